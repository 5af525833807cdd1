/** The settings of a workspace and its end, and the end of an account that a workspace needs. */
import assert from "node:assert/strict";
import { PurgeError } from "../../lib/workspaces/edge_cache/edge_cache.ts";
import { noEdgeCache } from "../../lib/workspaces/edge_cache/no_edge_cache.ts";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { PASSWORD } from "./account_forms.ts";
import { followedText, locationOf, post, readHtml, readText } from "./forms.ts";
import { chosenIn, elementsOf, textOf, valueOf } from "./html.ts";
import { addArticle, addColleague, addWorkspace, issueAddress } from "./workspace_forms.ts";

databaseTest("POST …/settings changes name and language, and says so", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);

  const before = await readHtml(persona, `${path}/settings`);
  const response = await post(persona, `${path}/settings`, { name: "News desk", language: "fr" });

  assert.equal(valueOf(before, "name"), "Media desk");
  assert.deepEqual(chosenIn(before), ["en"]);
  assert.match(
    await followedText(persona, response),
    /News desk Admin .* The workspace is saved\./,
  );
  assert.deepEqual(chosenIn(await readHtml(persona, `${path}/settings`)), ["fr"]);
});

const REFUSED: [name: string, values: Record<string, string>, text: RegExp][] = [
  ["an empty name", { name: " " }, /<a href="#name">Name: Fill this in\./],
  ["another language", { language: "la" }, /<a href="#language">Language: Choose one of/],
];

for (const [name, values, text] of REFUSED) {
  pgliteTest(`POST …/settings refuses ${name} and keeps what was typed`, async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const path = await addWorkspace(persona);
    const form = { name: "News desk", language: "fr", ...values };

    const response = await post(persona, `${path}/settings`, form);

    const html = await response.text();
    assert.equal(response.status, 422);
    assert.match(html, text);
    assert.equal(valueOf(html, "name"), form.name);
    assert.match(await readText(persona, path), /Media desk/);
  });
}

databaseTest("…/deletion says what ends, then ends it for every member", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  const viewer = await addColleague(app, { admin, path, role: "viewer" });
  await addArticle(admin, path);
  const { urls: [url = ""] } = await issueAddress(admin, path);

  const html = await readHtml(admin, `${path}/deletion`);
  const response = await post(admin, `${path}/deletion`);

  assert.match(html, /<button type="submit" class="[^"]*">Delete “Media desk”<\/button>/);
  assert.match(textOf(html), /First every address of the feeds stops working/);
  assert.match(
    await followedText(admin, response),
    /The workspace is deleted, .* No workspaces yet/,
  );
  assert.equal((await viewer.fetch(path)).status, 404);
  assert.equal((await app.fetch(url)).status, 401);
});

databaseTest("POST …/deletion deletes nothing while a cache keeps copies (502)", async (db) => {
  let isDown = true;
  const purge = () => isDown ? Promise.reject(new PurgeError("refused")) : Promise.resolve();
  const app = await openTestApp(db, { edgeCache: { ...noEdgeCache, purge } });
  const persona = await addPersona(app);
  const path = await addWorkspace(persona);
  await addArticle(persona, path);
  const { urls: [url = ""] } = await issueAddress(persona, path);

  const response = await post(persona, `${path}/deletion`);

  assert.equal(response.status, 502);
  const text = textOf(await response.text());
  assert.match(text, /Nothing is deleted so far\. .* up to 15 minutes\. Try again\./);
  assert.equal((await app.fetch(url)).status, 401);
  assert.match(await readText(persona, path), /All \(1\)/);

  isDown = false;
  const again = await post(persona, `${path}/deletion`);
  assert.equal(locationOf(again), "/workspaces?notice=workspace_deleted");
});

pgliteTest("POST …/deletion says that an address was issued meanwhile (409)", async (db) => {
  let meanwhile = () => Promise.resolve();
  const edgeCache = { ...noEdgeCache, purge: () => meanwhile() };
  const persona = await addPersona(await openTestApp(db, { edgeCache }));
  const path = await addWorkspace(persona);
  await issueAddress(persona, path);
  meanwhile = async () => void await issueAddress(persona, path, { label: "Late" });

  const response = await post(persona, `${path}/deletion`);

  assert.equal(response.status, 409);
  assert.match(
    textOf(await response.text()),
    /Addresses of the feeds are being made or revoked meanwhile/,
  );
  assert.equal((await persona.fetch(path)).status, 200);
});

databaseTest("the sole admin of a workspace reads why the account stays (409)", async (db) => {
  const app = await openTestApp(db);
  const person = await addPersona(app, { password: PASSWORD });
  const path = await addWorkspace(person);

  const response = await post(person, "/settings/account/deletion", { password: PASSWORD });

  assert.equal(response.status, 409);
  const html = await response.text();
  assert.match(textOf(html), /A workspace would be left without an admin\./);
  assertNames(html, path);
  assert.equal((await person.fetch(path)).status, 200);
  await post(person, `${path}/deletion`);
  const gone = await post(person, "/settings/account/deletion", { password: PASSWORD });
  assert.equal(gone.status, 303);
});

databaseTest(
  "the account's deletion names the workspaces in need before it is asked for",
  async (db) => {
    const app = await openTestApp(db);
    const person = await addPersona(app);
    const [own, shared] = [await addWorkspace(person), await addWorkspace(person, "City desk")];
    await addColleague(app, { admin: person, path: shared, role: "admin" });
    const other = await addPersona(app);
    await addWorkspace(other, "Other desk");

    const html = await readHtml(person, "/settings/account/deletion");

    assertNames(html, own);
    assert.doesNotMatch(html, /City desk|Other desk/);
    await addColleague(app, { admin: person, path: own, role: "admin" });
    assert.doesNotMatch(
      await readHtml(person, "/settings/account/deletion"),
      /would be left without/,
    );
  },
);

/** The page says which workspace stands in the way, and leads to where its admins are made. */
function assertNames(html: string, path: string): void {
  assert.match(textOf(html), /Workspaces that would be left without an admin .* Media desk/);
  assert.ok(elementsOf(html, "a").some((link) => link.get("href") === `${path}/members`));
}

databaseTest("an administrator reads why a workspace's sole admin stays (409)", async (db) => {
  const app = await openTestApp(db);
  const [operator, person] = [await addPersona(app, { role: "admin" }), await addPersona(app)];
  await addWorkspace(person);

  const response = await post(operator, `/admin/users/${person.user.id}/deletion`);

  assert.equal(response.status, 409);
  const text = textOf(await response.text());
  assert.match(text, /A workspace would be left without an admin\./);
  assert.equal(text.includes("Media desk"), false);
});
