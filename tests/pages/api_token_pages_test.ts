/** The pages on which API tokens are listed and made, without JavaScript. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import {
  apiTokensIn,
  createApiToken,
  followForm,
  opensRest,
  postApiToken,
} from "./api_token_forms.ts";
import { chosenIn, textOf, valueOf } from "./html.ts";

const PATH = "/settings/api-tokens";
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

async function read(person: Persona, path = PATH): Promise<string> {
  return await (await person.fetch(path)).text();
}

databaseTest(
  "GET /settings/api-tokens tells what an API token is where there is none",
  async (db) => {
    const persona = await addPersona(await openTestApp(db));

    const html = await read(persona);

    assert.match(html, /<title>API tokens · Settings · Mycorrhizal Feeds<\/title>/);
    assert.match(textOf(html), /No API tokens yet/);
    assert.match(html, /<a href="\/settings\/api-tokens\/new"/);
    assert.doesNotMatch(html, /Revoke all/);
  },
);

databaseTest("the settings list their places and mark the one that is open", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const html = await read(persona, `${PATH}/new`);

  const [, list = ""] = /<nav class="side-nav" aria-label="Settings">(.*?)<\/nav>/.exec(html) ?? [];
  assert.match(list, /<a href="\/settings\/feeds" data-label="Feeds">Feeds<\/a>/);
  assert.match(list, /<a href="\/settings\/api-tokens" aria-current="true"[^>]*>API tokens<\/a>/);
  assert.match(list, /<a href="\/settings\/audit" data-label="Audit log">Audit log<\/a>/);
});

databaseTest("GET /settings/api-tokens lists an API token with all but its secret", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const { secret } = await createApiToken(persona, { name: "Server <home>", scope: "full" });
  app.setNow(new Date(START.getTime() + 3 * HOUR_MS));

  const html = await read(persona);

  assert.match(
    textOf(html),
    /Server <home> Full Created 3 hours ago Expires 30 May 2026 Last used never Rotate Revoke Revoke all/,
  );
  assert.deepEqual(apiTokensIn(html), []);
  const { token_hash } = await db.selectFrom("api_tokens").select("token_hash")
    .executeTakeFirstOrThrow();
  assert.equal(html.includes(token_hash), false);

  assert.ok(await opensRest(app, secret));
  await app.site.tasks.idle();
  assert.match(textOf(await read(persona)), /Last used within the last hour/);
  app.setNow(new Date(START.getTime() + 5 * HOUR_MS));
  assert.match(textOf(await read(persona)), /Last used 2 hours ago/);
});

databaseTest("GET /settings/api-tokens says which have expired", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  await createApiToken(persona, { expires_in_days: 1 });
  const stateAt = async (milliseconds: number) => {
    app.setNow(new Date(START.getTime() + milliseconds));
    return textOf(await read(persona));
  };

  assert.match(await stateAt(DAY_MS - HOUR_MS), /script Read Created .* Expires in 1 hour/);
  assert.match(await stateAt(DAY_MS), /script Read Expired Created 1 day ago Expired just now/);
});

databaseTest("GET /settings/api-tokens goes page by page", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  for (let count = 1; count <= 51; count++) {
    await createApiToken(persona, { name: `No. ${count}.` });
  }

  const first = await read(persona);
  const [, next = ""] = /<a href="([^"]*cursor=[^"]*)"/.exec(first) ?? [];
  const second = await read(persona, next);

  assert.match(textOf(first), /No\. 51\. .* No\. 2\. .* Older/);
  assert.doesNotMatch(textOf(first), /No\. 1\. |Newest/);
  assert.match(textOf(second), /No\. 1\. .* Newest/);
  assert.doesNotMatch(textOf(second), /No\. 2\. |Older/);
  assert.match(textOf(await read(persona, `${PATH}?cursor=x`)), /No\. 51\. /);
});

databaseTest("POST /settings/api-tokens shows the secret, this once", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);

  const answer = await postApiToken(persona, { scope: "full", expires_in_days: "7" });

  const html = await answer.text();
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("cache-control"), "no-store");
  const [secret = "", ...others] = apiTokensIn(html);
  assert.deepEqual(others, []);
  assert.ok(await opensRest(app, secret));
  const row = await db.selectFrom("api_tokens").select(["name", "scope", "expires_at"])
    .executeTakeFirst();
  assert.deepEqual(row, {
    name: "Backup script",
    scope: "full",
    expires_at: new Date(START.getTime() + 7 * DAY_MS),
  });
  assert.match(textOf(html), /“Backup script” is ready.*This is the only time/);
});

databaseTest("POST /settings/api-tokens sent twice makes one and says so", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const id = uuidv7();
  await (await postApiToken(persona, { id })).body?.cancel();

  const text = await followForm(persona, await postApiToken(persona, { id }));

  assert.match(text, /This API token has been made already/);
  assert.equal((await db.selectFrom("api_tokens").select("id").execute()).length, 1);
});

databaseTest("POST /settings/api-tokens keeps what was typed when it is wrong", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const answer = await postApiToken(persona, {
    name: "  ",
    scope: "full",
    expires_in_days: "400",
  });

  const html = await answer.text();
  assert.equal(answer.status, 422);
  assert.equal(valueOf(html, "name"), "  ");
  assert.equal(valueOf(html, "expires_in_days"), "400");
  assert.deepEqual(chosenIn(html), ["full"]);
  assert.match(
    textOf(html),
    /2 things need another look Name: Fill this in\. Days until it expires: This is out of range\. The nearest possible value is 365\./,
  );
  assert.deepEqual(await db.selectFrom("api_tokens").selectAll().execute(), []);
});

const DAYS: [typed: string, status: number][] = [
  ["", 200],
  ["1", 200],
  ["0", 422],
  ["1.5", 422],
  ["soon", 422],
];

for (const [typed, status] of DAYS) {
  databaseTest(`POST /settings/api-tokens answers ${status} to "${typed}" days`, async (db) => {
    const persona = await addPersona(await openTestApp(db));

    const answer = await postApiToken(persona, { expires_in_days: typed });

    await answer.body?.cancel();
    assert.equal(answer.status, status);
  });
}

databaseTest(
  "GET /settings/api-tokens says nothing for a notice that does not exist",
  async (db) => {
    const persona = await addPersona(await openTestApp(db));

    const html = await read(persona, `${PATH}?notice=<b>hacked</b>`);

    assert.equal(html.includes("hacked"), false);
    assert.equal(html.includes(`role="status"`), false);
  },
);

databaseTest("the API tokens' pages speak German to whom German is set", async (db) => {
  const persona = await addPersona(await openTestApp(db), { language: "de" });
  await createApiToken(persona);

  const text = textOf(await read(persona));

  assert.match(text, /API-Tokens.*Nur lesen Angelegt .* Läuft ab .* Zuletzt benutzt nie Erneuern/);
});
