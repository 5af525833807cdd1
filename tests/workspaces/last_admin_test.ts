/** An admin always remains among the members of a workspace (DESIGN section 6). */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import type { Unit } from "../../lib/work/write.ts";
import { changeMember, removeMember } from "../../lib/workspaces/members.ts";
import { addUser, START } from "../accounts/people.ts";
import { change, LATER } from "../contacts/acting.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addMember, addTeam, addWorkspace, outcomeOf } from "./rows.ts";

/** An admin who does something to their own membership. */
async function act(db: Db, userId: string, work: (unit: Unit) => Promise<unknown>) {
  return await outcomeOf(change(db, { userId, at: LATER, work }));
}

/** Another admin of the workspace: none, one whose account may be used, or one who is suspended. */
const OTHERS = [
  { name: "without another", other: undefined, mayGo: false },
  { name: "beside another", other: { disabled_at: null }, mayGo: true },
  { name: "beside a suspended one", other: { disabled_at: START }, mayGo: false },
];

for (const { name, other, mayGo } of OTHERS) {
  databaseTest(`an admin ${name} ${mayGo ? "goes" : "stays"}`, async (db) => {
    const { workspaceId, admin } = await addTeam(db);
    // An admin elsewhere is none here.
    await addMember(db, { workspaceId: await addWorkspace(db), role: "admin" });
    if (other !== undefined) {
      await addMember(db, { workspaceId, userId: await addUser(db, other), role: "admin" });
    }
    const self = { workspaceId, userId: admin, memberId: admin };
    const expected = mayGo ? "done" : "last_workspace_admin";
    const before = await storedText(db);

    assert.equal(
      await act(db, admin, (unit) => changeMember(unit, { ...self, role: "editor" })),
      expected,
    );
    if (mayGo) {
      await db.updateTable("workspace_members").set({ role: "admin" })
        .where("user_id", "=", admin).execute();
    }
    assert.equal(await act(db, admin, (unit) => removeMember(unit, self)), expected);

    if (!mayGo) assert.equal(await storedText(db), before);
  });
}

databaseTest("a viewer leaves a workspace whose only admin is suspended", async (db) => {
  const { workspaceId, admin, viewer } = await addTeam(db);
  await db.updateTable("users").set({ disabled_at: START }).where("id", "=", admin).execute();
  const self = { workspaceId, userId: viewer, memberId: viewer };

  assert.equal(await act(db, viewer, (unit) => removeMember(unit, self)), "done");
});
