/** How many articles of each kind the list says that there are: not counted beyond a thousand. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import type { Locale } from "../../lib/shared/locales.ts";
import { openTestApp } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { addArticle, addPassedArticles } from "../workspaces/rows.ts";
import { readHtml } from "./forms.ts";
import { textOf } from "./html.ts";
import { addColleague, addWorkspace } from "./workspace_forms.ts";

/** Three without a verdict, and so many that have passed. */
async function openNewsroom(db: Db, { count, language }: { count: number; language?: Locale }) {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  const workspaceId = path.replace("/workspaces/", "");
  for (let added = 0; added < 3; added++) await addArticle(db, workspaceId);
  await addPassedArticles(db, { workspaceId, count });
  const viewer = await addColleague(app, { admin, path, role: "viewer", language });
  return { viewer, path };
}

pgliteTest("GET /workspaces/:id says 1,000+ of what there is more of", async (db) => {
  const { viewer, path } = await openNewsroom(db, { count: 1_001 });

  const text = textOf(await readHtml(viewer, path));

  assert.match(text, /All \(1,000\+\) Undecided \(3\) Passed \(1,000\+\) Filtered out \(0\)/);
});

pgliteTest(
  "GET /workspaces/:id counts a thousand, as the reader's language writes it",
  async (db) => {
    const { viewer, path } = await openNewsroom(db, { count: 1_000, language: "de" });

    const text = textOf(await readHtml(viewer, path));

    assert.match(text, /Alle \(1\.000\+\) Offen \(3\) Durchgelassen \(1\.000\) Ausgesondert \(0\)/);
  },
);
