/** Issuing a workspace's feed tokens, each for one reader, and listing them. */
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../db/database.ts";
import { fragmentOf, mintSecret } from "../credentials/secrets.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Page } from "../work/newest_first.ts";
import type { Unit } from "../work/write.ts";
import { readFeedTokenPage } from "./feed_token_page.ts";
import { CURATORS, enterWorkspace, type MemberOf, requireMembership } from "./membership.ts";
import {
  type FeedToken,
  findFeedToken,
  insertFeedToken,
  listFeedTokens as listRows,
} from "./queries/feed_tokens.ts";

export type { FeedToken };

export interface IssuedFeedToken {
  feedToken: FeedToken;
  /** Opens both feeds of the workspace. Shown once, kept nowhere. */
  secret: string;
}

/**
 * Issues a feed token. Those that were issued before stay as they are.
 *
 * @param options.id the new row's id where the caller must be able to repeat itself
 * @throws {DomainError} `already_done` when `id` exists: a form was sent twice, and the secret of its
 * first time is not known any more; and what `enterWorkspace` throws
 */
export async function issueFeedToken(
  unit: Unit,
  { label, id = uuidv7(), ...member }: MemberOf & { label: string; id?: string },
): Promise<IssuedFeedToken> {
  const { workspaceId, userId } = member;
  await enterWorkspace(unit, { ...member, roles: CURATORS });
  const { secret, tokenHash } = mintSecret("workspace_feed_token");
  const { prefix, start } = fragmentOf("workspace_feed_token", secret);
  const feedToken = await insertFeedToken(unit.tx, {
    id,
    workspaceId,
    createdBy: userId,
    label,
    tokenHash,
    tokenPrefix: prefix,
    tokenStart: start,
    now: unit.now,
  });
  if (feedToken === undefined) {
    throw new DomainError("already_done", "Cannot issue the address: it was issued before");
  }
  unit.record({
    userId,
    action: "workspace_feed_token.issued",
    entityType: "workspace_feed_token",
    entityId: id,
  });
  return { feedToken, secret };
}

/**
 * A page of the feed tokens: those whose revocation is not finished, which is to be repeated, then
 * those that open the feeds; the newest first of each.
 *
 * @throws {DomainError} `not_found` for somebody who is no member; `malformed_cursor`
 */
export async function listFeedTokens(
  db: Db,
  { workspaceId, userId, ...page }: MemberOf & { limit: number; cursor?: string },
): Promise<Page<FeedToken>> {
  await requireMembership(db, { workspaceId, userId });
  return await readFeedTokenPage((stretch) => listRows(db, { workspaceId, ...stretch }), page);
}

/**
 * One that is active, or whose revocation is not finished.
 *
 * @throws {DomainError} `not_found`
 */
export async function requireFeedToken(
  db: Db,
  { tokenId, ...member }: MemberOf & { tokenId: string },
): Promise<FeedToken> {
  await requireMembership(db, member);
  const { workspaceId } = member;
  const feedToken = await findFeedToken(db, { workspaceId, tokenId });
  if (feedToken !== undefined && feedToken.purged_at === null) return feedToken;
  throw new DomainError("not_found", "Cannot find the address: there is no such active one");
}
