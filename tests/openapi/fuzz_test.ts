/** Whatever is asked of REST, it answers as its description says, and never with a fault. */
import assert from "node:assert/strict";
import { describeApi } from "../../lib/openapi/describe_api.ts";
import { openTestApp, START } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { fc } from "../packages/fast_check.ts";
import { AnswerJudge } from "./answer_judge.ts";
import { arbitraryRequest } from "./arbitrary_request.ts";
import { endingsLast } from "./endings_last.ts";
import { settle } from "./world.ts";

const SEED = 20260301;
/** To each operation. */
const REQUESTS = 8;

/** Between two requests, so that no limit is met. */
const PAUSE_MS = 2_000;

pgliteTest("REST answers any request as it is described", async (db) => {
  const app = await openTestApp(db);
  const world = await settle(app);
  const document = describeApi();
  const judge = new AnswerJudge(document);
  const met = new Set<number>();
  let requests = 0;

  for (const [index, listed] of endingsLast(document).entries()) {
    await fc.assert(
      fc.asyncProperty(arbitraryRequest(listed, { document, world }), async (request) => {
        const { target, ...init } = request;
        app.setNow(new Date(START.getTime() + ++requests * PAUSE_MS));
        const method = listed.method.toUpperCase();
        const answer = await app.fetch(target, { ...init, method });
        met.add(answer.status);
        assert.ok(answer.status < 500, app.logLines.slice(-2).join("\n"));
        assert.deepEqual(await judge.breaches(listed, answer), []);
      }),
      { seed: SEED + index, numRuns: REQUESTS, endOnFailure: true },
    );
  }

  const expected = [200, 201, 204, 304, 400, 401, 403, 404, 413, 415, 422];
  assert.deepEqual(expected.filter((status) => !met.has(status)), [], "was never answered");
  await app.site.tasks.idle();
});
