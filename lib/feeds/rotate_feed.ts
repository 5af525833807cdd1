/** Giving a feed a new address: the old one ends, everything else stays (ADR decision 6). */
import { v7 as uuidv7 } from "uuid";
import { requireInForce } from "../credentials/require_in_force.ts";
import { revokeCredentials } from "../credentials/revoke.ts";
import { mintSecret } from "../credentials/secrets.ts";
import { DomainError } from "../shared/domain_error.ts";
import { lockOwner } from "../work/user_locks.ts";
import type { Unit } from "../work/write.ts";
import type { CreatedFeed } from "./create_feed.ts";
import { type Feed, findActiveFeed, insertFeed, isOwnFeed } from "./queries/feeds.ts";
import { holdContact } from "./require_contact.ts";

interface Rotation {
  userId: string;
  feedId: string;
  /** The new row's id where the caller must be able to repeat itself. */
  id?: string;
}

/**
 * Revokes the feed and makes one with the same name, kind, contact and level of detail. The number
 * of active feeds stays, so that it works at the limit.
 *
 * @throws {DomainError} `not_found` when the feed is absent, revoked already or another user's: of
 * two rotations at once, the loser; `already_done` when `id` exists: a form was sent twice;
 * `session_ended` when the credential is in force no more, though it was when it let the request in
 */
export async function rotateFeed(
  unit: Unit,
  { userId, feedId, id = uuidv7() }: Rotation,
): Promise<CreatedFeed> {
  await lockOwner(unit.tx, userId);
  await requireInForce(unit);
  if (await isOwnFeed(unit.tx, { userId, feedId: id })) throw rotatedBefore();
  const former = await endFormer(unit, { userId, feedId });
  const { secret, tokenHash } = mintSecret("feed");
  const feed = await insertFeed(unit.tx, {
    id,
    userId,
    name: former.name,
    kind: former.kind,
    entityId: former.entity_id,
    detail: former.detail,
    tokenHash,
    now: unit.now,
  });
  if (feed === undefined) throw rotatedBefore();
  unit.record({ userId, action: "feed.rotated", entityType: "feed", entityId: feed.id });
  return { feed, secret };
}

/** The contact is held before the feed, in the order in which a deletion takes them. */
async function endFormer(
  unit: Unit,
  { userId, feedId }: { userId: string; feedId: string },
): Promise<Feed> {
  const former = await findActiveFeed(unit.tx, { userId, feedId });
  if (former === undefined) throw absent();
  const { entity_id: contactId } = former;
  if (contactId !== null) await holdContact(unit.tx, { userId, contactId });
  const ended = await revokeCredentials(unit, "feed", { userId, id: feedId });
  if (ended.length === 0) throw absent();
  return former;
}

function absent(): DomainError {
  return new DomainError("not_found", "Cannot rotate the feed: there is no such active feed");
}

function rotatedBefore(): DomainError {
  return new DomainError("already_done", "Cannot rotate the feed: it was rotated before");
}
