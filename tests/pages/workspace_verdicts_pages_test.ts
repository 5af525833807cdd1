/** Deciding about articles on their list, as a browser without JavaScript has it. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../db/database.ts";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { followedText, locationOf, post, readHtml, readText, shownForm } from "./forms.ts";
import { elementsOf, textOf } from "./html.ts";
import { addArticle, addWorkspace } from "./workspace_forms.ts";

databaseTest("POST …/verdict decides, and leads back to the same tab and page", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  for (let number = 0; number <= 50; number += 1) {
    const minute = String(number).padStart(2, "0");
    await addArticle(persona, path, {
      url: `https://a.example/${number}`,
      title: `Number ${number}.`,
      published_at: `2026-02-27T09:${minute}`,
    });
  }
  const first = await readHtml(persona, `${path}?verdict=undecided`);
  const next = elementsOf(first, "a").find((a) => a.get("rel") === "next")?.get("href") ?? "";
  const html = await readHtml(persona, next);
  const [form] = elementsOf(html, "form").filter((one) => one.get("action")?.includes("/verdict"));
  const action = form?.get("action") ?? "";

  const response = await post(persona, action, { verdict: "filtered", reason: "Told before" });

  assert.equal(response.status, 303);
  const target = new URL(locationOf(response), "http://localhost");
  const came = new URL(next, "http://localhost");
  for (const name of ["verdict", "cursor"]) {
    assert.equal(target.searchParams.get(name), came.searchParams.get(name), name);
  }
  assert.match(await followedText(persona, response), /“Number 0\.” is filtered out\./);
  const id = target.searchParams.get("article");
  const filtered = await readHtml(
    persona,
    `${path}?verdict=filtered&notice=article_decided&article=${id}`,
  );
  assert.match(filtered, new RegExp(`<li id="article-${id}" class="entry-marked stack"`));
  assert.match(textOf(filtered), /Filtered out Decided just now .* by a person .*: Told before/);
});

databaseTest("POST …/verdict keeps a reason that the form did not show", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const id = await addArticle(persona, path);
  const action = `${path}/articles/${id}/verdict`;
  const shown = shownForm(await readHtml(persona, path), action);
  await post(persona, action, { verdict: "passed", reason: "Well sourced" });

  await post(persona, action, { ...shown, verdict: "passed" });
  assert.match(await readText(persona, path), /Reason: Well sourced/);
  await post(persona, action, { ...shown, verdict: "filtered" });
  assert.equal((await readText(persona, path)).includes("Reason: "), false);
});

databaseTest("POST …/verdict takes the reason as the form has it, or takes it away", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const reason = 'Well sourced\n"by two"';
  const id = await addArticle(persona, path, { verdict: "passed", reason });
  const action = `${path}/articles/${id}/verdict`;
  const html = await readHtml(persona, path);
  const shown = shownForm(html, action);

  assert.match(html, /<details open><summary[^>]*>With a reason/);
  assert.equal(shown.reason, "Well sourced\r\n&quot;by two&quot;");
  assert.ok(html.indexOf(`id="${id}-reason"`) < html.indexOf(`value="passed"`), "visual order");
  await post(persona, action, { ...shown, verdict: "filtered", reason: "Told before" });
  assert.match(await readText(persona, path), /Filtered out .* Reason: Told before/);
  await post(persona, action, { ...shown, verdict: "filtered", reason: " " });
  assert.equal((await readText(persona, path)).includes("Reason: "), false);
});

/** An article that has passed for a reason, and the form that a page shows to decide anew. */
async function openPassed(db: Db, reason: string) {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const id = await addArticle(persona, path, { verdict: "passed", reason });
  const action = `${path}/articles/${id}/verdict`;
  const shown = shownForm(await readHtml(persona, path), action);
  return { persona, path, action, shown };
}

databaseTest("the folded parts of a verdict's form name the article", async (db) => {
  const { persona, path } = await openPassed(db, "Well sourced");

  const html = await readHtml(persona, path);

  for (const label of ["Decide anew", "With a reason"]) {
    assert.match(html, new RegExp(`<summary aria-label="${label}: The river that remembers">`));
  }
});

databaseTest("POST …/verdict leaves a reason with the verdict that it was of", async (db) => {
  const { persona, path, action, shown } = await openPassed(db, "Well\nsourced");

  assert.deepEqual([shown.reason, shown.reason_shown], ["Well\r\nsourced", "Well\nsourced"]);
  await post(persona, action, { ...shown, verdict: "passed" });
  assert.match(await readText(persona, path), /Passed .* Reason: Well sourced/);
  await post(persona, action, { ...shown, verdict: "filtered" });
  const text = await readText(persona, path);
  assert.match(text, /Filtered out \(1\)/);
  assert.equal(text.includes("Reason: "), false);
});

databaseTest("POST …/verdict keeps what was written since the form was opened", async (db) => {
  const { persona, path, action, shown } = await openPassed(db, "Well sourced");
  await post(persona, action, { ...shown, verdict: "passed", reason: "By two sources" });

  await post(persona, action, { ...shown, verdict: "passed" });

  assert.match(await readText(persona, path), /Reason: By two sources/);
});

databaseTest("POST …/verdict remembers what was shown when it refuses", async (db) => {
  const { persona, action, shown } = await openPassed(db, "Well sourced");
  await post(persona, action, { ...shown, verdict: "passed", reason: "By two sources" });

  const refused = await post(persona, action, { ...shown, verdict: "maybe" });

  const { reason, reason_shown } = shownForm(await refused.text(), action);
  assert.deepEqual([reason, reason_shown], ["Well sourced", "Well sourced"]);
});

pgliteTest(
  "POST …/verdict refuses what is none, at the article, and keeps the reason",
  async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const path = await addWorkspace(persona);
    const id = await addArticle(persona, path);
    const action = `${path}/articles/${id}/verdict`;

    const wrong = await post(persona, action, { verdict: "maybe", reason: "Because" });
    const long = await post(persona, action, { verdict: "passed", reason: "x".repeat(20_001) });

    assert.deepEqual([wrong.status, long.status], [422, 422]);
    const html = await wrong.text();
    assert.match(textOf(html), /Choose one of the values on offer\./);
    assert.deepEqual(shownForm(html, action), { reason: "Because" });
    assert.match(
      await long.text(),
      new RegExp(`<a href="#${id}-reason">Reason: Use at most 20,000`),
    );
    assert.match(await readText(persona, path), /Undecided \(1\)/);
    assert.equal(
      locationOf(await persona.fetch(`${action}?verdict=passed`)),
      `${path}?verdict=passed`,
    );
  },
);

pgliteTest("POST …/verdict finds no article that is not there", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);

  for (const id of [uuidv7(), "no-uuid"]) {
    const response = await post(persona, `${path}/articles/${id}/verdict`, { verdict: "passed" });
    assert.equal(response.status, 404, id);
  }
});

pgliteTest("PI-32: a verdict can be told without colour, by its word and its sign", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  for (const verdict of ["", "passed", "filtered"]) {
    await addArticle(persona, path, { url: `https://a.example/${verdict}`, verdict });
  }

  const html = await readHtml(persona, path);

  const badges = [...html.matchAll(/<span class="badge[^"]*" data-sign="([^"]+)">([^<]+)</g)];
  assert.deepEqual(
    badges.map(([, sign, word]) => `${sign} ${word}`).sort(),
    ["? Undecided", "✓ Passed", "✕ Filtered out"].sort(),
  );
});
