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

/** Hosts of which the runtime can make no URL, and the URL would have been the error's message. */
const MALFORMED_HOSTS = ["a b", "x:99999", "::1", "[::1", "%", "a|b", "1.2.3.4.5", ":80", "a:1:2"];

Deno.test("a malformed Host is answered 400, and its target is in no line of the log", async () => {
  const dataDir = await Deno.makeTempDir({ prefix: "feeds-log-" });
  try {
    const app = await startApp({ env: { DATA_DIR: dataDir } });
    const token = `mycorrhizal_feed_${"a".repeat(43)}`;
    const { hostname, port } = new URL(app.origin);
    for (const host of MALFORMED_HOSTS) {
      using connection = await Deno.connect({ hostname, port: Number(port) });
      const request = `GET /api/v1/feeds/atom?token=${token} HTTP/1.1\r\nHost: ${host}\r\n` +
        "Connection: close\r\n\r\n";
      await new Blob([request]).stream().pipeTo(connection.writable, { preventClose: true });
      const answer = await new Response(connection.readable).text();
      assert.match(answer, /^HTTP\/1\.1 400 /, host);
      assert.match(answer, /^cache-control: no-store\r$/im, host);
    }
    await stop(app, "SIGTERM");

    assert.doesNotMatch(app.output(), /aaaaaaaa|Invalid URL/);
    assert.match(app.output(), /request refused.*malformed_host/);
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
});

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
