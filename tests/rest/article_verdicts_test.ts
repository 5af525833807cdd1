/** Verdicts on articles over REST (DESIGN section 6). */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { errorsOf, jsonOf } from "./json.ts";
import { addWorkspace } from "./workspace.ts";

const ABSENT = "01980000-0000-7000-8000-000000000000";

databaseTest("PATCH articles/:articleId gives a verdict, and keeps who gave it", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const bearer = await addBearer(app, ada, "full");
  const workspace = await addWorkspace(ada);
  const { id } = await workspace.post();
  const target = `${workspace.path}/articles/${id}`;
  const decide = async ({ fetch }: Pick<typeof ada, "fetch">, body: object) => {
    const article = await jsonOf(await fetch(target, { method: "PATCH", body }), 200);
    return [article.verdict, article.reason, article.decided_by];
  };

  assert.deepEqual(await decide(bearer, { verdict: "passed", reason: "Fits" }), [
    "passed",
    "Fits",
    "rule",
  ]);
  assert.deepEqual(await decide(ada, { verdict: "passed" }), ["passed", "Fits", "person"]);
  assert.deepEqual(await decide(ada, { verdict: "filtered" }), ["filtered", null, "person"]);
  assert.equal((await jsonOf(await ada.fetch(target), 200)).verdict, "filtered");
});

databaseTest("PATCH articles/:articleId refuses all but a verdict and its reason", async (db) => {
  const ada = await addPersona(await openTestApp(db));
  const [workspace, other] = [await addWorkspace(ada), await addWorkspace(ada)];
  const { id } = await workspace.post();
  const foreign = await other.post();
  const patch = (articleId: unknown, body: object) =>
    ada.fetch(`${workspace.path}/articles/${articleId}`, { method: "PATCH", body });
  const refused = [
    [{}, "verdict", "required"],
    [{ verdict: null }, "verdict", "not_a_choice"],
    [{ verdict: "undecided" }, "verdict", "not_a_choice"],
    [{ verdict: "passed", reason: 1 }, "reason", "wrong_type"],
    [{ verdict: "passed", reason: "a\0b" }, "reason", "unsupported_character"],
    [{ verdict: "passed", title: "x" }, "title", "unknown_property"],
  ] as const;
  for (const [body, at, code] of refused) {
    const errors = await errorsOf(await patch(id, body));
    assert.deepEqual(errors.map((error) => [error.path, error.code]), [[at, code]]);
  }
  for (const absent of [foreign.id, ABSENT, "news"]) {
    await jsonOf(await patch(absent, { verdict: "passed" }), 404);
    await jsonOf(await ada.fetch(`${workspace.path}/articles/${absent}`), 404);
  }
  const unchanged = await jsonOf(await ada.fetch(`${other.path}/articles/${foreign.id}`), 200);
  assert.deepEqual(unchanged, foreign);
});
