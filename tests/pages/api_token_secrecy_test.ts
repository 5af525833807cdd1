/** No secret of an API token is anywhere but in the one answer that shows it (DESIGN section 10). */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { hashSecret } from "../../lib/credentials/secrets.ts";
import { openTestApp } from "../app_for_test.ts";
import { recordParameters } from "../credentials/sql_parameters.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { apiTokensIn, createApiToken, postApiToken } from "./api_token_forms.ts";

/** What is shown to the owner and to the outside afterwards. */
const LATER = [
  "/settings/api-tokens",
  "/settings/api-tokens/new",
  "/settings/api-tokens/revocation",
  "/settings/api-tokens?notice=api_token_made_already",
  "/settings/audit",
  "/settings/nothing",
  "/api/v1/api-tokens",
  "/api/v1/audit-events",
  "/api/v1/nothing",
];

/** Makes, rotates, uses and ends API tokens in every way; gives their secrets. */
async function drive(person: Persona, use: (secret: string) => Promise<void>): Promise<string[]> {
  const byRest = await createApiToken(person);
  const byForm = apiTokensIn(await (await postApiToken(person, { name: "Phone" })).text());
  await use(byRest.secret);
  const rest = await person.fetch(`/api/v1/api-tokens/${byRest.id}/rotate`, { method: "POST" });
  const { id, token } = await rest.json();
  await use(byRest.secret);
  const form = await person.fetch(`/settings/api-tokens/${id}/rotation`, {
    method: "POST",
    body: new URLSearchParams({ id: uuidv7() }),
  });
  const rotated = apiTokensIn(await form.text());
  const ended = await createApiToken(person);
  await person.fetch(`/api/v1/api-tokens/${ended.id}`, { method: "DELETE" });
  await use(ended.secret);
  return [byRest.secret, ...byForm, String(token), ...rotated, ended.secret];
}

databaseTest("an API token's secret is in no parameter, row, log, answer or page", async (db) => {
  const recording = recordParameters(db);
  const app = await openTestApp(recording.db);
  const persona = await addPersona(app);
  const answers: string[] = [];
  const keep = async (answer: Response) => {
    answers.push(JSON.stringify([...answer.headers]), await answer.text());
  };

  const secrets = await drive(persona, async (secret) => {
    const headers = { authorization: `Bearer ${secret}` };
    await keep(await app.fetch("/api/v1/contacts", { headers }));
    await keep(await app.fetch("/api/v1/contacts", { method: "POST", headers, body: "{" }));
    await keep(await app.fetch(`/api/v1/feeds/atom?token=${secret}`));
    await keep(await app.fetch(`/contacts?next=${secret}`, { headers }));
  });
  for (const path of LATER) await keep(await persona.fetch(path));
  await app.site.tasks.idle();

  assert.equal(new Set(secrets).size, 5);
  const parameters = recording.parameters.map((value) => JSON.stringify(value)).join("\n");
  const stored = await storedText(db);
  const log = app.logLines.join("\n");
  for (const secret of secrets) {
    const tokenHash = String(hashSecret("api_token", secret));
    assert.ok(parameters.includes(tokenHash) && stored.includes(tokenHash), "reads everything");
    // The random part alone, so that no other prefix hides it.
    const random = secret.slice("mycorrhizal_".length);
    for (const [place, text] of Object.entries({ parameters, stored, log })) {
      assert.equal(text.includes(random), false, place);
    }
    const shown = answers.filter((text) => text.includes(random) || text.includes(tokenHash));
    assert.deepEqual(shown, []);
  }
  assert.match(log, /atom\?token=\[redacted\]/);
});
