/** A feed's document from a workspace and its articles. */
import type { Translator } from "../i18n/translator.ts";
import { translatorFor } from "../i18n/translator.ts";
import { PRODUCT_NAME } from "../shared/product.ts";
import { RSS_WINDOW, type Verdict } from "../shared/workspace_options.ts";
import type { Site } from "../site.ts";
import { newestChange } from "../syndication/newest_change.ts";
import { permanentUrn } from "../syndication/permanent_urn.ts";
import { type Article, listPublished } from "./queries/articles.ts";
import type { PolledWorkspace } from "./queries/feed_tokens.ts";
import type { RssChannel, RssItem } from "./rss.ts";

/** The newest articles with the verdict that have been published by now. */
export async function composeChannel(
  { db, now }: Pick<Site, "db" | "now">,
  { workspace, verdict, origin }: {
    workspace: PolledWorkspace;
    verdict: Verdict;
    /** Of the pages. */
    origin: string;
  },
): Promise<RssChannel> {
  const { id: workspaceId, name } = workspace;
  const translator: Translator = translatorFor(workspace.language);
  const query = { workspaceId, verdict, until: now(), limit: RSS_WINDOW };
  const articles = await listPublished(db, query);
  return {
    title: translator.text(`feed.channel.${verdict}.title`, { workspace: name }),
    link: `${origin}/workspaces/${workspaceId}`,
    description: translator.text(`feed.channel.${verdict}.description`, { workspace: name }),
    lastBuildDate: newestChange(articles.map(({ updated_at }) => updated_at)) ??
      workspace.created_at,
    generator: PRODUCT_NAME,
    items: articles.map(toItem),
  };
}

function toItem(article: Article): RssItem {
  return {
    guid: permanentUrn(`article:${article.id}`),
    title: article.title,
    // As the URL standard writes it: percent-encoded, where it was typed with other characters.
    link: new URL(article.url).href,
    published: article.published_at,
    author: article.author,
    description: article.summary,
  };
}
