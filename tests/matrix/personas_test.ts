/** Every route × every persona has the answer that its row states (DESIGN section 10, invariant 2). */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { listRoutes } from "../routes.ts";
import { type Answer, type PersonaName, PERSONAS, type Row } from "./answers.ts";
import { answerOf, prepare } from "./asking.ts";
import { fingerprint } from "./fingerprint.ts";
import { ROWS } from "./rows.ts";
import { asPersona, CANARY, ENVIRONMENT, openWorld, type World } from "./world.ts";

const MINUTE_MS = 60_000;

Deno.test("every route has one row in the matrix, and every row a route", async () => {
  const routes = (await listRoutes()).map(({ method, path }) => `${method} ${path || "/"}`);

  assert.deepEqual(ROWS.map(({ route }) => route).sort(), routes.sort());
});

for (const row of ROWS) {
  pgliteTest(`${row.route} answers each persona as its row states`, async (db) => {
    const world = await openWorld(await openTestApp(db, { env: ENVIRONMENT }));
    const answers: [PersonaName, Answer][] = [];
    for (const [turn, persona] of PERSONAS.entries()) {
      // Far enough from the last one that no limit counts.
      world.app.setNow(new Date(START.getTime() + turn * MINUTE_MS));
      answers.push([persona, await answerTo(world, persona, row)]);
    }

    assert.deepEqual(Object.fromEntries(answers), row.answers);
  });
}

/** The answer, after a look at what it shows and what has changed by it. */
async function answerTo(world: World, persona: PersonaName, row: Row): Promise<Answer> {
  const { target, init } = await prepare(world, persona, row);
  return await asPersona(world, persona, async () => {
    const before = await fingerprint(world.db);
    const response = await world.app.fetch(target, init);
    const shown = JSON.stringify([...response.headers]) + await response.text();
    const answer = answerOf(response);
    const name = `${persona}: ${answer}`;
    const isTheirs = row.isOpen || isOwners(persona);
    assert.ok(isTheirs || !shown.includes(CANARY), `${name} shows ${shown}`);
    if (init.method === "GET" || isRefusal(answer, row.answers)) {
      assert.equal(await fingerprint(world.db), before, `${name} changes something`);
    }
    if (init.method === "GET") {
      const head = await world.app.fetch(target, { ...init, method: "HEAD" });
      assert.deepEqual([answerOf(head), await head.text()], [answer, ""], `HEAD ${name}`);
    }
    return answer;
  });
}

/** Whoever has the owner's data by right. */
function isOwners(persona: PersonaName): boolean {
  return ["owner", "read token", "full token"].includes(persona);
}

/** Whoever has signed out is sent to sign in as well. */
function isRefusal(answer: Answer, { owner }: Row["answers"]): boolean {
  return answer === "sign-in" ? owner !== "sign-in" : answer >= 400;
}
