/** A new feed as REST shows it, this once with its address. */
import type { CreatedFeed } from "../../lib/feeds/create_feed.ts";
import { feedUrl } from "../../lib/feeds/feed_url.ts";
import type { Site } from "../../lib/site.ts";
import { answerCreated } from "./answers.ts";

export function answerNewFeed({ config }: Site, { feed, secret }: CreatedFeed): Response {
  const body = { ...feed, url: feedUrl(config.frontendUrl, secret) };
  return answerCreated(body, `/api/v1/feeds/${feed.id}`);
}
