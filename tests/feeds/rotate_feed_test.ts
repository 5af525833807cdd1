/** Rotating a feed, and ending all of them, while other things happen to the owner's feeds. */
import assert from "node:assert/strict";
import { deleteContact } from "../../lib/contacts/contacts.ts";
import { createFeed } from "../../lib/feeds/create_feed.ts";
import { revokeAllFeeds, revokeFeed } from "../../lib/feeds/revoke_feed.ts";
import { rotateFeed } from "../../lib/feeds/rotate_feed.ts";
import { DomainError } from "../../lib/shared/domain_error.ts";
import { type Unit, write } from "../../lib/work/write.ts";
import type { Db } from "../../db/database.ts";
import { addContact, addUser, START } from "../accounts/people.ts";
import { addFeed, addSession } from "../credentials/issued.ts";
import { databaseTest, postgresqlTest } from "../databases.ts";
import { overlap } from "../overlap.ts";

async function begin(db: Db) {
  const userId = await addUser(db);
  const contactId = await addContact(db, userId);
  const feedId = await addFeed(db, { userId, contactId });
  return {
    site: { db, now: () => START },
    userId,
    contactId,
    feedId,
    rotate: (unit: Unit) => rotateFeed(unit, { userId, feedId }),
  };
}

async function activeFeeds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("feeds").select("id").where("revoked_at", "is", null).execute();
  return rows.map(({ id }) => id);
}

function isNotFound(settled: PromiseSettledResult<unknown>): boolean {
  return settled.status === "rejected" && settled.reason instanceof DomainError &&
    settled.reason.code === "not_found";
}

postgresqlTest("rotateFeed() finds nothing to rotate behind another rotation", async (db) => {
  const { site, rotate } = await begin(db);

  const { first, second } = await overlap(site, rotate, rotate);

  assert.ok(isNotFound(second));
  assert.deepEqual(await activeFeeds(db), [first.feed.id]);
});

postgresqlTest("rotateFeed() finds nothing to rotate behind a revocation", async (db) => {
  const { site, userId, feedId, rotate } = await begin(db);

  const { second } = await overlap(site, (unit) => revokeFeed(unit, { userId, feedId }), rotate);

  assert.ok(isNotFound(second));
  assert.deepEqual(await activeFeeds(db), []);
});

postgresqlTest("rotateFeed() arms nothing when its contact is deleted meanwhile", async (db) => {
  const { site, userId, contactId, rotate } = await begin(db);
  const deletion = (unit: Unit) => deleteContact(unit, { userId, contactId });

  const { second, hasWaited } = await overlap(site, rotate, deletion);

  assert.equal(hasWaited, true);
  assert.equal(second.status, "fulfilled");
  assert.deepEqual(await activeFeeds(db), []);
});

postgresqlTest("rotateFeed() waits for the deletion of its contact to commit", async (db) => {
  const { site, userId, contactId, rotate } = await begin(db);
  const deletion = (unit: Unit) => deleteContact(unit, { userId, contactId });

  const { second, hasWaited } = await overlap(site, deletion, rotate);

  assert.equal(hasWaited, true);
  assert.ok(isNotFound(second));
  assert.deepEqual(await activeFeeds(db), []);
});

databaseTest("rotateFeed() makes nothing by a session that has ended", async (db) => {
  const { site, userId, feedId, rotate } = await begin(db);
  const credentialId = await addSession(db, userId);
  const actor = { kind: "user", userId, via: "session", credentialId } as const;
  await db.deleteFrom("sessions").execute();

  await assert.rejects(write(site, actor, rotate), { code: "session_ended" });

  assert.deepEqual(await activeFeeds(db), [feedId]);
});

postgresqlTest("createFeed() makes nothing behind the deletion of its contact", async (db) => {
  const { site, userId, contactId } = await begin(db);
  const input = { name: "x", kind: "contact", entity_id: contactId, detail: "full" } as const;

  const { second } = await overlap(
    site,
    (unit) => deleteContact(unit, { userId, contactId }),
    (unit) => createFeed(unit, { userId, input }),
  );

  assert.ok(isNotFound(second));
  assert.deepEqual(await activeFeeds(db), []);
});

postgresqlTest("revokeAllFeeds() ends what is rotated or made at the same time", async (db) => {
  const { site, userId, rotate } = await begin(db);
  const input = { name: "x", kind: "aggregate", detail: "full" } as const;
  const revokeAll = (unit: Unit) => revokeAllFeeds(unit, userId);

  const rotation = await overlap(site, rotate, revokeAll);
  const creation = await overlap(
    site,
    (unit) => createFeed(unit, { userId, input }),
    revokeAll,
  );

  assert.deepEqual([rotation.second, creation.second], [
    { status: "fulfilled", value: 1 },
    { status: "fulfilled", value: 1 },
  ]);
  assert.deepEqual(await activeFeeds(db), []);
});
