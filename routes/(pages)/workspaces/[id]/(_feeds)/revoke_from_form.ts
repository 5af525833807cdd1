/** Revokes the address that a form names, or finishes its revocation. */
import type { Site } from "../../../../../lib/site.ts";
import { type FeedToken, requireFeedToken } from "../../../../../lib/workspaces/feed_tokens.ts";
import {
  type Revocation,
  revokeFeedToken,
} from "../../../../../lib/workspaces/revoke_feed_token.ts";
import { attempt } from "../../../../(_forms)/attempt.ts";

export type RevocationOutcome =
  | { kind: "revoked" }
  /** By somebody else, or by the same form before. */
  | { kind: "revoked_already" }
  /** This server refuses it, but a cache may not have let go of its copies. */
  | { kind: "unfinished"; feedToken: FeedToken; isRetry: boolean };

/** @throws {DomainError} `not_found`, `insufficient_role`, `session_ended` */
export async function revokeFromForm(
  site: Site,
  revocation: Revocation,
): Promise<RevocationOutcome> {
  const isRetry = await isRevoked(site, revocation);
  const outcome = await attempt(
    () => revokeFeedToken(site, revocation),
    ["already_revoked", "purge_failed"],
  );
  if (outcome.kind === "done") return { kind: "revoked" };
  const { refusal } = outcome;
  return refusal.kind === "forbidden" && refusal.code === "purge_failed"
    ? { kind: "unfinished", feedToken: await requireFeedToken(site.db, revocation), isRetry }
    : { kind: "revoked_already" };
}

/** Whether the address was revoked before, and its end is what is left to do. */
async function isRevoked({ db }: Site, revocation: Revocation): Promise<boolean> {
  const found = await attempt(() => requireFeedToken(db, revocation), ["not_found"]);
  return found.kind === "done" && found.result.revoked_at !== null;
}
