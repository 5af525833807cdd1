/** Every route answers its own methods and refuses all others, whoever asks. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { listRoutes } from "../routes.ts";
import { credentialsOf, ENVIRONMENT, openWorld } from "./world.ts";
import { PERSONAS } from "./answers.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const ID = "01980000-0000-7000-8000-000000000000";

/** What every path is asked with: `ALL` answers any method itself. */
async function listMethods(): Promise<Map<string, string[]>> {
  const methods = new Map<string, string[]>();
  for (const { method, path } of await listRoutes()) {
    methods.set(path, [...methods.get(path) ?? [], method]);
  }
  return new Map([...methods].filter(([, known]) => !known.includes("ALL")));
}

pgliteTest(
  "every route refuses a method that it does not have, and names those it has",
  async (db) => {
    const world = await openWorld(await openTestApp(db, { env: ENVIRONMENT }));
    for (const [path, known] of await listMethods()) {
      const target = path.replaceAll(/:\w+/g, ID) || "/";
      const allowed = [...known, "OPTIONS", ...(known.includes("GET") ? ["HEAD"] : [])].sort();
      for (const method of METHODS.filter((name) => !known.includes(name))) {
        for (const persona of PERSONAS) {
          const headers = { ...credentialsOf(world, persona), "sec-fetch-site": "same-origin" };
          const answer = await world.app.fetch(target, { method, headers });
          await answer.body?.cancel();
          const named = (answer.headers.get("allow") ?? "").split(", ").sort();
          assert.deepEqual(
            [answer.status, named],
            [405, allowed],
            `${persona}: ${method} ${target}`,
          );
        }
      }
    }
  },
);
