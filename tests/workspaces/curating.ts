/** What tests of workspaces begin with: a workspace, articles, and addresses of its feeds. */
import type { TestApp } from "../app_for_test.ts";
import type { Persona } from "../personas.ts";
import { type ArticleInput, articleSchema } from "../../lib/shared/article_form.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import type { Verdict } from "../../lib/shared/workspace_options.ts";
import type { Article } from "../../lib/workspaces/articles.ts";
import { postArticles } from "../../lib/workspaces/articles.ts";
import { issueFeedToken } from "../../lib/workspaces/feed_tokens.ts";
import { workspaceFeedUrl } from "../../lib/workspaces/workspace_feed_url.ts";
import { createWorkspace } from "../../lib/workspaces/workspaces.ts";
import { write } from "../../lib/work/write.ts";

/** Acts for one person, in one workspace of theirs. */
export interface Curation {
  workspaceId: string;
  userId: string;
  post(...articles: object[]): Promise<Article[]>;
  /** A new secret, as paths under which its two feeds are polled. */
  issue(label?: string): Promise<IssuedAddress>;
}

export interface IssuedAddress {
  tokenId: string;
  secret: string;
  passed: string;
  filtered: string;
}

export async function curate(
  { site }: TestApp,
  { user }: Persona,
  name = "Newsroom",
): Promise<Curation> {
  const actor = { kind: "user", userId: user.id, via: "session" } as const;
  const { id: workspaceId } = await write(
    site,
    actor,
    (unit) => createWorkspace(unit, { creator: user, input: { name } }),
  );
  const member = { workspaceId, userId: user.id };
  return {
    ...member,
    async post(...articles) {
      const inputs = articles.map((article) => parseInput(articleSchema, article));
      return (await write(site, actor, (unit) => postArticles(unit, { ...member, inputs }))).items;
    },
    async issue(label = "Kitchen tablet") {
      const { feedToken, secret } = await write(
        site,
        actor,
        (unit) => issueFeedToken(unit, { ...member, label }),
      );
      const urlOf = (verdict: Verdict) => workspaceFeedUrl(null, { workspaceId, verdict, secret });
      return {
        tokenId: feedToken.id,
        secret,
        passed: urlOf("passed"),
        filtered: urlOf("filtered"),
      };
    },
  };
}

/** An article that passed, at its own address. */
export function passedArticle(slug: string, values: Partial<ArticleInput> = {}): object {
  return {
    url: `https://example.org/${slug}`,
    title: `Title of ${slug}`,
    published_at: "2026-02-01T08:30:00Z",
    verdict: "passed",
    ...values,
  };
}
