/** A revocation as an editor does it: the application, a real Varnish in front of it, a reader. */
import assert from "node:assert/strict";
import { setUp, startApp, type Started, stop } from "../process/started.ts";
import { testNeeding } from "../skipping.ts";
import { findMissingVarnish, startVarnish, type Varnish } from "./start_varnish.ts";

interface Newsroom {
  app: Started;
  varnish: Varnish;
  workspaceId: string;
  /** An editor's request to REST, past the cache. */
  edit(path: string, body?: object): Promise<{ status: number; json: Record<string, unknown> }>;
  /** A new address of the passed feed, through the cache. */
  issue(label: string): Promise<{ id: string; address: string }>;
  /** A reader's poll: its status, and whether the cache had the answer. */
  poll(address: string): Promise<string>;
}

const missing = await findMissingVarnish();

/** @param purgeUrlsOf where the application asks for purges */
function newsroomTest(
  name: string,
  body: (newsroom: Newsroom) => Promise<void>,
  purgeUrlsOf = (varnish: Varnish) => varnish.purgeUrl,
): void {
  testNeeding(missing, name, async () => {
    const port = freePort();
    const varnish = await startVarnish({ backendPort: port });
    const dataDir = await Deno.makeTempDir({ prefix: "feeds-newsroom-" });
    try {
      const env = {
        PORT: String(port),
        DATA_DIR: dataDir,
        FRONTEND_URL: varnish.url,
        EDGE_CACHE: "varnish",
        VARNISH_PURGE_URLS: purgeUrlsOf(varnish),
      };
      const app = await startApp({ env });
      await body(await openNewsroom(app, varnish));
      await stop(app, "SIGTERM");
    } finally {
      await varnish.stop();
      await Deno.remove(dataDir, { recursive: true });
    }
  });
}

/** The application has to know Varnish's port, and Varnish the application's. */
function freePort(): number {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  return listener.addr.port;
}

async function openNewsroom(app: Started, varnish: Varnish): Promise<Newsroom> {
  const cookie = await setUp(app.origin);
  const edit = async (path: string, json: object = {}) => {
    const answer = await fetch(`${app.origin}/api/intelligence/workspaces${path}`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(json),
    });
    return { status: answer.status, json: await answer.json() };
  };
  const workspaceId = String((await edit("", { name: "Newsroom" })).json.id);
  const posted = await edit(`/${workspaceId}/articles`, {
    url: "https://example.org/news",
    title: "News",
    published_at: "2026-01-01",
    verdict: "passed",
  });
  assert.equal(posted.json.created, 1);
  const issue = async (label: string) => {
    const { json } = await edit(`/${workspaceId}/feed-tokens`, { label });
    const path = `/api/intelligence/workspaces/${workspaceId}/rss?token=${json.token}`;
    return { id: String(json.id), path };
  };
  // The first poll of a process may take too long to be kept.
  await (await fetch(app.origin + (await issue("Warming up")).path)).body?.cancel();
  return {
    app,
    varnish,
    workspaceId,
    edit,
    async issue(label) {
      const { id, path } = await issue(label);
      return { id, address: varnish.url + path };
    },
    async poll(address) {
      const answer = await fetch(address);
      await answer.body?.cancel();
      return `${answer.status} ${answer.headers.get("x-cache")}`;
    },
  };
}

newsroomTest(
  "PI-12: a revocation through Varnish: MISS, HIT, revoke, 401, and another token stays HIT",
  async ({ issue, poll, edit, workspaceId }) => {
    const tablet = await issue("Kitchen tablet");
    const phone = await issue("Phone");
    const revoke = () => edit(`/${workspaceId}/feed-tokens/${tablet.id}/revoke`);
    const filtered = tablet.address.replace("/rss?", "/rss/filtered?");
    const copies = [tablet.address, `${tablet.address}&x=1`, filtered];
    for (const copy of [...copies, phone.address]) {
      assert.deepEqual([await poll(copy), await poll(copy)], ["200 MISS", "200 HIT"]);
    }
    const [withoutToken = ""] = tablet.address.split("?");
    assert.equal(await poll(withoutToken), "401 MISS", "no copy for who has no token (CASES 11)");

    const { status, json } = await revoke();
    assert.equal(status, 200);
    assert.ok(Date.parse(String(json.revoked_at)) <= Date.parse(String(json.purged_at)));

    for (const copy of copies) assert.equal(await poll(copy), "401 MISS");
    assert.equal(await poll(phone.address), "200 HIT");
    assert.equal((await revoke()).json.code, "already_revoked");
  },
);

newsroomTest(
  "PI-11: with the application down after a revocation, no copy of the revoked feed is served",
  async ({ app, issue, poll, edit, workspaceId }) => {
    const tablet = await issue("Kitchen tablet");
    const phone = await issue("Phone");
    for (const { address } of [tablet, phone]) await poll(address);
    await edit(`/${workspaceId}/feed-tokens/${tablet.id}/revoke`);
    Deno.kill(app.pid, "SIGSTOP");
    try {
      const stopped = fetch(tablet.address, { signal: AbortSignal.timeout(1_000) });
      await assert.rejects(stopped, { name: "TimeoutError" });
      assert.equal(await poll(phone.address), "200 HIT");
    } finally {
      Deno.kill(app.pid, "SIGCONT");
    }
    assert.equal(await poll(tablet.address), "401 MISS");
  },
);

newsroomTest(
  "PI-12: a purge that fails fails the revocation, and revoking again finishes it (CASES 16)",
  async ({ app, varnish, issue, poll, edit, workspaceId }) => {
    const { id, address } = await issue("Kitchen tablet");
    await poll(address);
    const revoke = () => edit(`/${workspaceId}/feed-tokens/${id}/revoke`);

    const failed = await revoke();
    assert.deepEqual([failed.status, failed.json.code], [502, "purge_failed"]);
    const atOrigin = await fetch(address.replace(varnish.url, app.origin));
    assert.equal(`${atOrigin.status} ${await atOrigin.text()}`.slice(0, 4), "401 ");
    await app.printed(/purge failed/);
    assert.doesNotMatch(app.output(), /cfeed_/);
    assert.equal(app.output().includes(GATE.origin), false);

    await using _gate = openGate(varnish);
    const { status, json } = await revoke();
    assert.equal(status, 200);
    assert.notEqual(json.purged_at, null);
    assert.equal(await poll(address), "401 MISS");
  },
  (varnish) => `${varnish.purgeUrl},${GATE.origin}`,
);

/** A second node whose port nobody listens on until a test opens it. */
const GATE = (() => {
  const port = freePort();
  return { port, origin: `http://127.0.0.1:${port}` };
})();

/** Answers as the second node does once it is up. */
function openGate(varnish: Varnish): AsyncDisposable {
  return Deno.serve(
    { port: GATE.port, hostname: "127.0.0.1", onListen() {} },
    async (request) => await fetch(varnish.purgeUrl, { method: "PURGE", headers: request.headers }),
  );
}
