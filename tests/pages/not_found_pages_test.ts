/** The page of a path that there is not: it speaks the language of whoever is signed in. */
import assert from "node:assert/strict";
import { openDatabase } from "../../db/database.ts";
import { mintSecret } from "../../lib/credentials/secrets.ts";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";

const GERMAN = { "accept-language": "de" };

async function languageAt(response: Response): Promise<[number, string | undefined]> {
  return [response.status, /<html lang="(\w+)"/.exec(await response.text())?.[1]];
}

/** As a browser in German asks, with a cookie. */
function ask(app: TestApp, path: string, cookie: string): Promise<Response> {
  return app.fetch(path, { headers: { ...GERMAN, cookie } });
}

databaseTest("an unknown path is told in the language of whoever is signed in", async (db) => {
  const app = await openTestApp(db);
  const { cookie } = await addPersona(app, { language: "es" });

  for (const path of ["/nowhere", "/settings/nope", "/workspaces/nope", "/missing.png"]) {
    assert.deepEqual(await languageAt(await ask(app, path, cookie)), [404, "es"], path);
  }
});

pgliteTest("an unknown path is told in the browser's language to everybody else", async (db) => {
  const app = await openTestApp(db);
  const person = await addPersona(app, { language: "es" });
  const dead = `session=${mintSecret("session").secret}`;

  for (const cookie of ["", "session=nonsense", dead, `other=1; ${dead}`]) {
    assert.deepEqual(await languageAt(await ask(app, "/nowhere", cookie)), [404, "de"], cookie);
  }
  await db.updateTable("users").set({ disabled_at: START }).where("id", "=", person.user.id)
    .execute();
  assert.deepEqual(await languageAt(await ask(app, "/nowhere", person.cookie)), [404, "de"]);
});

pgliteTest("an unknown path prolongs the session as any page does, cookie and all", async (db) => {
  const app = await openTestApp(db);
  const { cookie } = await addPersona(app);
  app.setNow(new Date(START.getTime() + 2 * 60 * 60 * 1000));

  const [first, second] = [await ask(app, "/nowhere", cookie), await ask(app, "/nowhere", cookie)];

  assert.match(first.headers.get("set-cookie") ?? "", /^session=.*Max-Age=2592000/);
  assert.equal(second.headers.get("set-cookie"), null);
});

Deno.test("an unknown path is told without a database too", async () => {
  const { db, close } = await openDatabase({
    kind: "server",
    connection: { connectionString: "postgres://nobody@127.0.0.1:1/nothing" },
    poolSize: 1,
  });
  const app = await openTestApp(db);

  const response = await ask(app, "/nowhere", `session=${mintSecret("session").secret}`);

  assert.deepEqual(await languageAt(response), [404, "de"]);
  await close();
});
