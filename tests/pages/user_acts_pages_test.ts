/** What an admin does to a user: by whom, to whom, and how it is refused. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { isSignedIn, PASSWORD, post, signIn, textAt } from "./account_forms.ts";
import { textOf } from "./html.ts";

const NEW_PASSWORD = "another password";

const ACTS = ["password-reset", "suspension", "reinstatement", "deletion"];

databaseTest("POST …/password-reset sets the password and ends all access", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app, { role: "admin" });
  const person = await addPersona(app, { password: PASSWORD });

  const response = await post(admin, `/admin/users/${person.user.id}/password-reset`, {
    new_password: NEW_PASSWORD,
  });

  const location = response.headers.get("location") ?? "";
  assert.match(await textAt(admin, location), /Every session, API token and feed .* has ended/);
  assert.equal(await isSignedIn(app, person.cookie), false);
  assert.equal(await isSignedIn(app, admin.cookie), true);
  const [former, present] = [
    await signIn(app, person),
    await signIn(app, person, { password: NEW_PASSWORD }),
  ];
  assert.deepEqual([former.status, present.status], [422, 303]);
  await former.body?.cancel();
});

databaseTest("POST …/password-reset shows what is wrong at that user", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app, { role: "admin" });
  const [person, other] = [await addPersona(app), await addPersona(app)];

  const response = await post(admin, `/admin/users/${person.user.id}/password-reset`, {
    new_password: "too short",
  });

  const html = await response.text();
  assert.equal(response.status, 422);
  assert.ok(html.includes(`<a href="#${person.user.id}-new-password">New password: Use at least`));
  assert.ok(html.includes(`id="${person.user.id}-new-password-error"`));
  assert.match(html, /<details open>/);
  assert.equal(html.includes(other.user.email), false);
  assert.match(html, /<a href="\/admin\/users"[^>]*>First page<\/a>/);
  assert.equal(html.includes("too short"), false);
  assert.equal(await isSignedIn(app, person.cookie), true);
});

for (const act of ACTS) {
  databaseTest(`POST …/${act} is refused for an admin's own account`, async (db) => {
    const app = await openTestApp(db);
    const admin = await addPersona(app, { role: "admin" });
    await addPersona(app, { role: "admin" });
    const before = await storedText(db);

    const response = await post(admin, `/admin/users/${admin.user.id}/${act}`, {
      new_password: NEW_PASSWORD,
    });

    assert.equal(response.status, 422);
    assert.match(textOf(await response.text()), /This can't be done to your own account/);
    assert.equal(await storedText(db), before);
  });

  databaseTest(`POST …/${act} is not there for members, strangers and programs`, async (db) => {
    const app = await openTestApp(db);
    const admin = await addPersona(app, { role: "admin" });
    const [member, target] = [await addPersona(app), await addPersona(app)];
    const program = await addBearer(app, admin, "full");
    const init = { method: "POST", body: new URLSearchParams({ new_password: NEW_PASSWORD }) };
    const before = await storedText(db);
    const path = `/admin/users/${target.user.id}/${act}`;

    const responses = [
      await member.fetch(path, init),
      await app.fetch(path, init),
      await program.fetch(path, { method: "POST" }),
      await admin.fetch(path, { ...init, headers: { "sec-fetch-site": "cross-site" } }),
    ];

    assert.deepEqual(responses.map(({ status }) => status), [404, 303, 303, 403]);
    assert.equal(await storedText(db), before);
    await Promise.all(responses.map(({ body }) => body?.cancel()));
  });

  databaseTest(`POST …/${act} finds nobody who is not there`, async (db) => {
    const admin = await addPersona(await openTestApp(db), { role: "admin" });

    for (const id of [crypto.randomUUID(), "no-uuid"]) {
      const response = await post(admin, `/admin/users/${id}/${act}`, {
        new_password: NEW_PASSWORD,
      });
      assert.equal(response.status, 404, id);
      await response.body?.cancel();
    }
  });
}
