/** The order of the two purges, their failures, and the pause that Varnish's configuration relies on. */
import assert from "node:assert/strict";
import { type EdgeCache, PurgeError } from "../../../lib/workspaces/edge_cache/edge_cache.ts";
import {
  KEPT_WITHIN_MS,
  PURGE_PAUSE_MS,
  purgingTwice,
} from "../../../lib/workspaces/edge_cache/purging_twice.ts";
import { TAG } from "./adapters.ts";

const VCL = new URL("../../../deploy/varnish/feeds.vcl", import.meta.url);

/** A cache that fails from the given purge on, and a pause, which both write down their turn. */
function recorded({ failFrom = Infinity } = {}): { cache: EdgeCache; events: string[] } {
  const events: string[] = [];
  let purges = 0;
  const inner: EdgeCache = {
    headers: (tag) => ({ "cache-tag": tag }),
    purge(tag) {
      events.push(`purge ${tag}`);
      return ++purges >= failFrom
        ? Promise.reject(new PurgeError("status_503"))
        : Promise.resolve();
    },
  };
  const pause = (ms: number) => {
    events.push(`pause ${ms}`);
    return Promise.resolve();
  };
  return { cache: purgingTwice(inner, { pauseMs: 7, pause }), events };
}

Deno.test("purgingTwice() purges, waits and purges again", async () => {
  const { cache, events } = recorded();

  await cache.purge(TAG);

  assert.deepEqual(events, [`purge ${TAG}`, "pause 7", `purge ${TAG}`]);
});

Deno.test("purgingTwice() fails at once when the first purge fails", async () => {
  const { cache, events } = recorded({ failFrom: 1 });

  await assert.rejects(cache.purge(TAG), { name: "PurgeError", code: "status_503" });

  assert.deepEqual(events, [`purge ${TAG}`]);
});

Deno.test("purgingTwice() fails when the second purge fails", async () => {
  const { cache, events } = recorded({ failFrom: 2 });

  await assert.rejects(cache.purge(TAG), { name: "PurgeError", code: "status_503" });

  assert.deepEqual(events, [`purge ${TAG}`, "pause 7", `purge ${TAG}`]);
});

Deno.test("purgingTwice() is not done before the second purge is", async () => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const events: string[] = [];
  const second = () => {
    begun.resolve();
    return ended.promise;
  };
  const purges = [() => Promise.resolve(), second];
  const inner = { headers: () => ({}), purge: () => purges.shift()?.() ?? Promise.reject() };
  const cache = purgingTwice(inner, { pauseMs: 7, pause: () => Promise.resolve() });

  const purging = cache.purge(TAG).then(() => events.push("done"));
  await Promise.race([begun.promise, purging]);
  events.push("purged");
  ended.resolve();
  await purging;

  assert.deepEqual(events, ["purged", "done"]);
});

Deno.test("purgingTwice() purges two tags at once, each twice", async () => {
  const { cache, events } = recorded();

  await Promise.all([cache.purge("one"), cache.purge("two")]);

  for (const event of ["purge one", "purge two", "pause 7"]) {
    assert.equal(events.filter((each) => each === event).length, 2, event);
  }
});

Deno.test("purgingTwice() leaves the headers as they are", () => {
  assert.deepEqual(recorded().cache.headers(TAG), { "cache-tag": TAG });
});

Deno.test("feeds.vcl keeps what the application lets it, and the pause is longer than that takes", async () => {
  const vcl = await Deno.readTextFile(VCL);
  const longest = /beresp\.time - bereq\.time > (\d+)ms/.exec(vcl)?.[1];

  assert.equal(Number(longest), KEPT_WITHIN_MS);
  assert.ok(KEPT_WITHIN_MS < PURGE_PAUSE_MS);
});
