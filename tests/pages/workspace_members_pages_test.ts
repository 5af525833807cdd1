/** The members of a workspace: added, given another role, taken out, without JavaScript. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { followedText, locationOf, post, readHtml, readText } from "./forms.ts";
import { chosenIn, textOf, valueOf } from "./html.ts";
import { addColleague, addWorkspace } from "./workspace_forms.ts";

databaseTest("POST …/members lets somebody in, who then finds the workspace", async (db) => {
  const app = await openTestApp(db);
  const [admin, colleague] = [await addPersona(app), await addPersona(app)];
  const path = await addWorkspace(admin);
  const { email } = colleague.user;

  const response = await post(admin, `${path}/members`, {
    email: ` ${email.toUpperCase()} `,
    role: "editor",
  });

  assert.equal(response.status, 303);
  const text = await followedText(admin, response);
  assert.match(text, new RegExp(`Editor Just saved ${email} Added just now`));
  assert.match(text, /Somebody Admin You/);
  assert.match(await readText(colleague, "/workspaces"), /Media desk Editor/);
});

const REFUSED: [name: string, values: Record<string, string>, status: number, text: RegExp][] = [
  ["no address", { email: "" }, 422, /<a href="#email">E-mail: Enter an e-mail address/],
  ["what is no address", { email: "ada" }, 422, /<a href="#email">E-mail: Enter an e-mail address/],
  ["a role that there is not", { role: "owner" }, 422, /<a href="#role">Role: Choose one of/],
  ["somebody unknown", {}, 422, /<a href="#email">E-mail: Nobody here has this e-mail address\./],
];

for (const [name, values, status, text] of REFUSED) {
  databaseTest(`POST …/members refuses ${name} and keeps what was typed`, async (db) => {
    const admin = await addPersona(await openTestApp(db));
    const path = await addWorkspace(admin);
    const form = { email: "nobody@example.org", role: "editor", ...values };

    const response = await post(admin, `${path}/members`, form);

    const html = await response.text();
    assert.equal(response.status, status);
    assert.match(html, text);
    assert.equal(valueOf(html, "email"), form.email);
    if (form.role === "editor") assert.deepEqual(chosenIn(html), ["editor"]);
    const members = await db.selectFrom("workspace_members").select("user_id").execute();
    assert.equal(members.length, 1);
  });
}

databaseTest("POST …/members says that somebody is a member already (409)", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  const viewer = await addColleague(app, { admin, path, role: "viewer" });

  const response = await post(admin, `${path}/members`, {
    email: viewer.user.email,
    role: "admin",
  });

  assert.equal(response.status, 409);
  const html = await response.text();
  assert.match(html, /<a href="#email">E-mail: This person is a member already\./);
  assert.match(html, /<input [^>]*id="email"[^>]* aria-invalid="true"/);
  assert.match(await readText(viewer, path), /Media desk Viewer/);
});

databaseTest("POST …/role gives another role, which counts at once", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  const viewer = await addColleague(app, { admin, path, role: "viewer" });

  const response = await post(admin, `${path}/members/${viewer.user.id}/role`, { role: "editor" });

  const list = `${path}/members`;
  assert.equal(
    locationOf(response),
    `${list}?notice=member_changed&member=${viewer.user.id}#member-${viewer.user.id}`,
  );
  const html = await readHtml(admin, locationOf(response));
  assert.match(html, new RegExp(`<li id="member-${viewer.user.id}" class="entry-marked" tabindex`));
  assert.match(textOf(html), /Somebody Editor Just saved/);
  assert.equal(html.includes(`class="notice"`), false);
  assert.equal((await viewer.fetch(`${path}/articles/new`)).status, 200);
});

databaseTest("POST …/role keeps the last admin, and says why at the field (409)", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  await addColleague(app, { admin, path, role: "editor" });
  const { id } = admin.user;
  const action = `${path}/members/${id}/role`;

  const response = await post(admin, action, { role: "viewer" });
  const wrong = await post(admin, action, { role: "owner" });

  assert.deepEqual([response.status, wrong.status], [409, 422]);
  const html = await response.text();
  const text = "Role: This workspace would be left without an admin";
  assert.match(html, new RegExp(`role="alert".*<a href="#${id}-role">${text}`));
  assert.match(html, new RegExp(`<select id="${id}-role"[^>]* aria-invalid="true"`));
  assert.deepEqual(chosenIn(html), ["editor", "viewer"], "the other's role, and what was chosen");
  assert.equal(html.match(/<details open/g)?.length, 1);
  assert.equal(html.includes("Newest"), false);
  assert.match(await readText(admin, path), /Media desk Admin/);
  assert.equal(locationOf(await admin.fetch(action)), `${path}/members`);
});

databaseTest("…/removal names the member and the effect, then takes them out", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  const editor = await addColleague(app, { admin, path, role: "editor" });
  const action = `${path}/members/${editor.user.id}/removal`;

  const html = await readHtml(admin, action);
  const response = await post(admin, action);

  assert.match(html, /<button type="submit" class="[^"]*">Remove “Somebody”<\/button>/);
  assert.match(textOf(html), /can't open the workspace any more\. .* Addresses .* go on\./);
  assert.match(await followedText(admin, response), /The member is removed\./);
  assert.equal((await editor.fetch(path)).status, 404);
  assert.equal((await post(admin, action)).status, 404);
});

databaseTest("everybody may leave, and is told so on the list of workspaces", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  const viewer = await addColleague(app, { admin, path, role: "viewer" });
  const action = `${path}/members/${viewer.user.id}/removal`;

  const html = await readHtml(viewer, action);
  const response = await post(viewer, action);

  assert.match(textOf(html), /Leave “Media desk” You can't open the workspace any more\./);
  assert.match(await followedText(viewer, response), /You have left the workspace\./);
  assert.equal((await viewer.fetch(path)).status, 404);
});

databaseTest("the last admin can't leave, and reads why (409)", async (db) => {
  const admin = await addPersona(await openTestApp(db));
  const path = await addWorkspace(admin);

  const response = await post(admin, `${path}/members/${admin.user.id}/removal`);

  assert.equal(response.status, 409);
  assert.match(textOf(await response.text()), /This workspace would be left without an admin\./);
  assert.equal((await admin.fetch(path)).status, 200);
});

pgliteTest("the members' pages find nobody who is not one", async (db) => {
  const app = await openTestApp(db);
  const [admin, stranger] = [await addPersona(app), await addPersona(app)];
  const path = await addWorkspace(admin);

  for (const id of [stranger.user.id, uuidv7(), "no-uuid"]) {
    const role = await post(admin, `${path}/members/${id}/role`, { role: "viewer" });
    const question = await admin.fetch(`${path}/members/${id}/removal`);
    const removal = await post(admin, `${path}/members/${id}/removal`);
    assert.deepEqual([role.status, question.status, removal.status], [404, 404, 404], id);
  }
});
