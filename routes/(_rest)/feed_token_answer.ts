/** A new feed token of a workspace as REST shows it, this once with its secret. */
import type { IssuedFeedToken } from "../../lib/workspaces/feed_tokens.ts";

/** 201 without a Location: what there is to do with it is below its id, and nothing is at it. */
export function answerFeedToken({ feedToken, secret }: IssuedFeedToken): Response {
  const { revoked_at: _, purged_at: __, ...shown } = feedToken;
  return Response.json({ ...shown, token: secret }, { status: 201 });
}
