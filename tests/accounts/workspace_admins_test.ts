/** No account goes while a workspace would be left without an admin (DESIGN section 4). */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { deleteOtherUser } from "../../lib/accounts/administration.ts";
import { deleteOwnAccount } from "../../lib/accounts/own_account.ts";
import { createLimits } from "../../lib/limits/limits.ts";
import { createLog } from "../../lib/log/log.ts";
import type { WorkspaceRole } from "../../lib/shared/workspace_options.ts";
import type { Unit } from "../../lib/work/write.ts";
import { addMember, changeMember, removeMember } from "../../lib/workspaces/members.ts";
import { createWorkspace } from "../../lib/workspaces/workspaces.ts";
import { change } from "../contacts/acting.ts";
import { addWorkspaceFeedToken } from "../credentials/issued.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest, postgresqlTest } from "../databases.ts";
import { overlap } from "../overlap.ts";
import {
  addMember as addMemberRow,
  addWorkspace,
  outcomeOf,
  rolesIn,
  settledOutcome,
} from "../workspaces/rows.ts";
import { addUser, START } from "./people.ts";
import { hasher, PASSWORD } from "./sign_in_setting.ts";

const SITE_NOW = () => START;

async function deleteOwn(db: Db, userId: string): Promise<string> {
  const log = createLog({ format: "text", level: "info", now: SITE_NOW, write: () => {} });
  const site = { db, now: SITE_NOW, passwords: hasher, limits: createLimits(SITE_NOW), log };
  return await outcomeOf(deleteOwnAccount(site, { userId, password: PASSWORD }));
}

/** By an admin of the installation, who is in no workspace. */
async function deleteOther(db: Db, userId: string): Promise<string> {
  const adminId = await addUser(db, { role: "admin" });
  const work = (unit: Unit) => deleteOtherUser(unit, userId);
  return await outcomeOf(change(db, { userId: adminId, work }));
}

const WAYS = { "deleteOwnAccount()": deleteOwn, "deleteOtherUser()": deleteOther };

async function addPerson(db: Db): Promise<string> {
  return await addUser(db, { password_hash: await hasher.hash(PASSWORD) });
}

interface Standing {
  name: string;
  role: WorkspaceRole;
  others: { role: WorkspaceRole; disabledAt?: Date }[];
  mayGo: boolean;
}

const STANDINGS: Standing[] = [
  { name: "the only member of a workspace", role: "admin", others: [], mayGo: false },
  {
    name: "the only admin among others",
    role: "admin",
    others: [{ role: "editor" }, { role: "viewer" }],
    mayGo: false,
  },
  {
    name: "an admin beside a suspended one",
    role: "admin",
    others: [{ role: "admin", disabledAt: START }],
    mayGo: false,
  },
  { name: "an admin beside another", role: "admin", others: [{ role: "admin" }], mayGo: true },
  { name: "an editor", role: "editor", others: [{ role: "admin" }], mayGo: true },
  {
    name: "an editor beside a suspended admin",
    role: "editor",
    others: [{ role: "admin", disabledAt: START }],
    mayGo: true,
  },
  { name: "a viewer where no admin is", role: "viewer", others: [], mayGo: true },
];

for (const [way, deletion] of Object.entries(WAYS)) {
  for (const { name, role, others, mayGo } of STANDINGS) {
    databaseTest(`${way} ${mayGo ? "lets" : "keeps"} ${name}`, async (db) => {
      const [userId, workspaceId] = [await addPerson(db), await addWorkspace(db)];
      await addMemberRow(db, { workspaceId, userId, role });
      for (const other of others) {
        const otherId = await addUser(db, { disabled_at: other.disabledAt ?? null });
        await addMemberRow(db, { workspaceId, userId: otherId, role: other.role });
      }
      const before = await storedText(db);

      const outcome = await deletion(db, userId);

      assert.equal(outcome, mayGo ? "done" : "sole_workspace_admin");
      assert.equal(userId in await rolesIn(db, workspaceId), !mayGo);
      if (!mayGo && way === "deleteOwnAccount()") assert.equal(await storedText(db), before);
    });
  }

  databaseTest(`${way} keeps an admin whom one of several workspaces needs`, async (db) => {
    const [userId, otherId] = [await addPerson(db), await addUser(db)];
    const [shared, own] = [await addWorkspace(db), await addWorkspace(db)];
    for (const workspaceId of [shared, own]) {
      await addMemberRow(db, { workspaceId, userId, role: "admin" });
    }
    await addMemberRow(db, { workspaceId: shared, userId: otherId, role: "admin" });

    assert.equal(await deletion(db, userId), "sole_workspace_admin");

    await addMemberRow(db, { workspaceId: own, userId: otherId, role: "admin" });
    assert.equal(await deletion(db, userId), "done");
  });

  databaseTest(`${way} leaves the secrets that the user has issued`, async (db) => {
    const [userId, workspaceId] = [await addPerson(db), await addWorkspace(db)];
    await addMemberRow(db, { workspaceId, userId, role: "editor" });
    const id = await addWorkspaceFeedToken(db, { workspaceId, createdBy: userId });

    assert.equal(await deletion(db, userId), "done");

    assert.deepEqual(
      await db.selectFrom("intelligence_feed_tokens").select(["id", "created_by", "revoked_at"])
        .execute(),
      [{ id, created_by: null, revoked_at: null }],
    );
  });
}

databaseTest("deleteOwnAccount() of both admins of a workspace at once leaves one", async (db) => {
  const workspaceId = await addWorkspace(db);
  const admins = [await addPerson(db), await addPerson(db)];
  for (const userId of admins) await addMemberRow(db, { workspaceId, userId, role: "admin" });

  const outcomes = await Promise.all(admins.map((userId) => deleteOwn(db, userId)));

  assert.deepEqual(outcomes.sort(), ["done", "sole_workspace_admin"]);
  assert.deepEqual(Object.values(await rolesIn(db, workspaceId)), ["admin"]);
});

/** A workspace with two admins; the first of them adds, changes and goes. */
async function addPair(db: Db) {
  const workspaceId = await addWorkspace(db);
  const [adminId, userId] = [await addUser(db), await addUser(db)];
  await addMemberRow(db, { workspaceId, userId: adminId, role: "admin" });
  const admin = { workspaceId, userId: adminId };
  const appAdminId = await addUser(db, { role: "admin" });
  const appAdmin = { kind: "user", userId: appAdminId, via: "session" } as const;
  const deletion = (unit: Unit) => deleteOtherUser({ ...unit, actor: appAdmin }, userId);
  const leave = (unit: Unit) => removeMember(unit, { ...admin, memberId: adminId });
  const input = { email: `${userId}@example.org`, role: "admin" } as const;
  const join = (unit: Unit) => addMember(unit, { ...admin, input });
  return { site: { db, now: SITE_NOW }, workspaceId, admin, userId, deletion, leave, join };
}

postgresqlTest("deleteOtherUser() keeps who is made an admin meanwhile", async (db) => {
  const { site, workspaceId, admin, userId, deletion, leave } = await addPair(db);
  await addMemberRow(db, { workspaceId, userId, role: "viewer" });

  const { second, hasWaited } = await overlap(site, async (unit) => {
    await changeMember(unit, { ...admin, memberId: userId, role: "admin" });
    await leave(unit);
  }, deletion);

  assert.equal(hasWaited, true);
  assert.equal(await settledOutcome(second), "sole_workspace_admin");
  assert.deepEqual(await rolesIn(db, workspaceId), { [userId]: "admin" });
});

postgresqlTest("deleteOtherUser() keeps who is let in as the admin meanwhile", async (db) => {
  const { site, workspaceId, userId, deletion, leave, join } = await addPair(db);

  const { second, hasWaited } = await overlap(site, async (unit) => {
    await join(unit);
    await leave(unit);
  }, deletion);

  assert.equal(hasWaited, true);
  assert.equal(await settledOutcome(second), "sole_workspace_admin");
  assert.deepEqual(await rolesIn(db, workspaceId), { [userId]: "admin" });
});

postgresqlTest("deleteOtherUser() keeps who is making a workspace", async (db) => {
  const { site, userId, deletion } = await addPair(db);
  const creation = { creator: { id: userId, language: "en" }, input: { name: "Mine" } } as const;

  const { first, second, hasWaited } = await overlap(
    site,
    (unit) => createWorkspace(unit, creation),
    deletion,
  );

  assert.equal(hasWaited, true);
  assert.equal(await settledOutcome(second), "sole_workspace_admin");
  assert.deepEqual(await rolesIn(db, first.id), { [userId]: "admin" });
});
