import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { BATCH_SIZE } from "../../lib/contacts/card_batches.ts";
import { findImport, importWarningText } from "../../lib/contacts/contact_imports.ts";
import { importVcards, startImport } from "../../lib/contacts/import_vcards.ts";
import { describeWarning } from "../../lib/contacts/vcard/warning.ts";
import { translatorFor } from "../../lib/i18n/translator.ts";
import { DomainError } from "../../lib/shared/domain_error.ts";
import type { Tasks } from "../../lib/tasks/tasks.ts";
import { addUser, after, START } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { siteAt, storedContacts, userActor } from "./acting.ts";
import { bytesOf, card, readCards } from "./vcard/cards.ts";

function cards(count: number): string[] {
  return Array.from({ length: count }, (_, i) => card("3.0", `UID:${i}`, `FN:${i}`));
}

function requestOf(userId: string, file: string) {
  return { actor: userActor(userId), userId, bytes: bytesOf(file) };
}

/** A site whose tasks wait until they are run, and the work that waits. */
function siteWithTasks(db: Db, now: () => Date = () => START) {
  const waiting: ((signal: AbortSignal) => Promise<void>)[] = [];
  const unused = () => Promise.reject(new Error("Cannot end the tasks of a test"));
  const tasks: Tasks = { run: (_name, work) => waiting.push(work), idle: unused, close: unused };
  return { site: { db, now, tasks }, waiting };
}

databaseTest("startImport() imports after it has returned, its counts kept", async (db) => {
  const userId = await addUser(db);
  const { site, waiting } = siteWithTasks(db);
  const file = [...cards(BATCH_SIZE + 1), card("3.0", "NOTE:nameless")].join("");

  const importId = await startImport(site, requestOf(userId, file));

  const begun = {
    id: importId,
    state: "running",
    total: BATCH_SIZE + 2,
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    warning_count: 0,
    warnings: [],
    created_at: START,
    updated_at: START,
  };
  assert.deepEqual(await findImport(db, { userId, importId, now: START }), begun);
  for (const work of waiting) await work(new AbortController().signal);
  const linesBefore = cards(BATCH_SIZE + 1).join("").split("\n").length;
  const missing = { card: BATCH_SIZE + 2, line: linesBefore, code: "missing_name" };
  assert.deepEqual(await findImport(db, { userId, importId, now: START }), {
    ...begun,
    state: "finished",
    created: BATCH_SIZE + 1,
    skipped: 1,
    warning_count: 1,
    warnings: [missing],
  });
});

databaseTest("startImport() refuses a file without a card before it returns", async (db) => {
  const userId = await addUser(db);
  const { site, waiting } = siteWithTasks(db);

  await assert.rejects(
    startImport(site, requestOf(userId, "no card")),
    (error) => error instanceof DomainError && error.code === "file_is_not_a_vcard",
  );

  assert.equal(waiting.length, 0);
});

databaseTest(
  "startImport() ends between two batches and says failed when it is aborted",
  async (db) => {
    const userId = await addUser(db);
    const shutdown = new AbortController();
    let calls = 0;
    // The clock is read for the row of the import, then for each batch.
    const now = () => {
      if (++calls === 3) shutdown.abort();
      return START;
    };
    const { site, waiting } = siteWithTasks(db, now);
    const request = requestOf(userId, cards(3 * BATCH_SIZE).join(""));
    const importId = await startImport(site, request);

    await assert.rejects(
      async () => await waiting[0]?.(shutdown.signal),
      (error) => error === shutdown.signal.reason,
    );

    const found = await findImport(db, { userId, importId, now: START });
    assert.equal(found?.state, "failed");
    assert.equal(found.created, 2 * BATCH_SIZE);
    assert.equal((await storedContacts(db)).length, 2 * BATCH_SIZE);
    const again = await importVcards(site, request);
    assert.deepEqual([again.created, again.unchanged], [BATCH_SIZE, 2 * BATCH_SIZE]);
  },
);

databaseTest("importVcards() gives other work a turn between two batches", async (db) => {
  const userId = await addUser(db);
  let turns = 0;
  const ticker = setInterval(() => turns++, 0);

  await importVcards(siteAt(db), requestOf(userId, cards(5 * BATCH_SIZE).join("")));

  clearInterval(ticker);
  assert.ok(turns >= 5, `${turns} turns`);
});

databaseTest("importVcards() keeps earlier batches and says failed when one breaks", async (db) => {
  const userId = await addUser(db);
  let calls = 0;
  const broken = new Error("Broken clock");
  // The row of the import, the first batch, the second batch.
  const now = () => {
    if (++calls === 3) throw broken;
    return START;
  };

  await assert.rejects(
    importVcards({ db, now }, requestOf(userId, cards(3 * BATCH_SIZE).join(""))),
    broken,
  );

  assert.equal((await storedContacts(db)).length, BATCH_SIZE);
  const rows = await db.selectFrom("contact_imports").select(["state", "created"]).execute();
  assert.deepEqual(rows, [{ state: "failed", created: BATCH_SIZE }]);
});

databaseTest("importVcards() keeps the first thousand warnings and counts the rest", async (db) => {
  const userId = await addUser(db);
  const nameless = Array.from({ length: 1_150 }, () => card("3.0", "NOTE:nameless"));

  const report = await importVcards(siteAt(db), requestOf(userId, nameless.join("")));

  assert.equal(report.skipped, 1_150);
  assert.equal(report.warnings.length, 1_000);
  assert.deepEqual(
    report.warnings.map(({ card }) => card),
    nameless.slice(150).map((_, i) => i + 1),
  );
  const found = await findImport(db, { userId, importId: report.id, now: START });
  assert.equal(found?.warning_count, 1_150);
});

databaseTest("findImport() says stopped when a running import has long been silent", async (db) => {
  const userId = await addUser(db);
  const { site } = siteWithTasks(db);
  const importId = await startImport(site, requestOf(userId, cards(1).join("")));
  const stateAt = async (now: Date) => (await findImport(db, { userId, importId, now }))?.state;

  assert.equal(await stateAt(after(120_000)), "running");
  assert.equal(await stateAt(after(120_001)), "stopped");
  await db.updateTable("contact_imports").set({ state: "finished" }).execute();
  assert.equal(await stateAt(after(120_001)), "finished");
});

databaseTest("findImport() finds nothing when the import is absent or a stranger's", async (db) => {
  const [userId, strangerId] = [await addUser(db), await addUser(db)];
  const { id } = await importVcards(siteAt(db), requestOf(userId, cards(1).join("")));
  const absent = "00000000-0000-7000-8000-000000000000";

  assert.equal(await findImport(db, { userId: strangerId, importId: id, now: START }), undefined);
  assert.equal(await findImport(db, { userId, importId: absent, now: START }), undefined);
});

const WARNED = [
  card("3.0", "FN:Ada", "BDAY:soon"),
  card("3.0", "FN:Ada"),
  card("3.0", "FN:Ada", `UID:${"x".repeat(256)}`),
].join("");

Deno.test("importWarningText() fills in what the warning names, in the language", () => {
  const warnings = readCards(WARNED).flatMap((result) => result.warnings);
  const german = translatorFor("de");
  assert.deepEqual(warnings.map((warning) => importWarningText(german, warning)), [
    "BDAY ist kein Datum und wurde ausgelassen.",
    "Diese Karte ist von Karte 1 nicht zu unterscheiden: Beide sind ein Kontakt.",
    "UID hat mehr als 255 Zeichen und wurde ausgelassen.",
    "Diese Karte ist von Karte 1 nicht zu unterscheiden: Beide sind ein Kontakt.",
  ]);
  assert.equal(new Set(warnings.map(describeWarning)).size, 3);
});
