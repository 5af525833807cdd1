/** The members of a workspace, among whom an admin always remains (DESIGN section 6). */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import type { WorkspaceRole } from "../../lib/shared/workspace_options.ts";
import { addMember, changeMember, removeMember } from "../../lib/workspaces/members.ts";
import { addUser, auditEvents, START } from "../accounts/people.ts";
import { change, LATER, NOBODY } from "../contacts/acting.ts";
import { addWorkspaceFeedToken } from "../credentials/issued.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addMember as addMemberRow, addTeam, addWorkspace, outcomeOf, rolesIn } from "./rows.ts";

interface In {
  workspaceId: string;
  userId: string;
}

async function add(db: Db, member: In, input: { email: string; role: WorkspaceRole }) {
  const { userId } = member;
  return await change(db, {
    userId,
    at: LATER,
    work: (unit) => addMember(unit, { ...member, input }),
  });
}

async function give(db: Db, act: In & { memberId: string }, role: WorkspaceRole) {
  const { userId } = act;
  return await change(db, {
    userId,
    at: LATER,
    work: (unit) => changeMember(unit, { ...act, role }),
  });
}

async function remove(db: Db, act: In & { memberId: string }) {
  const { userId } = act;
  return await change(db, { userId, at: LATER, work: (unit) => removeMember(unit, act) });
}

async function lastEvent(db: Db) {
  return (await auditEvents(db)).at(-1);
}

databaseTest("addMember() lets in whoever has the address, suspended or not", async (db) => {
  const { workspaceId, admin } = await addTeam(db);
  for (const disabled_at of [null, START]) {
    const email = `grace-${disabled_at === null}@example.org`;
    const memberId = await addUser(db, { email, display_name: "Grace", disabled_at });

    const added = await add(db, { workspaceId, userId: admin }, { email, role: "editor" });

    const shown = { id: memberId, email, display_name: "Grace", role: "editor", created_at: LATER };
    assert.deepEqual(added, shown);
    assert.equal((await rolesIn(db, workspaceId))[memberId], "editor");
    const event = { log: admin, actor: admin, via: "session", action: "workspace_member.added" };
    assert.deepEqual(await lastEvent(db), { ...event, entity: memberId });
  }
});

databaseTest("addMember() refuses an unknown address, and whoever is in already", async (db) => {
  const { workspaceId, admin, viewer } = await addTeam(db);
  const member = { workspaceId, userId: admin };
  const before = await storedText(db);

  for (
    const [email, code] of [
      ["nobody@example.org", "unknown_user"],
      [`${viewer}@example.org`, "already_a_member"],
      [`${admin}@example.org`, "already_a_member"],
    ] as const
  ) {
    assert.equal(await outcomeOf(add(db, member, { email, role: "admin" })), code);
  }

  assert.equal(await storedText(db), before);
});

databaseTest("addMember() lets a member of another workspace in", async (db) => {
  const [mine, other] = [await addTeam(db), await addTeam(db)];
  const email = `${other.viewer}@example.org`;

  await add(db, { ...mine, userId: mine.admin }, { email, role: "admin" });

  assert.equal((await rolesIn(db, mine.workspaceId))[other.viewer], "admin");
  assert.equal((await rolesIn(db, other.workspaceId))[other.viewer], "viewer");
});

databaseTest("addMember() adds once what is asked twice at once", async (db) => {
  const { workspaceId, admin } = await addTeam(db);
  const memberId = await addUser(db);
  const input = { email: `${memberId}@example.org`, role: "viewer" } as const;
  const adding = () => outcomeOf(add(db, { workspaceId, userId: admin }, input));

  const outcomes = await Promise.all([adding(), adding()]);

  assert.deepEqual(outcomes.sort(), ["already_a_member", "done"]);
  assert.equal((await auditEvents(db)).length, 1);
});

databaseTest("changeMember() gives another role", async (db) => {
  const { workspaceId, admin, viewer } = await addTeam(db);
  const elsewhere = await addWorkspace(db);
  await addMemberRow(db, { workspaceId: elsewhere, userId: viewer, role: "viewer" });

  const changed = await give(db, { workspaceId, userId: admin, memberId: viewer }, "editor");

  assert.deepEqual([changed.id, changed.role], [viewer, "editor"]);
  assert.equal((await rolesIn(db, workspaceId))[viewer], "editor");
  assert.deepEqual(await rolesIn(db, elsewhere), { [viewer]: "viewer" });
  assert.equal((await lastEvent(db))?.action, "workspace_member.changed");
  const row = await db.selectFrom("workspace_members").select(["created_at", "updated_at"])
    .where("user_id", "=", viewer).where("workspace_id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  assert.deepEqual(row, { created_at: START, updated_at: LATER });
});

databaseTest("changeMember() changes nothing where the role is the same", async (db) => {
  const { workspaceId, admin, viewer } = await addTeam(db);
  const before = await storedText(db);

  await give(db, { workspaceId, userId: admin, memberId: viewer }, "viewer");
  await give(db, { workspaceId, userId: admin, memberId: admin }, "admin");

  assert.equal(await storedText(db), before);
});

databaseTest("removeMember() takes out another, whose addresses stay", async (db) => {
  const { workspaceId, admin, editor } = await addTeam(db);
  const tokenId = await addWorkspaceFeedToken(db, { workspaceId, createdBy: editor });

  await remove(db, { workspaceId, userId: admin, memberId: editor });

  assert.equal(editor in await rolesIn(db, workspaceId), false);
  const event = { log: admin, actor: admin, via: "session", action: "workspace_member.removed" };
  assert.deepEqual(await lastEvent(db), { ...event, entity: editor });
  const tokens = await db.selectFrom("intelligence_feed_tokens")
    .select(["id", "created_by", "revoked_at"]).execute();
  assert.deepEqual(tokens, [{ id: tokenId, created_by: editor, revoked_at: null }]);
});

for (const role of ["editor", "viewer"] as const) {
  databaseTest(`removeMember() lets a member of role ${role} leave, once`, async (db) => {
    const team = await addTeam(db);
    const leaving = { ...team, userId: team[role], memberId: team[role] };

    assert.equal(await outcomeOf(remove(db, leaving)), "done");
    assert.equal(await outcomeOf(remove(db, leaving)), "not_found");

    assert.equal(team[role] in await rolesIn(db, team.workspaceId), false);
  });
}

databaseTest("changing and removing find no member who is not there", async (db) => {
  const [team, other] = [await addTeam(db), await addTeam(db)];
  const before = await storedText(db);
  for (const memberId of [NOBODY, other.viewer, other.admin]) {
    const act = { ...team, userId: team.admin, memberId };
    assert.equal(await outcomeOf(give(db, act, "viewer")), "not_found");
    assert.equal(await outcomeOf(remove(db, act)), "not_found");
  }
  assert.equal(await storedText(db), before);
});
