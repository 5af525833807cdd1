/** The deletion of an account beside changes of what is the account's: neither waits in a circle. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { deleteOtherUser } from "../../lib/accounts/administration.ts";
import { revokeApiToken } from "../../lib/accounts/api_tokens.ts";
import { endSession, startSession } from "../../lib/accounts/sessions.ts";
import { deleteContact, restoreContact } from "../../lib/contacts/contacts.ts";
import { revokeFeed } from "../../lib/feeds/revoke_feed.ts";
import type { Unit } from "../../lib/work/write.ts";
import { addApiToken, addFeed, addSession } from "../credentials/issued.ts";
import { postgresqlTest } from "../databases.ts";
import { overlap } from "../overlap.ts";
import { settledOutcome } from "../workspaces/rows.ts";
import { begin as beginSession } from "./begun_sessions.ts";
import { addContact, addUser, START } from "./people.ts";

type Change = (unit: Unit) => Promise<unknown>;

/** Each change that takes a row of the user's and records it in the user's log. */
const CHANGES: Record<string, (db: Db, userId: string) => Promise<Change>> = {
  async "revokeFeed()"(db, userId) {
    const feedId = await addFeed(db, { userId });
    return (unit) => revokeFeed(unit, { userId, feedId });
  },
  async "revokeApiToken()"(db, userId) {
    const apiTokenId = await addApiToken(db, { userId });
    return (unit) => revokeApiToken(unit, { userId, apiTokenId });
  },
  async "endSession()"(db, userId) {
    const sessionId = await addSession(db, userId);
    return (unit) => endSession(unit, { userId, sessionId });
  },
  async "startSession() in another's browser"(db, userId) {
    const { secret: formerSecret } = await beginSession(db, { userId });
    const other = { userId: await addUser(db), userAgent: null, formerSecret };
    return (unit) => startSession(unit, other);
  },
  async "deleteContact()"(db, userId) {
    const contactId = await addContact(db, userId);
    return (unit) => deleteContact(unit, { userId, contactId });
  },
  async "restoreContact()"(db, userId) {
    const contactId = await addContact(db, userId);
    await db.updateTable("contacts").set({ deleted_at: START }).execute();
    return (unit) => restoreContact(unit, { userId, contactId });
  },
};

async function addDeletion(db: Db, userId: string): Promise<Change> {
  const adminId = await addUser(db, { role: "admin" });
  const actor = { kind: "user", userId: adminId, via: "session" } as const;
  return (unit) => deleteOtherUser({ ...unit, actor }, userId);
}

for (const [name, prepare] of Object.entries(CHANGES)) {
  postgresqlTest(`the deletion of an account waits for ${name} and goes through`, async (db) => {
    const userId = await addUser(db);
    const change = await prepare(db, userId);
    const deletion = await addDeletion(db, userId);

    const { second, hasWaited } = await overlap({ db, now: () => START }, change, deletion);

    assert.equal(await settledOutcome(second), "done");
    assert.equal(hasWaited, true);
    const left = await db.selectFrom("users").select("id").where("id", "=", userId).execute();
    assert.deepEqual(left, []);
  });

  postgresqlTest(`${name} finds nothing behind the deletion of the account`, async (db) => {
    const userId = await addUser(db);
    const change = await prepare(db, userId);
    const deletion = await addDeletion(db, userId);

    const { second, hasWaited } = await overlap({ db, now: () => START }, deletion, change);

    assert.match(await settledOutcome(second), /^(done|not_found)$/);
    assert.equal(hasWaited, true);
    const events = await db.selectFrom("audit_events").select("action")
      .where("user_id", "=", userId).execute();
    assert.deepEqual(events, []);
  });
}
