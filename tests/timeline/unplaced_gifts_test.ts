import assert from "node:assert/strict";
import { GIFT_STATUSES } from "../../lib/shared/records/gift.ts";
import { composeTimeline } from "../../lib/timeline/compose.ts";
import { listUnplacedGifts } from "../../lib/timeline/unplaced_gifts.ts";
import { databaseTest } from "../databases.ts";
import { insertContact, secretBox } from "./seeds.ts";
import { Writer, WRITTEN_AT } from "./writer.ts";

databaseTest(
  "listUnplacedGifts() gives every gift that the timeline leaves out, newest first",
  async (db) => {
    const writer = await Writer.of(db);
    const { userId, contactId } = writer;
    let minutes = 0;
    for (const date of [null, WRITTEN_AT]) {
      for (const status of GIFT_STATUSES) {
        const description = `${status}${date === null ? "" : ", dated"}`;
        const at = new Date(WRITTEN_AT.getTime() + 60_000 * minutes++);
        await writer.create("gift", { contact_id: contactId, status, description, date }, { at });
      }
    }

    const gifts = await listUnplacedGifts({ db, secretBox }, { userId, contactId, limit: 10 });
    const entries = await composeTimeline({ db, secretBox }, {
      userId,
      order: "desc",
      limit: 10,
      now: WRITTEN_AT,
    });

    assert.deepEqual(gifts.map(({ description }) => description), [
      "purchased, dated",
      "idea, dated",
      "received",
      "given",
      "purchased",
      "idea",
    ]);
    assert.equal(gifts.length + entries.length, 2 * GIFT_STATUSES.length);
  },
);

databaseTest(
  "listUnplacedGifts() leaves out what is deleted, another contact's or a stranger's",
  async (db) => {
    const [writer, stranger] = [await Writer.of(db), await Writer.of(db)];
    const { userId, contactId } = writer;
    const bob = await insertContact(db, { userId, displayName: "Bob" });
    const idea = { status: "idea", description: "Chess" } as const;
    const { row } = await writer.create("gift", { contact_id: contactId, ...idea });
    await writer.create("gift", { contact_id: bob, ...idea });
    const count = async (query: { userId: string; contactId: string; limit: number }) =>
      (await listUnplacedGifts({ db, secretBox }, query)).length;

    assert.equal(await count({ userId, contactId, limit: 10 }), 1);
    assert.equal(await count({ userId, contactId, limit: 0 }), 0);
    assert.equal(await count({ userId: stranger.userId, contactId, limit: 10 }), 0);
    await writer.remove("gift", row.id);
    assert.equal(await count({ userId, contactId, limit: 10 }), 0);
    await db.updateTable("contacts").set({ deleted_at: WRITTEN_AT }).execute();
    assert.equal(await count({ userId, contactId: bob, limit: 10 }), 0);
  },
);
