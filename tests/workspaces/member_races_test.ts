/** Two who change the members of a workspace at the same time, on a server. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { deleteOtherUser } from "../../lib/accounts/administration.ts";
import { type Unit, write } from "../../lib/work/write.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { articleSchema } from "../../lib/shared/article_form.ts";
import { postArticles } from "../../lib/workspaces/articles.ts";
import { addMember, changeMember, removeMember } from "../../lib/workspaces/members.ts";
import { addUser, START } from "../accounts/people.ts";
import { siteAt, untilSomebodyWaits } from "../contacts/acting.ts";
import { postgresqlTest } from "../databases.ts";
import { overlap } from "../overlap.ts";
import { addMember as addMemberRow, addTeam, outcomeOf, rolesIn, settledOutcome } from "./rows.ts";

/** A workspace with two admins, and how each of them goes. */
async function addPair(db: Db) {
  const { workspaceId, admin, editor } = await addTeam(db);
  const other = await addMemberRow(db, { workspaceId, role: "admin" });
  const leave = (userId: string) => (unit: Unit) =>
    removeMember(unit, { workspaceId, userId, memberId: userId });
  return { site: siteAt(db, START), workspaceId, admin, other, editor, leave };
}

async function adminsOf(db: Db, workspaceId: string): Promise<string[]> {
  const roles = await rolesIn(db, workspaceId);
  return Object.keys(roles).filter((id) => roles[id] === "admin");
}

postgresqlTest("removeMember() keeps one of two admins who leave at once", async (db) => {
  const { site, workspaceId, admin, other, leave } = await addPair(db);

  const { second, hasWaited } = await overlap(site, leave(admin), leave(other));

  assert.equal(hasWaited, true);
  assert.equal(await settledOutcome(second), "last_workspace_admin");
  assert.deepEqual(await adminsOf(db, workspaceId), [other]);
});

postgresqlTest("changeMember() keeps one of two admins who step down at once", async (db) => {
  const { site, workspaceId, admin, other, leave } = await addPair(db);

  const { second, hasWaited } = await overlap(
    site,
    leave(admin),
    (unit) => changeMember(unit, { workspaceId, userId: other, memberId: other, role: "viewer" }),
  );

  assert.equal(hasWaited, true);
  assert.equal(await settledOutcome(second), "last_workspace_admin");
  assert.deepEqual(await adminsOf(db, workspaceId), [other]);
});

postgresqlTest("postArticles() is refused behind the removal of whoever posts", async (db) => {
  const { site, workspaceId, admin, editor } = await addPair(db);
  const input = { url: "https://example.org/", title: "News", published_at: "2026-02-01" };
  const inputs = [parseInput(articleSchema, input)];

  const { second, hasWaited } = await overlap(
    site,
    (unit) => removeMember(unit, { workspaceId, userId: admin, memberId: editor }),
    (unit) => postArticles(unit, { workspaceId, userId: editor, inputs }),
  );

  assert.equal(hasWaited, true);
  assert.equal(await settledOutcome(second), "not_found");
  assert.deepEqual(await db.selectFrom("articles").select("id").execute(), []);
});

/** An admin of the installation deletes a user while an admin of a workspace lets that user in. */
async function addDeletion(db: Db) {
  const pair = await addPair(db);
  const appAdminId = await addUser(db, { role: "admin" });
  const appAdmin = { kind: "user", userId: appAdminId, via: "session" } as const;
  const { workspaceId, admin } = pair;
  return {
    ...pair,
    deletionOf: (userId: string) => (unit: Unit) =>
      deleteOtherUser({ ...unit, actor: appAdmin }, userId),
    letIn: (userId: string) => (unit: Unit) =>
      addMember(unit, {
        workspaceId,
        userId: admin,
        input: { email: `${userId}@example.org`, role: "viewer" },
      }),
  };
}

postgresqlTest("addMember() finds nobody behind the deletion of the account", async (db) => {
  const { site, workspaceId, deletionOf, letIn } = await addDeletion(db);
  const userId = await addUser(db);

  const { second, hasWaited } = await overlap(site, deletionOf(userId), letIn(userId));

  assert.equal(hasWaited, true);
  assert.equal(await settledOutcome(second), "unknown_user");
  assert.equal(userId in await rolesIn(db, workspaceId), false);
});

postgresqlTest("a deletion behind addMember() takes the membership along", async (db) => {
  const { site, workspaceId, deletionOf, letIn } = await addDeletion(db);
  const userId = await addUser(db);

  const { second, hasWaited } = await overlap(site, letIn(userId), deletionOf(userId));

  assert.equal(hasWaited, true);
  assert.equal(await settledOutcome(second), "done");
  assert.equal(userId in await rolesIn(db, workspaceId), false);
});

postgresqlTest("addMember() of a member waits for no deletion that waits for it", async (db) => {
  const { site, admin, workspaceId, deletionOf, letIn, editor } = await addDeletion(db);
  const isHeld = Promise.withResolvers<void>();
  const first = write(site, { kind: "system" }, async (unit) => {
    await changeMember(unit, { workspaceId, userId: admin, memberId: editor, role: "viewer" });
    isHeld.resolve();
    // The deletion has the user now, and waits for the workspace.
    await untilSomebodyWaits(unit.tx);
    return await outcomeOf(letIn(editor)(unit));
  });
  await Promise.race([isHeld.promise, first]);
  const second = outcomeOf(write(site, { kind: "system" }, deletionOf(editor)));

  assert.deepEqual(await Promise.all([first, second]), ["already_a_member", "done"]);
});
