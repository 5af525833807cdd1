/** The page of the first account. */
import assert from "node:assert/strict";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { chosenIn, textOf, valueOf } from "./html.ts";

const FORM = {
  email: "Ada@Example.org",
  password: "a long password",
  display_name: "Ada",
  language: "de",
};

function postSetup(app: TestApp, form: Record<string, string>): Promise<Response> {
  return app.fetch("/setup", { method: "POST", body: new URLSearchParams(form) });
}

function listUsers({ site }: TestApp) {
  return site.db.selectFrom("users").select(["email", "role", "language", "time_zone"]).execute();
}

databaseTest("GET /setup speaks the language that the browser asks for", async (db) => {
  const app = await openTestApp(db);

  const response = await app.fetch("/setup", { headers: { "accept-language": "de-AT, en;q=0.5" } });

  const html = await response.text();
  assert.equal(response.status, 200);
  assert.match(html, /<html lang="de">/);
  assert.match(textOf(html), /Das erste Konto anlegen/);
  assert.deepEqual(chosenIn(html), ["de"]);
});

databaseTest("POST /setup makes an admin and signs it in", async (db) => {
  const app = await openTestApp(db);

  const response = await postSetup(app, { ...FORM, time_zone: "Europe/Vienna" });

  assert.equal(response.status, 303);
  assert.equal(response.headers.get("location"), "/");
  assert.deepEqual(await listUsers(app), [
    { email: "ada@example.org", role: "admin", language: "de", time_zone: "Europe/Vienna" },
  ]);
  const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const page = await app.fetch("/settings/feeds", { headers: { cookie } });
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<html lang="de">/);
});

databaseTest("POST /setup takes UTC from a browser without JavaScript", async (db) => {
  const app = await openTestApp(db);

  await postSetup(app, FORM);

  assert.equal((await listUsers(app))[0]?.time_zone, "UTC");
});

databaseTest(
  "POST /setup keeps what was typed, but for the password, when it is wrong",
  async (db) => {
    const app = await openTestApp(db);

    const response = await postSetup(app, { ...FORM, email: "ada", password: "too short" });

    const html = await response.text();
    assert.equal(response.status, 422);
    assert.equal(response.headers.get("set-cookie"), null);
    assert.equal(valueOf(html, "email"), "ada");
    assert.equal(valueOf(html, "display_name"), "Ada");
    assert.deepEqual(chosenIn(html), ["de"]);
    assert.equal(html.includes("too short"), false);
    assert.match(html, /<a href="#email">E-mail: /);
    assert.match(html, /<a href="#password">Password: /);
    assert.match(html, /id="password-error"/);
    assert.deepEqual(await listUsers(app), []);
  },
);

databaseTest("/setup is not there once somebody has been set up", async (db) => {
  const app = await openTestApp(db);
  await postSetup(app, FORM);

  const get = await app.fetch("/setup");
  const post = await postSetup(app, { ...FORM, email: "eve@example.org" });

  assert.equal(get.status, 404);
  assert.equal(post.status, 404);
  assert.equal(post.headers.get("set-cookie"), null);
  assert.equal((await listUsers(app)).length, 1);
  await get.body?.cancel();
  await post.body?.cancel();
});

databaseTest(
  "a page leads to /setup while nobody has been set up, later to /sign-in",
  async (db) => {
    const app = await openTestApp(db);

    const before = await app.fetch("/settings/feeds");
    await postSetup(app, FORM);
    const after = await app.fetch("/settings/feeds");

    assert.equal(before.headers.get("location"), "/setup");
    assert.equal(after.headers.get("location"), "/sign-in?next=%2Fsettings%2Ffeeds");
  },
);
