/** Making a feed while other things happen to its owner and its contact. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { deleteContact } from "../../lib/contacts/contacts.ts";
import { createFeed } from "../../lib/feeds/create_feed.ts";
import { listFeeds } from "../../lib/feeds/list_feeds.ts";
import { write } from "../../lib/work/write.ts";
import { addContact, addUser, START } from "../accounts/people.ts";
import { postgresqlTest } from "../databases.ts";

postgresqlTest(
  "createFeed() leaves nothing armed when its contact is deleted meanwhile",
  async (db) => {
    const site = { db, now: () => START };
    const userId = await addUser(db);
    const contactId = await addContact(db, userId);
    const actor = { kind: "system" } as const;
    const created = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const creation = write(site, actor, async (unit) => {
      const input = { name: "x", kind: "contact", entity_id: contactId, detail: "full" } as const;
      await createFeed(unit, { userId, input });
      created.resolve();
      await mayCommit.promise;
    });
    await created.promise;
    let isDeleted = false;
    const deletion = write(site, actor, (unit) => deleteContact(unit, { userId, contactId }))
      .then(() => isDeleted = true);
    while (!isDeleted && !await somebodyWaits(db));
    assert.equal(isDeleted, false, "the deletion waits for the feed");
    mayCommit.resolve();
    await Promise.all([creation, deletion]);
    assert.deepEqual(await listFeeds(db, userId), []);
  },
);

/** Whether a statement of this database waits for another transaction. */
async function somebodyWaits(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    .execute(db);
  return rows.length > 0;
}
