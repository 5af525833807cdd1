/** What a running application prints has no feed's address in it (ADR decision 7, CASES 5). */
import assert from "node:assert/strict";
import { setUp, startApp, stop } from "./started.ts";

for (const format of ["text", "json"]) {
  Deno.test(`the log of a process redacts a feed's token (${format})`, async () => {
    const dataDir = await Deno.makeTempDir({ prefix: "feeds-log-" });
    try {
      const app = await startApp({ env: { DATA_DIR: dataDir, LOG_FORMAT: format } });
      const live = await createFeed(app.origin, await setUp(app.origin));
      const bad = live.replace(/.$/, (last) => last === "A" ? "B" : "A");
      const statuses = [];
      for (const token of [live, bad]) {
        for (const method of ["GET", "HEAD"]) {
          const url = `${app.origin}/api/v1/feeds/atom?token=${token}`;
          const answer = await fetch(url, { method });
          await answer.body?.cancel();
          statuses.push(answer.status);
        }
      }
      await stop(app, "SIGTERM");

      assert.deepEqual(statuses, [200, 200, 404, 404]);
      const output = app.output();
      assert.equal(output.match(/\/api\/v1\/feeds\/atom\?token=\[redacted\]/g)?.length, 4);
      for (const token of [live, bad]) {
        assert.equal(output.includes(token.slice("mycorrhizal_feed_".length)), false);
      }
    } finally {
      await Deno.remove(dataDir, { recursive: true });
    }
  });
}

/** The token of a new feed. */
async function createFeed(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/feeds`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ name: "Tablet", kind: "aggregate" }),
  });
  const { url } = await answer.json();
  return String(url).split("token=")[1] ?? "";
}
