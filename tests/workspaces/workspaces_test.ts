/** Workspaces: who makes them, who sees them, and what an admin changes about them. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import type { WorkspacePatch } from "../../lib/shared/workspace_forms.ts";
import { write } from "../../lib/work/write.ts";
import {
  createWorkspace,
  listWorkspaces,
  updateWorkspace,
  type WorkspaceCreation,
} from "../../lib/workspaces/workspaces.ts";
import { addUser, after, auditEvents, START } from "../accounts/people.ts";
import { change, LATER, NOBODY, siteAt } from "../contacts/acting.ts";
import { ENDED } from "../credentials/ended.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addMember, addTeam, addWorkspace, outcomeOf, rolesIn } from "./rows.ts";

type Making = Omit<WorkspaceCreation, "creator"> & { userId: string };

async function make(db: Db, { userId, ...making }: Making) {
  const creator = { id: userId, language: "fr" } as const;
  return await change(db, {
    userId,
    work: (unit) => createWorkspace(unit, { creator, ...making }),
  });
}

async function rename(
  db: Db,
  member: { workspaceId: string; userId: string },
  patch: WorkspacePatch,
) {
  const { userId } = member;
  return await change(db, {
    userId,
    at: LATER,
    work: (unit) => updateWorkspace(unit, { ...member, patch }),
  });
}

databaseTest("createWorkspace() makes its creator the admin", async (db) => {
  const userId = await addUser(db);

  const made = await make(db, { userId, input: { name: "Newsroom" } });

  const stored = { name: "Newsroom", language: "fr", created_at: START, updated_at: START };
  assert.deepEqual(made, { id: made.id, ...stored, role: "admin" });
  assert.deepEqual(await db.selectFrom("workspaces").selectAll().execute(), [
    { id: made.id, ...stored },
  ]);
  assert.deepEqual(await rolesIn(db, made.id), { [userId]: "admin" });
  assert.deepEqual(await auditEvents(db), [
    { log: userId, actor: userId, via: "session", action: "workspace.created", entity: made.id },
  ]);
});

databaseTest("createWorkspace() takes the language that is given", async (db) => {
  const userId = await addUser(db);

  const made = await make(db, { userId, input: { name: "Redaktion", language: "de" } });

  assert.equal(made.language, "de");
});

databaseTest("createWorkspace() makes one workspace of a form that is sent twice", async (db) => {
  const userId = await addUser(db);
  const id = "01980000-0000-7000-8000-000000000001";
  await make(db, { userId, id, input: { name: "Newsroom" } });

  const again = make(db, { userId: await addUser(db), id, input: { name: "Other" } });

  assert.equal(await outcomeOf(again), "already_done");
  const rows = await db.selectFrom("workspaces").select(["id", "name"]).execute();
  assert.deepEqual(rows, [{ id, name: "Newsroom" }]);
  assert.deepEqual(await rolesIn(db, id), { [userId]: "admin" });
});

for (const { name, end } of ENDED) {
  databaseTest(`createWorkspace() makes nothing by ${name}`, async (db) => {
    const userId = await addUser(db);
    const actor = await end(db, userId);
    const before = await storedText(db);
    const creator = { id: userId, language: "en" } as const;

    const making = write(
      siteAt(db),
      actor,
      (unit) => createWorkspace(unit, { creator, input: { name: "Newsroom" } }),
    );

    assert.equal(await outcomeOf(making), "session_ended");
    assert.equal(await storedText(db), before);
  });
}

databaseTest(
  "listWorkspaces() shows a user's own, each with the role, newest first",
  async (db) => {
    const userId = await addUser(db);
    // The age of the workspace counts, not when the user came.
    const mine = [
      await addWorkspace(db, { at: after(2) }),
      await addWorkspace(db, { at: after(1) }),
      await addWorkspace(db, { at: after(0) }),
    ];
    for (const [place, role] of (["viewer", "editor", "admin"] as const).entries()) {
      await addMember(db, { workspaceId: mine[place] ?? "", userId, role, at: after(place) });
    }
    await addTeam(db);
    const pages = [await listWorkspaces(db, { userId, limit: 2 })];
    pages.push(await listWorkspaces(db, { userId, limit: 2, cursor: pages[0]?.next_cursor ?? "" }));

    const items = pages.flatMap((page) => page.items);
    assert.deepEqual(items.map(({ id }) => id), mine);
    assert.deepEqual(items.map(({ role }) => role), ["viewer", "editor", "admin"]);
    assert.equal(pages[1]?.next_cursor, null);
    assert.deepEqual(await listWorkspaces(db, { userId: NOBODY, limit: 2 }), {
      items: [],
      next_cursor: null,
    });
  },
);

databaseTest("listWorkspaces() refuses a cursor that no page gave", async (db) => {
  const userId = await addUser(db);
  for (const cursor of ["", "x", btoa('["x","y"]'), btoa('["2026-01-01T00:00:00.000Z","\0"]')]) {
    const outcome = await outcomeOf(listWorkspaces(db, { userId, limit: 2, cursor }));
    assert.equal(outcome, "malformed_cursor");
  }
});

const PATCHES: { patch: WorkspacePatch; moves: boolean }[] = [
  { patch: { name: "Redaktion" }, moves: true },
  { patch: { language: "it" }, moves: true },
  { patch: { name: "Newsroom", language: "it" }, moves: true },
  { patch: { name: "Newsroom" }, moves: false },
  { patch: { name: "Newsroom", language: "en" }, moves: false },
  { patch: {}, moves: false },
];

for (const { patch, moves } of PATCHES) {
  const given = JSON.stringify(patch);
  databaseTest(
    `updateWorkspace() ${moves ? "moves" : "keeps"} updated_at of ${given}`,
    async (db) => {
      const { workspaceId, admin: userId } = await addTeam(db);
      const otherId = await addWorkspace(db);

      const renamed = await rename(db, { workspaceId, userId }, patch);

      const expected = {
        id: workspaceId,
        name: "Newsroom",
        language: "en",
        created_at: START,
        updated_at: moves ? LATER : START,
        ...patch,
      };
      assert.deepEqual(renamed, { ...expected, role: "admin" });
      const rows = await db.selectFrom("workspaces").selectAll().orderBy("id").execute();
      assert.deepEqual(rows[0], expected);
      const other = rows.find(({ id }) => id === otherId);
      assert.deepEqual([other?.name, other?.updated_at], ["Newsroom", START]);
    },
  );
}

databaseTest("listWorkspaces() keeps its order where instants are equal", async (db) => {
  const userId = await addUser(db);
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) {
    const workspaceId = await addWorkspace(db);
    await addMember(db, { workspaceId, userId, role: "viewer", at: after(count) });
    ids.unshift(workspaceId);
  }
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listWorkspaces(db, { userId, limit: 1, cursor: cursor ?? undefined });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);

  assert.deepEqual(seen, ids);
});
