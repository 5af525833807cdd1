/** The pages by which people come in and go out. */
import assert from "node:assert/strict";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { textOf, valueOf } from "./html.ts";

const PASSWORD = "a long password";
const REFUSED = "That e-mail and password don't belong together.";

function postSignIn(app: TestApp, form: Record<string, string>): Promise<Response> {
  return app.fetch("/sign-in", { method: "POST", body: new URLSearchParams(form) });
}

function cookieOf(response: Response): string {
  return (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

const DESTINATIONS: [name: string, next: string | undefined, location: string][] = [
  ["to the page that was asked for", "/contacts?q=ada", "/contacts?q=ada"],
  ["home when no page was asked for", undefined, "/"],
  ["home instead of to another site", "https://evil.example/", "/"],
  ["home instead of to a host without a scheme", "//evil.example/", "/"],
];

for (const [name, next, location] of DESTINATIONS) {
  databaseTest(`POST /sign-in leads ${name}`, async (db) => {
    const app = await openTestApp(db);
    const { user } = await addPersona(app, { password: PASSWORD });
    const form = { email: user.email, password: PASSWORD, ...(next === undefined ? {} : { next }) };

    const response = await postSignIn(app, form);

    assert.equal(response.status, 303);
    assert.equal(response.headers.get("location"), location);
    const page = await app.fetch("/settings/feeds", { headers: { cookie: cookieOf(response) } });
    assert.equal(page.status, 200);
    await page.body?.cancel();
  });
}

databaseTest("GET /sign-in carries the page that was asked for through the form", async (db) => {
  const app = await openTestApp(db);

  const html = await (await app.fetch("/sign-in?next=%2Fcontacts%3Fq%3Dada")).text();

  assert.equal(valueOf(html, "next"), "/contacts?q=ada");
});

databaseTest(
  "POST /sign-in says the same of an unknown address and a wrong password",
  async (db) => {
    const app = await openTestApp(db);
    const { user } = await addPersona(app, { password: PASSWORD });
    const bodyFor = async (email: string) => {
      const response = await postSignIn(app, { email, password: "another password" });
      assert.equal(response.status, 422);
      assert.equal(response.headers.get("set-cookie"), null);
      return (await response.text()).replaceAll(email, "EMAIL");
    };

    const known = await bodyFor(user.email);
    const unknown = await bodyFor("nobody@example.org");

    assert.equal(known, unknown);
    assert.ok(textOf(known).includes(REFUSED));
    assert.equal(valueOf(known, "email"), "EMAIL");
    assert.equal(known.includes("another password"), false);
  },
);

databaseTest("POST /sign-in names the field when the address is none", async (db) => {
  const app = await openTestApp(db);

  const response = await postSignIn(app, { email: "ada", password: PASSWORD });

  const html = await response.text();
  assert.equal(response.status, 422);
  assert.match(html, /<a href="#email">E-mail: Enter an e-mail address/);
  assert.equal(html.includes(REFUSED), false);
});

databaseTest("POST /sign-in says when to try again after too many attempts", async (db) => {
  const app = await openTestApp(db);
  const { user } = await addPersona(app, { password: PASSWORD });
  let response = await postSignIn(app, { email: user.email, password: "another password" });
  while (response.status === 422) {
    await response.body?.cancel();
    response = await postSignIn(app, { email: user.email, password: "another password" });
  }

  const html = await response.text();
  const retryAfterSeconds = Number(response.headers.get("retry-after"));
  assert.equal(response.status, 429);
  assert.ok(retryAfterSeconds >= 1 && retryAfterSeconds <= 60);
  assert.match(textOf(html), /Too many attempts\. Try again in a minute\./);
  assert.equal(response.headers.get("set-cookie"), null);

  const right = await postSignIn(app, { email: user.email, password: PASSWORD });
  assert.equal(right.status, 429);
  await right.body?.cancel();
});

databaseTest("GET /sign-in leads home whoever is signed in", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);

  const response = await persona.fetch("/sign-in");

  assert.equal(response.status, 303);
  assert.equal(response.headers.get("location"), "/");
});

databaseTest("POST /sign-out ends the session and takes the cookie back", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);

  const response = await persona.fetch("/sign-out", { method: "POST" });

  assert.equal(response.status, 303);
  assert.equal(response.headers.get("location"), "/sign-in");
  assert.match(response.headers.get("set-cookie") ?? "", /^session=; .*Max-Age=0/);
  assert.equal((await persona.fetch("/settings/feeds")).status, 303);
});

databaseTest("POST /sign-out of one person leaves the others signed in", async (db) => {
  const app = await openTestApp(db);
  const [leaving, staying] = [await addPersona(app), await addPersona(app)];

  await leaving.fetch("/sign-out", { method: "POST" });

  const response = await staying.fetch("/settings/feeds");
  assert.equal(response.status, 200);
  await response.body?.cancel();
});

databaseTest("GET /sign-out changes nothing", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);

  const response = await persona.fetch("/sign-out");

  assert.equal(response.status, 405);
  await response.body?.cancel();
  const afterwards = await persona.fetch("/settings/feeds");
  assert.equal(afterwards.status, 200);
  await afterwards.body?.cancel();
});
