/** The answer to a suspected compromise: every credential of the account ends (ADR decision 6). */
import assert from "node:assert/strict";
import { endAccess } from "../../lib/accounts/end_access.ts";
import { write } from "../../lib/work/write.ts";
import { addFeed } from "../credentials/issued.ts";
import { databaseTest } from "../databases.ts";
import { accessOf, addAccess, NO_ACCESS, WHOLE_ACCESS } from "./access.ts";
import { addContact, addUser, auditEvents, START } from "./people.ts";

databaseTest("endAccess() ends every credential of the user and of nobody else", async (db) => {
  const [userId, otherId] = [await addUser(db), await addUser(db)];
  await addAccess(db, userId);
  await addFeed(db, { userId, contactId: await addContact(db, userId) });
  await addAccess(db, otherId);

  await write(
    { db, now: () => START },
    { kind: "operator" },
    (unit) => endAccess(unit, userId),
  );

  assert.deepEqual(await accessOf(db, userId), NO_ACCESS);
  assert.deepEqual(await accessOf(db, otherId), WHOLE_ACCESS);
});

databaseTest("endAccess() leaves an event for each credential that ended", async (db) => {
  const userId = await addUser(db);
  await addAccess(db, userId);
  await addFeed(db, { userId });
  await addFeed(db, { userId, revokedAt: START });

  await write(
    { db, now: () => START },
    { kind: "operator" },
    (unit) => endAccess(unit, userId),
  );

  assert.deepEqual((await auditEvents(db)).map(({ action }) => action).sort(), [
    "api_token.revoked",
    "feed.revoked",
    "feed.revoked",
    "recovery_link.ended",
    "session.ended",
  ]);
});
