/** The page of all accounts, for admins alone. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { PASSWORD, post, textAt } from "./account_forms.ts";
import { chosenIn, textOf, valueOf } from "./html.ts";

const NEW_USER = {
  email: "Grace@Example.org",
  display_name: "Grace",
  password: PASSWORD,
  role: "member",
};

databaseTest("GET /admin/users lists everybody, with forms for everybody else", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app, { role: "admin" });
  const { user } = await addPersona(app);

  const html = await (await admin.fetch("/admin/users")).text();

  assert.ok(textOf(html).includes(admin.user.email));
  assert.ok(textOf(html).includes(user.email));
  for (const act of ["password-reset", "suspension", "deletion"]) {
    assert.ok(html.includes(`action="/admin/users/${user.id}/${act}"`), act);
    assert.equal(html.includes(`action="/admin/users/${admin.user.id}/${act}"`), false, act);
  }
  assert.equal(html.includes("/reinstatement"), false);
});

databaseTest("GET /admin/users offers reinstatement for a suspended user", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app, { role: "admin" });
  const { user } = await addPersona(app);
  await post(admin, `/admin/users/${user.id}/suspension`);

  const html = await (await admin.fetch("/admin/users?notice=suspended")).text();

  assert.ok(html.includes(`action="/admin/users/${user.id}/reinstatement"`));
  assert.equal(html.includes(`action="/admin/users/${user.id}/suspension"`), false);
  assert.match(textOf(html), /The account is suspended\..* User Suspended/);
});

databaseTest("GET /admin/users has pages", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app, { role: "admin" });
  for (let count = 0; count < 50; count++) await addPersona(app);

  const first = await (await admin.fetch("/admin/users")).text();
  const next = /href="(\/admin\/users\?cursor=[^"]+)"/.exec(first)?.[1] ?? "";
  const second = await (await admin.fetch(next)).text();

  assert.equal(first.includes(admin.user.email), false);
  assert.ok(second.includes(admin.user.email));
  assert.equal(second.includes("?cursor="), false);
});

databaseTest("POST /admin/users makes an account that can sign in", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app, { role: "admin", language: "de" });

  const response = await post(admin, "/admin/users", NEW_USER);

  const location = response.headers.get("location") ?? "";
  assert.match(await textAt(admin, location), /Das Konto ist angelegt.* Grace Standard/);
  const entered = await app.fetch("/sign-in", {
    method: "POST",
    body: new URLSearchParams({ email: "grace@example.org", password: PASSWORD }),
  });
  assert.equal(entered.status, 303);
});

databaseTest(
  "POST /admin/users keeps what was typed, but for the password, when it is wrong",
  async (db) => {
    const admin = await addPersona(await openTestApp(db), { role: "admin" });

    const response = await post(admin, "/admin/users", {
      ...NEW_USER,
      email: "grace",
      password: "too short",
      role: "owner",
    });

    const html = await response.text();
    assert.equal(response.status, 422);
    assert.match(html, /<a href="#new-email">E-mail: Enter an e-mail address/);
    assert.match(html, /<a href="#new-password">First password: Use at least 10/);
    assert.match(html, /<a href="#new-role">Role: Choose one of the values/);
    assert.equal(valueOf(html, "display_name"), "Grace");
    assert.deepEqual(chosenIn(html), []);
    assert.equal(html.includes("too short"), false);
  },
);

databaseTest("POST /admin/users says that an address is taken", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app, { role: "admin" });

  const response = await post(admin, "/admin/users", { ...NEW_USER, email: admin.user.email });

  assert.equal(response.status, 422);
  const html = await response.text();
  assert.match(html, /<a href="#new-email">E-mail: Another account has this e-mail address/);
});

databaseTest("the administration is not there for a member, nor is the way to it", async (db) => {
  const member = await addPersona(await openTestApp(db));
  const before = await storedText(db);

  const responses = [
    await member.fetch("/admin/users"),
    await member.fetch("/admin/nothing"),
    await post(member, "/admin/users", NEW_USER),
  ];

  assert.deepEqual(responses.map(({ status }) => status), [404, 404, 404]);
  assert.equal(await storedText(db), before);
  const settings = await (await member.fetch("/settings/account")).text();
  assert.equal(settings.includes("/admin/users"), false);
  await Promise.all(responses.map(({ body }) => body?.cancel()));
});

databaseTest("the administration ends at once for an admin who is suspended", async (db) => {
  const app = await openTestApp(db);
  const [one, other] = [
    await addPersona(app, { role: "admin" }),
    await addPersona(app, { role: "admin" }),
  ];

  await post(one, `/admin/users/${other.user.id}/suspension`);

  const response = await other.fetch("/admin/users");
  assert.equal(response.status, 303);
});
