/** The list of a workspace's members. */
import assert from "node:assert/strict";
import { listMembers } from "../../lib/workspaces/members.ts";
import { after, START } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { addMember, addTeam, addWorkspace, outcomeOf } from "./rows.ts";

databaseTest("listMembers() goes page by page, who came last first", async (db) => {
  const workspaceId = await addWorkspace(db);
  const ids: string[] = [];
  for (const at of [START, START, after(1), after(2), after(2)]) {
    ids.unshift(await addMember(db, { workspaceId, role: "viewer", at }));
  }
  await addTeam(db);
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = { limit: 2, cursor: cursor ?? undefined };
    const { items, next_cursor } = await listMembers(db, {
      workspaceId,
      userId: ids[0] ?? "",
      ...page,
    });
    seen.push(...items.map(({ id }) => id));
    cursor = next_cursor;
  } while (cursor !== null);

  assert.deepEqual(seen, ids);
});

databaseTest("listMembers() tells who they are, and since when", async (db) => {
  const { workspaceId, viewer } = await addTeam(db);

  const { items } = await listMembers(db, { workspaceId, userId: viewer, limit: 1 });

  const email = `${viewer}@example.org`;
  assert.deepEqual(items, [
    { id: viewer, email, display_name: "Somebody", role: "viewer", created_at: START },
  ]);
});

databaseTest("listMembers() refuses a cursor that no page gave", async (db) => {
  const { workspaceId, viewer } = await addTeam(db);

  const listing = listMembers(db, { workspaceId, userId: viewer, limit: 1, cursor: "x" });

  assert.equal(await outcomeOf(listing), "malformed_cursor");
});
