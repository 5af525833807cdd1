/** The import of large feed files: others have their turns, and it is whole or not at all. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { STEP_LENGTH } from "../../lib/shared/steps.ts";
import { BATCH_SIZE, batchesOf } from "../../lib/workspaces/article_batches.ts";
import { type ArticleImportReport, importArticles } from "../../lib/workspaces/import_articles.ts";
import type { ImportedArticle } from "../../lib/workspaces/imported_article.ts";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { countTurns } from "../turns.ts";
import { curate } from "./curating.ts";

async function open(db: Db) {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const { workspaceId, userId } = await curate(app, ada);
  const actor = { kind: "user", userId, via: "session" } as const;
  const load = (bytes: Uint8Array): Promise<ArticleImportReport> =>
    importArticles(app.site, { actor, workspaceId, userId, bytes });
  const stored = () => db.selectFrom("articles").select(["url", "title"]).orderBy("url").execute();
  const demote = async () => {
    await db.updateTable("workspace_members").set({ role: "viewer" })
      .where("user_id", "=", userId).execute();
  };
  return { load, stored, demote };
}

function rss(...items: string[]): Uint8Array<ArrayBuffer> {
  const inChannel = items.map((item) => `<item>${item}</item>`).join("");
  return new TextEncoder().encode(`<rss><channel>${inChannel}</channel></rss>`);
}

function articles(count: number, title: string): string[] {
  return Array.from(
    { length: count },
    (_, at) => `<title>${title}</title><link>https://example.org/${at}</link>`,
  );
}

databaseTest("importArticles() gives others their turns while it reads a text", async (db) => {
  const { load } = await open(db);
  const text = "&lt;b>".repeat(64 * STEP_LENGTH / 6);
  const bytes = rss(`<link>https://example.org/</link><description>${text}</description>`);

  const { result, turns } = await countTurns(() => load(bytes));

  assert.equal(result.created, 1);
  // As XML, and then the half of it that is left as HTML.
  assert.ok(turns >= 64 + 32, `${turns} turns`);
});

databaseTest("importArticles() gives others their turns while it stores", async (db) => {
  const { load } = await open(db);
  const bytes = rss(...articles(30 * BATCH_SIZE, "Title"));

  const { result, turns } = await countTurns(() => load(bytes));

  assert.equal(result.created, 30 * BATCH_SIZE);
  assert.ok(turns >= 30 + 30 * BATCH_SIZE * 640 / STEP_LENGTH, `${turns} turns`);
});

databaseTest("importArticles() takes two files at once, each of them whole", async (db) => {
  const { load, stored } = await open(db);
  const count = 3 * BATCH_SIZE;

  const reports = await Promise.all([
    load(rss(...articles(count, "One"))),
    load(rss(...articles(count, "Other").toReversed())),
  ]);

  assert.deepEqual(reports.map(({ created, updated }) => [created, updated]).toSorted(), [
    [0, count],
    [count, 0],
  ]);
  const titles = (await stored()).map(({ title }) => title);
  assert.equal(titles.length, count);
  assert.equal(new Set(titles).size, 1);
});

databaseTest("importArticles() asks for the role once more when it has read", async (db) => {
  const { load, stored, demote } = await open(db);
  const bytes = rss(...articles(10, "Title"), `<title>${"x".repeat(20 * STEP_LENGTH)}</title>`);
  let demotion: Promise<void> | undefined;
  // The reading asks for the bytes part by part.
  const subarray = bytes.subarray.bind(bytes);
  bytes.subarray = (begin, end) => {
    demotion ??= demote();
    return subarray(begin, end);
  };

  await assert.rejects(load(bytes), { code: "insufficient_role" });

  await demotion;
  assert.deepEqual(await stored(), []);
});

Deno.test("batchesOf() ends a batch by number and by length, and leaves nothing out", () => {
  const articleWith = (summary: string | null) => ({ summary }) as ImportedArticle;
  const short = Array.from({ length: 2 * BATCH_SIZE + 1 }, () => articleWith(null));
  const long = Array.from({ length: 20 }, () => articleWith("x".repeat(20_000)));

  assert.deepEqual([...batchesOf([])], []);
  assert.deepEqual([...batchesOf(short)].map(({ length }) => length), [BATCH_SIZE, BATCH_SIZE, 1]);
  assert.deepEqual([...batchesOf(long)].map(({ length }) => length), [7, 7, 6]);
  assert.deepEqual([...batchesOf([...short, ...long])].flat(), [...short, ...long]);
});
