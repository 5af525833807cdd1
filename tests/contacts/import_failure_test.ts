/** What an import says that breaks, or whose account goes while it runs. */
import assert from "node:assert/strict";
import type { KyselyPlugin } from "kysely";
import type { Db } from "../../db/database.ts";
import { findImport } from "../../lib/contacts/contact_imports.ts";
import { importVcards, startImport } from "../../lib/contacts/import_vcards.ts";
import { addProgress, setImportState } from "../../lib/contacts/queries/imports.ts";
import type { Tasks } from "../../lib/tasks/tasks.ts";
import { write } from "../../lib/work/write.ts";
import { addUser, after, START } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { siteAt, userActor } from "./acting.ts";
import { bytesOf, card } from "./vcard/cards.ts";

const ENDED = { name: "DomainError", code: "session_ended" };

function requestOf(userId: string) {
  return { actor: userActor(userId), userId, bytes: bytesOf(card("3.0", "FN:Ada")) };
}

/** An import that has begun and waits, and what goes on with it. */
async function beginImport(db: Db, userId: string) {
  const waiting: ((signal: AbortSignal) => Promise<void>)[] = [];
  const unused = () => Promise.reject(new Error("Cannot end the tasks of a test"));
  const tasks: Tasks = { run: (_name, work) => waiting.push(work), idle: unused, close: unused };
  const importId = await startImport({ ...siteAt(db), tasks }, requestOf(userId));
  return { importId, goOn: async () => await waiting[0]?.(new AbortController().signal) };
}

/** The same database, of which every statement fails from the one with that number on. */
function breakingAt(db: Db, number: number): { db: Db; failures: Error[] } {
  let seen = 0;
  const failures: Error[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      if (++seen < number) return Promise.resolve(result);
      failures.push(new Error(`The failure of statement ${seen}`));
      return Promise.reject(failures.at(-1));
    },
  };
  return { db: db.withPlugin(plugin), failures };
}

databaseTest(
  "importVcards() says what broke it, though that cannot be noted either",
  async (db) => {
    const userId = await addUser(db);
    const broken = breakingAt(db, 3);

    const importing = importVcards(siteAt(broken.db), requestOf(userId));

    await assert.rejects(importing, (error) => error === broken.failures[0]);
    assert.equal(broken.failures.length, 2);
  },
);

databaseTest("startImport() is session_ended when the account goes before a batch", async (db) => {
  const userId = await addUser(db);
  const { goOn } = await beginImport(db, userId);
  await db.deleteFrom("users").execute();

  await assert.rejects(goOn, ENDED);
});

databaseTest("importVcards() is session_ended when the account goes before its end", async (db) => {
  const userId = await addUser(db);
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const [row] = result.rows;
      if (row?.state !== "finished") return result;
      await db.deleteFrom("users").execute();
      return { ...result, rows: [] };
    },
  };

  await assert.rejects(importVcards(siteAt(db.withPlugin(plugin)), requestOf(userId)), ENDED);
});

databaseTest("an import is changed by its owner's id alone", async (db) => {
  const userId = await addUser(db);
  const stranger = { userId: await addUser(db), now: after(1) };
  const { importId } = await beginImport(db, userId);
  const find = () => findImport(db, { userId, importId, now: START });
  const before = await find();
  const counts = { created: 1, updated: 1, unchanged: 1, skipped: 1 };

  await write(siteAt(db), userActor(userId), async ({ tx }) => {
    await addProgress(tx, { ...stranger, importId, counts, warnings: [], warningCount: 1 });
    await setImportState(tx, { ...stranger, importId, state: "failed" });
  });

  assert.deepEqual(await find(), before);
});
