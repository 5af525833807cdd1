/** What opens a form in a row of a list is told by name from that of the other rows. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { readHtml } from "./forms.ts";
import { elementsOf } from "./html.ts";
import { addColleague, addWorkspace, issueAddress } from "./workspace_forms.ts";

async function openersIn(persona: Persona, path: string): Promise<(string | undefined)[]> {
  const summaries = elementsOf(await readHtml(persona, path), "summary");
  return summaries.map((summary) => summary.get("aria-label"));
}

pgliteTest("each role of a member is changed by an opener that names the member", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  await addColleague(app, { admin, path, role: "viewer" });

  const expected = "Change the role: Somebody";
  assert.deepEqual(await openersIn(admin, `${path}/members`), [expected, expected]);
});

pgliteTest("what an admin does to an account is opened by its name", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app, { role: "admin", language: "de" });
  await addPersona(app);

  assert.deepEqual(await openersIn(admin, "/admin/users"), [
    "Passwort setzen: Somebody",
    "Sperren: Somebody",
    "Löschen: Somebody",
  ]);
});

pgliteTest("each dialog of revocation says which address of one label it ends", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  await issueAddress(persona, path);
  await issueAddress(persona, path);

  const html = await readHtml(persona, `${path}/feeds`);

  const fragments = [...html.matchAll(/<code>(cfeed_…[\w-]{4})<\/code>/g)].map(([, text]) => text);
  assert.equal(fragments.length, 2);
  for (const fragment of fragments) assert.ok(html.includes(`Known by ${fragment}.`));
});
