/** Purging a real Varnish as the application does: what a purge reaches. */
import assert from "node:assert/strict";
import type { EdgeCache } from "../../lib/workspaces/edge_cache/edge_cache.ts";
import { purgingTwice } from "../../lib/workspaces/edge_cache/purging_twice.ts";
import { type BehindVarnish, purgerOf, varnishTest } from "./behind_varnish.ts";
import { DOCUMENT } from "./feed_origin.ts";
import { replaceOnce, startVarnish } from "./start_varnish.ts";

varnishTest({ name: "purge() leaves a revoked token nothing but 401" }, async (behind) => {
  const { origin, varnish, ask } = behind;
  const [revoked, other] = [origin.add(), origin.add()];
  for (const { path } of [revoked, other]) await ask(path);
  origin.revoke(revoked);
  assert.equal((await ask(revoked.path)).cache, "HIT");

  await purgerOf(varnish.purgeUrl).purge(revoked.tag);

  const polls: RequestInit[] = [
    {},
    { method: "HEAD" },
    { headers: { "if-none-match": 'W/"first"' } },
    { headers: { "accept-encoding": "identity" } },
  ];
  for (const options of polls) {
    const answer = await ask(revoked.path, options);
    assert.deepEqual([answer.status, answer.cache], [401, "MISS"]);
  }
  assert.equal((await ask(other.path)).cache, "HIT");
});

varnishTest({ name: "purge() leaves no copy for when the application is down" }, async (behind) => {
  const { origin, varnish, ask } = behind;
  const { path, tag } = origin.add();
  await ask(path);

  await purgerOf(varnish.purgeUrl).purge(tag);
  await origin.stop();

  for (const validator of ['"other"', 'W/"first"']) {
    const answer = await ask(path, { headers: { "if-none-match": validator } });
    assert.deepEqual([answer.status, answer.cache], [503, "MISS"]);
  }
});

varnishTest({ name: "purge() reaches every copy that has the tag" }, async (behind) => {
  const { origin, varnish, ask } = behind;
  const feed = origin.add();
  const [path, query] = feed.path.split("?");
  const copies = [
    feed.path,
    varnish.url.replace("127.0.0.1", "localhost") + feed.path,
    `${path}?x=1&${query}`,
    `${path}?${query}&x=1`,
    `${path}?${query}&${query}`,
    `${path}/filtered?${query}`,
  ];
  for (const copy of copies) {
    assert.deepEqual([(await ask(copy)).cache, (await ask(copy)).cache], ["MISS", "HIT"], copy);
  }
  origin.revoke(feed);

  await purgerOf(varnish.purgeUrl).purge(feed.tag);

  for (const copy of copies) assert.equal((await ask(copy)).status, 401, copy);
});

varnishTest({
  name: "purge() deletes, also where an operator lets copies be served past their time",
  edit: (vcl) => replaceOnce(vcl, "beresp.grace = 0s", "beresp.grace = 1h"),
}, async ({ origin, varnish, ask }) => {
  const feed = origin.add();
  await ask(feed.path);
  origin.revoke(feed);

  await purgerOf(varnish.purgeUrl).purge(feed.tag);

  assert.equal((await ask(feed.path)).status, 401);
});

varnishTest({
  name: "purge() reaches a copy that a 304 has renewed",
  edit: (vcl) => replaceOnce(vcl, "beresp.keep = 0s", "beresp.keep = 1h"),
}, async ({ origin, varnish, ask }) => {
  const feed = origin.add();
  origin.change = (answer) => {
    answer.headers.set("cache-control", "public, max-age=0, s-maxage=1");
    return answer;
  };
  await ask(feed.path);
  origin.change = (answer) => answer;
  while ((await ask(feed.path)).cache === "HIT");
  assert.equal(origin.requests[1]?.headers.get("if-none-match"), 'W/"first"');
  const renewed = await ask(feed.path);
  assert.deepEqual([renewed.status, renewed.text, renewed.cache], [200, DOCUMENT, "HIT"]);
  origin.revoke(feed);

  await purgerOf(varnish.purgeUrl).purge(feed.tag);

  assert.equal((await ask(feed.path)).status, 401);
});

varnishTest({ name: "purge() of a tag that no copy has succeeds" }, async ({ origin, varnish }) => {
  await purgerOf(varnish.purgeUrl).purge(origin.add().tag);

  assert.deepEqual(origin.requests, []);
});

/** A poll whose token was still good, and which the origin answers when it is let go. */
async function purgeWithPollInFlight(
  { origin, varnish, ask }: BehindVarnish,
  purge: (cache: EdgeCache, poll: { tag: string; letGo: () => Promise<void> }) => Promise<void>,
): Promise<{ poll: number; replay: number }> {
  const feed = origin.add();
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  origin.hold = () => {
    arrived.resolve();
    return held.promise;
  };
  const poll = ask(feed.path);
  await arrived.promise;
  origin.revoke(feed);
  const letGo = async () => {
    held.resolve();
    await poll;
  };
  await purge(purgerOf(varnish.purgeUrl), { tag: feed.tag, letGo });
  return { poll: (await poll).status, replay: (await ask(feed.path)).status };
}

varnishTest({ name: "purgingTwice() removes what a poll in flight put back" }, async (behind) => {
  const statuses = await purgeWithPollInFlight(
    behind,
    (cache, { tag, letGo }) => purgingTwice(cache, { pauseMs: 1_000, pause: letGo }).purge(tag),
  );

  assert.deepEqual(statuses, { poll: 200, replay: 401 });
});

varnishTest({ name: "purge() once leaves what a poll in flight put back" }, async (behind) => {
  const statuses = await purgeWithPollInFlight(behind, async (cache, { tag, letGo }) => {
    await cache.purge(tag);
    await letGo();
  });

  assert.deepEqual(statuses, { poll: 200, replay: 200 });
});

varnishTest({ name: "purge() reaches the nodes that are up when one is down" }, async (behind) => {
  const { origin, varnish, ask } = behind;
  const { path, tag } = origin.add();
  const down = await startVarnish({ backendPort: origin.port });
  await down.stop();
  assert.equal((await ask(path)).text, DOCUMENT);

  const purging = purgerOf(down.purgeUrl, varnish.purgeUrl).purge(tag);

  await assert.rejects(purging, { name: "PurgeError", code: "unreachable" });
  assert.equal((await ask(path)).cache, "MISS");
});
