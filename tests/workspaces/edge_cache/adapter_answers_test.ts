/** What single edge caches take for a purge that happened, and how they are addressed. */
import assert from "node:assert/strict";
import { cloudflareCache } from "../../../lib/workspaces/edge_cache/cloudflare.ts";
import type { PurgeFailure } from "../../../lib/workspaces/edge_cache/edge_cache.ts";
import { noEdgeCache } from "../../../lib/workspaces/edge_cache/no_edge_cache.ts";
import type { SendPurge } from "../../../lib/workspaces/edge_cache/purge_request.ts";
import { varnishCache } from "../../../lib/workspaces/edge_cache/varnish.ts";
import { vercelCache } from "../../../lib/workspaces/edge_cache/vercel.ts";
import { TAG } from "./adapters.ts";
import { withPurgeEndpoint } from "./purge_endpoint.ts";

Deno.test("noEdgeCache permits no cache to keep a feed, under no tag", () => {
  assert.deepEqual(noEdgeCache.headers(TAG), {
    "cache-control": "private, max-age=0, must-revalidate",
  });
});

Deno.test("noEdgeCache has nothing to purge", async () => {
  assert.equal(await noEdgeCache.purge(TAG), undefined);
});

const CLOUDFLARE = {
  kind: "cloudflare",
  apiToken: "canary",
  zoneId: "0".repeat(32),
} as const;

const NO_SUCCESS: [body: string, code: PurgeFailure][] = [
  ['{"success":false,"errors":[{"code":1134,"message":"canary"}]}', "refused"],
  ["", "unreadable_answer"],
  ["<html>canary</html>", "unreadable_answer"],
  ['{"success":true', "unreadable_answer"],
  ["{}", "unreadable_answer"],
  ["null", "unreadable_answer"],
  ["true", "unreadable_answer"],
  ['[{"success":true}]', "unreadable_answer"],
  ['{"success":"true"}', "unreadable_answer"],
  ['{"success":1}', "unreadable_answer"],
  ['{"result":{"success":true}}', "unreadable_answer"],
  ["\xff\xfe", "unreadable_answer"],
];

for (const [body, code] of NO_SUCCESS) {
  Deno.test(`cloudflareCache() fails on a 200 that says ${body || "nothing"}`, async () => {
    await withPurgeEndpoint({
      answer: () => new Response(Uint8Array.from(body, (char) => char.charCodeAt(0))),
      use: ({ send }) =>
        assert.rejects(cloudflareCache(CLOUDFLARE, send).purge(TAG), { name: "PurgeError", code }),
    });
  });
}

Deno.test("vercelCache() names no team for a project of the token's own user", async () => {
  const settings = { kind: "vercel", token: "canary", project: "feeds", teamId: null } as const;
  await withPurgeEndpoint({
    answer: () => new Response(),
    async use({ seen, send }) {
      await vercelCache(settings, send).purge(TAG);
      assert.match(seen[0]?.url ?? "", /\?projectIdOrName=feeds$/);
    },
  });
});

for (const purged of [null, "", " ", "many", "-1", "1.5", "0x1"]) {
  Deno.test(`varnishCache() fails on a 200 that has purged ${purged ?? "nothing said"}`, async () => {
    await withPurgeEndpoint({
      answer: () =>
        new Response("Purged", { headers: purged === null ? {} : { "x-purged": purged } }),
      use: ({ send }) =>
        assert.rejects(purgeNodes(["http://node:80"], send), {
          name: "PurgeError",
          code: "unreadable_answer",
        }),
    });
  });
}

const NODES = ["http://one:6081", "https://two:6082", "http://[::1]:6083"];

for (const failing of [null, ...NODES]) {
  Deno.test(`varnishCache() asks every node when ${failing ?? "none"} fails`, async () => {
    await withPurgeEndpoint({
      answer: ({ url }) =>
        url === `${failing}/`
          ? new Response("down", { status: 503 })
          : new Response("Purged", { headers: { "x-purged": "2" } }),
      async use({ seen, send }) {
        const purging = purgeNodes(NODES, send);
        if (failing === null) await purging;
        else await assert.rejects(purging, { name: "PurgeError", code: "status_503" });
        assert.deepEqual(
          seen.map(({ method, url, headers }) => [method, url, headers.get("xkey-purge")])
            .toSorted(),
          NODES.map((node) => ["PURGE", `${node}/`, TAG]).toSorted(),
        );
      },
    });
  });
}

function purgeNodes(purgeUrls: string[], send: SendPurge): Promise<void> {
  return varnishCache({ kind: "varnish", purgeUrls }, send).purge(TAG);
}
