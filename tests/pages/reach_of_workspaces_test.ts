/** The pages that tell what workspaces reach: who sees a name there, and which addresses outlive an account. */
import assert from "node:assert/strict";
import type { MessageKey } from "../../lib/i18n/catalogue.ts";
import { translatorFor } from "../../lib/i18n/translator.ts";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { addRecoveryLink } from "../credentials/issued.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { PASSWORD } from "./account_forms.ts";
import { post, readText } from "./forms.ts";
import { textOf } from "./html.ts";
import { addColleague, addWorkspace, issueAddress } from "./workspace_forms.ts";

/** What a key says in English. */
function words(key: MessageKey): string {
  return translatorFor("en").text(key as "account.title");
}

function assertSays(text: string, ...keys: MessageKey[]): void {
  for (const key of keys) assert.ok(text.includes(words(key)), `${key}: ${text}`);
}

pgliteTest("GET /setup says who will see the name and the e-mail", async (db) => {
  const app = await openTestApp(db);

  const text = textOf(await (await app.fetch("/setup")).text());

  assertSays(text, "setup.display_name_hint", "setup.email_hint");
});

pgliteTest("GET /settings/account says who sees the name and the e-mail", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  const viewer = await addColleague(app, { admin, path, role: "viewer" });

  const text = await readText(admin, "/settings/account");
  assertSays(text, "account.display_name_hint");
  assert.ok(text.includes(`${admin.user.email} ${words("account.email_hint")}`), text);
  assert.match(
    await readText(viewer, `${path}/members`),
    new RegExp(`Somebody Admin ${admin.user.email}`),
  );
});

async function statusOf(app: TestApp, url: string): Promise<number> {
  const answer = await app.fetch(url);
  await answer.body?.cancel();
  return answer.status;
}

databaseTest("a deletion of the account says that addresses of workspaces go on", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  const person = await addColleague(app, { admin, path, role: "editor" });
  const { urls: [url = ""] } = await issueAddress(person, path);

  assertSays(await readText(person, "/settings/account/deletion"), "account.deletion.effect");
  const deleted = await post(person, "/settings/account/deletion", { password: PASSWORD });

  assert.equal(deleted.status, 303);
  assert.equal(await statusOf(app, url), 200);
});

databaseTest("an admin is told that addresses of workspaces go on", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app, { role: "admin" });
  const path = await addWorkspace(admin);
  const person = await addColleague(app, { admin, path, role: "editor" });
  const { urls: [url = ""] } = await issueAddress(person, path);

  assertSays(
    await readText(admin, "/admin/users"),
    "users.lead",
    "users.deletion.effect",
    "users.reset.effect",
    "users.suspension.effect",
  );
  await post(admin, `/admin/users/${person.user.id}/suspension`);

  assert.equal(await statusOf(app, url), 200);
});

pgliteTest("a recovery link's page says that addresses of workspaces go on", async (db) => {
  const app = await openTestApp(db);
  const { user } = await addPersona(app);
  const token = await addRecoveryLink(db, { userId: user.id });

  const page = await app.fetch(`/recover/reset?token=${token}`);

  assertSays(textOf(await page.text()), "recovery.reset.effect");
});

pgliteTest("who leaves a workspace is told that their addresses go on", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  const editor = await addColleague(app, { admin, path, role: "editor" });

  const text = await readText(editor, `${path}/members/${editor.user.id}/removal`);

  assertSays(text, "workspace.members.leave.effect", "workspace.members.leave.addresses");
});
