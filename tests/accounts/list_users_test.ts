/** The list of all accounts, page by page. */
import assert from "node:assert/strict";
import { listUsers } from "../../lib/accounts/list_users.ts";
import { databaseTest } from "../databases.ts";
import { addUser, START } from "./people.ts";

databaseTest("listUsers() gives every account once, newest first", async (db) => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.push(await addUser(db));

  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listUsers(db, { limit: 2, cursor });
    listed.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);

  assert.deepEqual(listed, ids.toReversed());
});

databaseTest("listUsers() ends on a page that is just full", async (db) => {
  for (let count = 0; count < 2; count++) await addUser(db);

  assert.equal((await listUsers(db, { limit: 2 })).next_cursor, null);
});

databaseTest("listUsers() says of an account what an admin needs and no hash", async (db) => {
  const id = await addUser(db, { role: "admin", disabled_at: START });

  const { items } = await listUsers(db, { limit: 1 });

  assert.deepEqual(items, [{
    id,
    email: `${id}@example.org`,
    displayName: "Somebody",
    role: "admin",
    language: "en",
    timeZone: "UTC",
    disabledAt: START,
    createdAt: START,
  }]);
});

databaseTest("listUsers() refuses a cursor that no page gave", async (db) => {
  await assert.rejects(listUsers(db, { limit: 2, cursor: "WyJ4Il0" }), {
    code: "malformed_cursor",
  });
});
