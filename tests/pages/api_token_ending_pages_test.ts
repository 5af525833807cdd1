/** The pages on which API tokens are rotated and ended, without JavaScript. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { apiTokensIn, createApiToken, followForm, opensRest } from "./api_token_forms.ts";
import { textOf, valueOf } from "./html.ts";

const PATH = "/settings/api-tokens";

async function read(person: Persona, path = PATH): Promise<string> {
  return await (await person.fetch(path)).text();
}

function post(person: Persona, path: string, values: Record<string, string> = {}) {
  return person.fetch(`${PATH}${path}`, { method: "POST", body: new URLSearchParams(values) });
}

databaseTest("…/rotation says what ends, and shows the new secret once", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const { id, secret } = await createApiToken(persona);
  const question = await read(persona, `${PATH}/${id}/rotation`);
  assert.match(textOf(question), /The old API token stops working at once/);
  assert.match(question, /<button type="submit" class="[^"]*">Rotate “Backup script”<\/button>/);
  const successor = { id: valueOf(question, "id") ?? "" };

  const answer = await post(persona, `/${id}/rotation`, successor);

  assert.equal(answer.status, 200);
  const [rotated = "", ...others] = apiTokensIn(await answer.text());
  assert.deepEqual(others, []);
  assert.deepEqual([await opensRest(app, secret), await opensRest(app, rotated)], [false, true]);
  const again = await followForm(persona, await post(persona, `/${id}/rotation`, successor));
  assert.match(again, /This API token has been made already/);
  assert.ok(await opensRest(app, rotated), "a reload ends nothing");
});

databaseTest("…/revocation ends the API token and says so on the list", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const ended = await createApiToken(persona);
  const kept = await createApiToken(persona, { name: "Phone" });
  const question = await read(persona, `${PATH}/${ended.id}/revocation`);
  assert.match(textOf(question), /Whatever uses this API token stops working at once/);

  const text = await followForm(persona, await post(persona, `/${ended.id}/revocation`));

  assert.match(text, /The API token is revoked\..* Phone /);
  assert.doesNotMatch(text, /Backup script/);
  assert.deepEqual([await opensRest(app, ended.secret), await opensRest(app, kept.secret)], [
    false,
    true,
  ]);
});

databaseTest("POST /settings/api-tokens/revocation ends every one of the user's", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const mine = [await createApiToken(owner), await createApiToken(owner)];
  const foreign = await createApiToken(stranger);
  assert.match(
    textOf(await read(owner, `${PATH}/revocation`)),
    /Your feeds and your sessions go on/,
  );

  const text = await followForm(owner, await post(owner, "/revocation"));

  assert.match(text, /All API tokens are revoked\..* No API tokens yet/);
  for (const { secret } of mine) assert.equal(await opensRest(app, secret), false);
  assert.equal(await opensRest(app, foreign.secret), true);
});

databaseTest("the pages of an API token are not there for anybody but its owner", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const { id, secret } = await createApiToken(owner, { name: "Mine alone" });
  const gone = await createApiToken(stranger);
  await post(stranger, `/${gone.id}/revocation`);

  for (const target of [id, gone.id, uuidv7(), "no-uuid"]) {
    for (const page of ["rotation", "revocation"]) {
      const answers = [
        await stranger.fetch(`${PATH}/${target}/${page}`),
        await post(stranger, `/${target}/${page}`, { id: uuidv7() }),
      ];
      for (const answer of answers) {
        assert.equal(answer.status, 404, `${target} ${page}`);
        assert.doesNotMatch(await answer.text(), /Mine alone/);
      }
    }
  }
  assert.doesNotMatch(await read(stranger), /Mine alone/);
  assert.ok(await opensRest(app, secret));
});
