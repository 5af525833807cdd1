/** Which edge cache the configuration opens. */
import assert from "node:assert/strict";
import type { EdgeCacheSettings } from "../../../lib/config/edge_cache_settings.ts";
import { noEdgeCache } from "../../../lib/workspaces/edge_cache/no_edge_cache.ts";
import { openEdgeCache } from "../../../lib/workspaces/edge_cache/open_edge_cache.ts";
import { PURGE_PAUSE_MS } from "../../../lib/workspaces/edge_cache/purging_twice.ts";
import { ADAPTERS, TAG } from "./adapters.ts";

const SETTINGS: { settings: EdgeCacheSettings; tagHeader: string }[] = [
  { settings: { kind: "deno-deploy" }, tagHeader: "Deno-Cache-Tag" },
  {
    settings: { kind: "vercel", token: "t", project: "p", teamId: null },
    tagHeader: "Vercel-Cache-Tag",
  },
  { settings: { kind: "cloudflare", apiToken: "t", zoneId: "z" }, tagHeader: "Cache-Tag" },
  { settings: { kind: "varnish", purgeUrls: ["http://one:1"] }, tagHeader: "xkey" },
];

for (const { settings, tagHeader } of SETTINGS) {
  Deno.test(`openEdgeCache() opens ${settings.kind}, which purges twice`, async () => {
    const adapter = ADAPTERS.find((each) => each.tagHeader === tagHeader);
    const answer = adapter?.done() ?? Response.error();
    const events: string[] = [];
    const cache = openEdgeCache(settings, {
      async send(url) {
        events.push(url);
        return { headers: answer.headers, text: await answer.clone().text() };
      },
      pause: (ms) => Promise.resolve(void events.push(`pause ${ms}`)),
    });
    assert.equal(cache.headers(TAG)[tagHeader.toLowerCase()], TAG);
    assert.deepEqual(events, []);

    await cache.purge(TAG);

    assert.equal(events.length, 3);
    assert.equal(events[1], `pause ${PURGE_PAUSE_MS}`);
    assert.equal(events[0], events[2]);
  });
}

Deno.test("openEdgeCache() opens none, which asks nobody", async () => {
  const cache = openEdgeCache({ kind: "none" }, {
    send: () => Promise.reject(new Error("Cannot purge: there is nobody to ask")),
    pause: () => Promise.reject(new Error("Cannot wait: there is nothing to wait for")),
  });

  await cache.purge(TAG);
  assert.equal(cache, noEdgeCache);
});

Deno.test("openEdgeCache() waits for real between the two purges", async () => {
  const purgedAt: number[] = [];
  const cache = openEdgeCache({ kind: "deno-deploy" }, {
    send() {
      purgedAt.push(performance.now());
      return Promise.resolve({ headers: new Headers(), text: "" });
    },
  });

  await cache.purge(TAG);

  const [first = 0, second = 0] = purgedAt;
  // Timers count whole milliseconds.
  assert.ok(second - first > PURGE_PAUSE_MS - 2, `${second - first} ms`);
});
