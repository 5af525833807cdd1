/** The list of workspaces and the form that makes one, as a browser without JavaScript has them. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { followedText, locationOf, post, readHtml, readText } from "./forms.ts";
import { chosenIn, elementsOf, textOf, valueOf } from "./html.ts";
import { addColleague, addWorkspace } from "./workspace_forms.ts";

pgliteTest("GET /workspaces says what a workspace is for while there is none", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const html = await readHtml(persona, "/workspaces");

  assert.match(html, /<title>Workspaces · Mycorrhizal Feeds<\/title>/);
  assert.match(textOf(html), /No workspaces yet A workspace is for curating articles/);
  assert.deepEqual(
    elementsOf(html, "a").filter((a) => a.get("aria-current") === "page").map((a) => a.get("href")),
    ["/workspaces"],
  );
});

databaseTest("POST /workspaces makes one and leads to it", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const id = uuidv7();

  const response = await post(persona, "/workspaces", { id, name: "Media desk", language: "de" });

  assert.deepEqual(
    [response.status, locationOf(response)],
    [303, `/workspaces/${id}?notice=workspace_created`],
  );
  assert.match(
    await followedText(persona, response),
    /Media desk Admin .* The workspace is ready\./,
  );
  const rows = await db.selectFrom("workspaces").select(["id", "name", "language"]).execute();
  assert.deepEqual(rows, [{ id, name: "Media desk", language: "de" }]);
});

databaseTest("POST /workspaces sent twice makes one and leads to it both times", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const form = { id: uuidv7(), name: "Media desk", language: "en" };

  const first = await post(persona, "/workspaces", form);
  const second = await post(persona, "/workspaces", { ...form, name: "Other desk" });

  assert.deepEqual([second.status, locationOf(second)], [303, locationOf(first)]);
  assert.deepEqual(await db.selectFrom("workspaces").select("name").execute(), [
    { name: "Media desk" },
  ]);
});

pgliteTest("POST /workspaces with somebody else's id opens nothing of theirs", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const path = await addWorkspace(owner);

  const response = await post(stranger, "/workspaces", {
    id: path.slice("/workspaces/".length),
    name: "Mine now",
    language: "en",
  });

  assert.equal((await stranger.fetch(locationOf(response))).status, 404);
  assert.equal((await readText(owner, path)).includes("Mine now"), false);
});

const REFUSED: [name: string, values: Record<string, string>, text: RegExp][] = [
  ["an empty name", { name: "" }, /<a href="#name">Name: Fill this in\./],
  ["a name of blanks", { name: "  " }, /<a href="#name">Name: Fill this in\./],
  ["a name that is too long", { name: "x".repeat(101) }, /Name: Use at most 100 characters\./],
  ["U+0000", { name: "a\0" }, /Name: This holds a character that can't be stored/],
  ["another language", { language: "la" }, /<a href="#language">Language: Choose one/],
  ["an id that is none", { id: "1" }, /This points to nothing that exists\./],
];

for (const [name, values, text] of REFUSED) {
  pgliteTest(`POST /workspaces refuses ${name} and keeps what was typed`, async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const form = { id: uuidv7(), name: "Media desk", language: "fr", ...values };

    const response = await post(persona, "/workspaces", form);

    const html = await response.text();
    assert.equal(response.status, 422);
    assert.match(html, text);
    assert.equal(valueOf(html, "name"), form.name);
    if (form.language === "fr") assert.deepEqual(chosenIn(html), ["fr"]);
    assert.equal((await db.selectFrom("workspaces").select("id").execute()).length, 0);
  });
}

pgliteTest("GET /workspaces/new offers the reader's own language", async (db) => {
  const persona = await addPersona(await openTestApp(db), { language: "it" });

  assert.deepEqual(chosenIn(await readHtml(persona, "/workspaces/new")), ["it"]);
});

databaseTest("GET /workspaces lists one's own with the role, and no other's", async (db) => {
  const app = await openTestApp(db);
  const [admin, stranger] = [await addPersona(app), await addPersona(app)];
  const path = await addWorkspace(admin, "Media desk");
  await addWorkspace(stranger, "Secret desk");
  const viewer = await addColleague(app, { admin, path, role: "viewer" });

  const text = await readText(viewer, "/workspaces");

  assert.match(text, /Media desk Viewer Created just now/);
  assert.equal(text.includes("Secret desk"), false);
});

pgliteTest("GET /workspaces leads to older ones page by page", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  for (let number = 1; number <= 51; number += 1) await addWorkspace(persona, `Desk ${number}.`);

  const html = await readHtml(persona, "/workspaces");
  const next = elementsOf(html, "a").find((a) => a.get("rel") === "next")?.get("href") ?? "";

  assert.equal(textOf(html).includes("Desk 1."), false);
  assert.match(await readText(persona, next), /Desk 1\. Admin .* Newest/);
});

pgliteTest("GET /workspaces says nothing for a notice that does not exist", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const html = await readHtml(persona, "/workspaces?notice=<b>hacked</b>");

  assert.equal(html.includes("hacked"), false);
  assert.equal(html.includes(`role="status"`), false);
});
