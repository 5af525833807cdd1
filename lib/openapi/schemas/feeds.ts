/** What feeds and their previews look like in answers. */
import { z } from "zod";
import type { Feed } from "../../feeds/list_feeds.ts";
import { DETAIL_LEVELS, FEED_KINDS } from "../../shared/feed_options.ts";
import { type Wire, wireId, wireInstant } from "./wire.ts";

export const feed = z.object({
  id: wireId(),
  name: z.string(),
  kind: z.enum(FEED_KINDS),
  entity_id: wireId().nullable().meta({
    description: "The contact of a `contact` feed. Null for `aggregate`.",
  }),
  detail: z.enum(DETAIL_LEVELS),
  created_at: wireInstant(),
  last_accessed_at: wireInstant().nullable().meta({
    description: "When a reader last fetched the feed, to the hour. Null: never.",
  }),
}).meta({ id: "Feed" }) satisfies z.ZodType<Wire<Feed>>;

export const createdFeed = feed.extend({
  url: z.string().meta({
    format: "uri-reference",
    description: "The feed's secret address, in this answer alone. Without a configured origin " +
      "it is the path and query.",
  }),
}).meta({ id: "CreatedFeed" });

export const feedList = z.object({
  items: z.array(feed),
  next_cursor: z.null().meta({ description: "There is one page: active feeds are limited." }),
}).meta({ id: "FeedList" });

export const feedPreview = z.object({
  items: z.array(z.object({
    id: z.string().meta({ format: "uri", description: "The entry's permanent id." }),
    title: z.string(),
    published: wireInstant(),
    updated: wireInstant(),
    content: z.string().meta({ description: "Plain text." }),
    link: z.string().nullable().meta({ description: "The page that the entry is about." }),
  })),
}).meta({ id: "FeedPreview" });
