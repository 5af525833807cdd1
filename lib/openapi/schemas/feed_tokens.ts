/** What the feed tokens of a workspace look like in answers. */
import { z } from "zod";
import type { FeedToken } from "../../workspaces/feed_tokens.ts";
import type { RevokedFeedToken } from "../../workspaces/revoke_feed_token.ts";
import { type Wire, wireId, wireInstant, wirePage } from "./wire.ts";

const identity = {
  id: wireId(),
  label: z.string(),
  token_prefix: z.string().meta({
    description: "With `token_start` how the secret begins, by which people tell them apart.",
  }),
  token_start: z.string(),
  created_at: wireInstant(),
  last_used_at: wireInstant().nullable().meta({
    description: "When a poll last reached the application, to the hour: those that an edge " +
      "cache answers are not counted. Null: never.",
  }),
};

const feedToken = z.object({
  ...identity,
  revoked_at: wireInstant().nullable().meta({
    description: "Not null where a revocation is not finished: the application refuses the " +
      "secret, but copies in an edge cache may live on. Revoke again to purge again.",
  }),
  purged_at: wireInstant().nullable().meta({ description: "When the edge cache was purged." }),
}).meta({ id: "FeedToken" }) satisfies z.ZodType<Wire<FeedToken>>;

export const feedTokenPage = wirePage(feedToken).meta({ id: "FeedTokenPage" });

export const issuedFeedToken = z.object({
  ...identity,
  token: z.string().meta({ description: "The secret, in this answer alone." }),
}).meta({ id: "IssuedFeedToken" });

export const revokedFeedToken = z.object({
  revoked_at: wireInstant().meta({ description: "Since when the application refuses it." }),
  purged_at: wireInstant().meta({ description: "When the edge cache had let go of its copies." }),
}).meta({ id: "RevokedFeedToken" }) satisfies z.ZodType<Wire<RevokedFeedToken>>;
