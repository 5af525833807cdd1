/** Making a feed, whose secret exists in clear only in what this returns (ADR decision 6). */
import { v7 as uuidv7 } from "uuid";
import { requireInForce } from "../credentials/require_in_force.ts";
import { mintSecret } from "../credentials/secrets.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { FeedInput } from "../shared/feed_form.ts";
import { MAX_ACTIVE_FEEDS } from "../shared/feed_options.ts";
import { lockOwner } from "../work/user_locks.ts";
import type { Unit } from "../work/write.ts";
import { countActiveFeeds, type Feed, insertFeed } from "./queries/feeds.ts";
import { holdContact } from "./require_contact.ts";

export interface CreatedFeed {
  feed: Feed;
  /** The part of the address that gives access. Shown once, kept nowhere. */
  secret: string;
}

/**
 * Makes a feed of the user's.
 *
 * @param options.id the new row's id where the caller must be able to repeat itself
 * @throws {DomainError} `not_found` when the contact is absent, deleted or another user's,
 * `too_many_feeds` when the user has {@link MAX_ACTIVE_FEEDS} active ones, `already_done` when
 * `id` exists: a form was sent twice, and the secret of its first time is not known any more,
 * `session_ended` when the credential is in force no more, though it was when it let the request in
 */
export async function createFeed(
  unit: Unit,
  { userId, input, id = uuidv7() }: { userId: string; input: FeedInput; id?: string },
): Promise<CreatedFeed> {
  const { name, kind, detail, entity_id: entityId = null } = input;
  await lockOwner(unit.tx, userId);
  await requireInForce(unit);
  if (entityId !== null) await holdContact(unit.tx, { userId, contactId: entityId });
  const { secret, tokenHash } = mintSecret("feed");
  const feed = await insertFeed(unit.tx, {
    id,
    userId,
    name,
    kind,
    entityId,
    detail,
    tokenHash,
    now: unit.now,
  });
  if (feed === undefined) {
    throw new DomainError("already_done", "Cannot create the feed: it was created before");
  }
  if (await countActiveFeeds(unit.tx, userId) > MAX_ACTIVE_FEEDS) {
    throw new DomainError("too_many_feeds", `Cannot create a feed: ${MAX_ACTIVE_FEEDS} are active`);
  }
  unit.record({ userId, action: "feed.created", entityType: "feed", entityId: feed.id });
  return { feed, secret };
}
