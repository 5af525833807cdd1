/** What the audit log calls workspaces and their secrets, to whoever is a member. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { readAuditLog } from "../../lib/accounts/audit_log.ts";
import type { AuditEntityType } from "../../lib/work/write.ts";
import { change } from "../contacts/acting.ts";
import { addFeed, addWorkspaceFeedToken } from "../credentials/issued.ts";
import { databaseTest } from "../databases.ts";
import { addMember, addTeam, addWorkspace, type Team } from "../workspaces/rows.ts";
import { addContact, addUser } from "./people.ts";

/** Puts an event about the entity into the user's log. */
async function log(
  db: Db,
  { userId, entityType, entityId }: {
    userId: string;
    entityType: AuditEntityType;
    entityId: string;
  },
): Promise<void> {
  const event = { userId, action: "workspace.created", entityType, entityId } as const;
  await change(db, { userId, work: (unit) => Promise.resolve(unit.record(event)) });
}

async function names(db: Db, userId: string): Promise<(string | null)[]> {
  const { items } = await readAuditLog(db, { userId, limit: 100 });
  return items.map(({ entity_name }) => entity_name).reverse();
}

/** A team, and the log of each member and of a stranger about the workspace and a secret of it. */
async function begin(db: Db) {
  const team = await addTeam(db);
  const tokenId = await addWorkspaceFeedToken(db, { ...team, label: "Kitchen tablet" });
  const stranger = await addMember(db, { workspaceId: await addWorkspace(db), role: "admin" });
  for (const userId of [team.admin, team.editor, team.viewer, stranger]) {
    await log(db, { userId, entityType: "workspace", entityId: team.workspaceId });
    await log(db, { userId, entityType: "workspace_feed_token", entityId: tokenId });
  }
  return { team, tokenId, stranger };
}

const ROLES = ["admin", "editor", "viewer"] as const;

async function namesOfAll(db: Db, team: Team) {
  return await Promise.all(ROLES.map((role) => names(db, team[role])));
}

databaseTest("readAuditLog() names workspaces and secrets to members alone", async (db) => {
  const { team, stranger } = await begin(db);

  const named = ["Newsroom", "Kitchen tablet"];
  assert.deepEqual(await namesOfAll(db, team), [named, named, named]);
  assert.deepEqual(await names(db, stranger), [null, null]);
});

databaseTest("readAuditLog() names nothing any more to whoever has left", async (db) => {
  const { team } = await begin(db);
  await db.deleteFrom("workspace_members").where("user_id", "=", team.editor).execute();

  assert.deepEqual(await names(db, team.editor), [null, null]);
  assert.deepEqual(await names(db, team.viewer), ["Newsroom", "Kitchen tablet"]);
});

databaseTest("readAuditLog() names a revoked secret, and nothing that is gone", async (db) => {
  const { team } = await begin(db);
  await db.updateTable("intelligence_feed_tokens").set({ revoked_at: new Date(0) }).execute();
  assert.deepEqual(await names(db, team.viewer), ["Newsroom", "Kitchen tablet"]);

  await db.deleteFrom("workspaces").execute();

  assert.deepEqual(await namesOfAll(db, team), [[null, null], [null, null], [null, null]]);
});

databaseTest("readAuditLog() shows each event once, and names the rest as before", async (db) => {
  const { team, stranger } = await begin(db);
  const userId = team.admin;
  await addMember(db, { workspaceId: await addWorkspace(db), userId, role: "viewer" });
  const contactId = await addContact(db, userId);
  const feedId = await addFeed(db, { userId });
  await log(db, { userId, entityType: "contact", entityId: contactId });
  await log(db, { userId, entityType: "feed", entityId: feedId });
  await log(db, { userId, entityType: "workspace_member", entityId: stranger });
  await log(db, { userId: stranger, entityType: "feed", entityId: feedId });

  const expected = ["Newsroom", "Kitchen tablet", "Ada", "Reader", null];
  assert.deepEqual(await names(db, userId), expected);
  assert.deepEqual(await names(db, stranger), [null, null, null]);
  assert.deepEqual(await names(db, await addUser(db)), []);
});
