/** Every route of a workspace × every role in it has a stated answer (DESIGN section 8, PI-25 and PI-26). */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { jsonOf } from "../rest/json.ts";
import { addWorkspace, type TestWorkspace } from "../rest/workspace.ts";
import { listRoutes } from "../routes.ts";
import type { Answer } from "./answers.ts";
import { answerOf, prepareWith } from "./asking.ts";
import { fingerprint } from "./fingerprint.ts";
import { ENVIRONMENT, openWorld, type World } from "./world.ts";
import { ROLE_ANSWERS, type RoleName, ROLES } from "./workspace_role_answers.ts";
import { WORKSPACE_PAGE_ROWS } from "./workspace_page_rows.ts";
import { WORKSPACE_ROWS } from "./workspace_rows.ts";

const MINUTE_MS = 60_000;
const ROWS = [...WORKSPACE_ROWS, ...WORKSPACE_PAGE_ROWS];

Deno.test("every route of workspaces has an answer for each role, and every answer a route", async () => {
  const routes = (await listRoutes())
    .filter(({ path }) => /^(\/api\/intelligence)?\/workspaces(\/|$)/.test(path))
    .map(({ method, path }) => `${method} ${path}`);

  assert.deepEqual(Object.keys(ROLE_ANSWERS).sort(), routes.sort());
});

for (const [route, answers] of Object.entries(ROLE_ANSWERS)) {
  pgliteTest(`PI-25, PI-26: ${route} answers each role as is stated`, async (db) => {
    const app = await openTestApp(db, { env: ENVIRONMENT });
    const { world, credentials } = await staff(await openWorld(app));
    const ask = ROWS.find((row) => row.route === route)?.ask;
    const actual: Record<string, Answer> = {};
    for (const [turn, role] of ROLES.entries()) {
      // Far enough from the last one that no limit counts.
      app.setNow(new Date(START.getTime() + turn * MINUTE_MS));
      const { target, init } = await prepareWith({ route, ask }, {
        world,
        credentials: credentials[role],
      });
      const before = await fingerprint(db);
      const answer = await app.fetch(target, init);
      actual[role] = answerOf(answer);
      if (answer.status >= 400 && answers[role] !== 422) {
        assert.equal(await fingerprint(db), before, `${role} changes something`);
      }
      await expectReason(answer, target);
    }

    assert.deepEqual(actual, answers);
  });
}

/** In REST a role that does not reach says so, in a word for programs. */
async function expectReason(answer: Response, target: string): Promise<void> {
  if (answer.status !== 403 || !target.startsWith("/api/")) return void await answer.text();
  assert.equal((await jsonOf(answer, 403)).code, "insufficient_role");
}

/** The world, in whose workspaces there is somebody of each role. */
async function staff(
  world: World,
): Promise<{ world: World; credentials: Record<RoleName, Record<string, string>> }> {
  const { app, owner } = world;
  const [editor, viewer, outsider] = [
    await addPersona(app),
    await addPersona(app),
    await addPersona(app),
  ];
  await addWorkspace(outsider);
  const admit = async (workspace: TestWorkspace) => {
    await workspace.admit(editor, "editor");
    await workspace.admit(viewer, "viewer");
    return workspace;
  };
  await admit(world.workspace);
  return {
    world: { ...world, addWorkspace: async () => await admit(await world.addWorkspace()) },
    credentials: {
      "signed out": {},
      "member of another": { cookie: outsider.cookie },
      viewer: { cookie: viewer.cookie },
      editor: { cookie: editor.cookie },
      admin: { cookie: owner.cookie },
    },
  };
}
