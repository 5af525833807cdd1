/** What Varnish does not keep of the application's answers. */
import assert from "node:assert/strict";
import { varnishTest } from "./behind_varnish.ts";
import { PATIENCE, replaceOnce } from "./start_varnish.ts";

varnishTest({ name: "feeds.vcl passes everything that is no feed" }, async ({ origin, ask }) => {
  const { path, token } = origin.add();
  const [feed = ""] = path.split("?");
  const passed: [method: string, path: string][] = [
    ["GET", `/contacts?token=${token}`],
    ["GET", `/api/v1/feeds/atom?token=${token}`],
    ["GET", `/x${feed}?token=${token}`],
    ["GET", `${feed}/?token=${token}`],
    ["GET", `${feed}/other?token=${token}`],
    ["GET", feed.toUpperCase().replace("/API/INTELLIGENCE/WORKSPACES", "") + `?token=${token}`],
    ["GET", feed],
    ["GET", `${feed}?token=`],
    ["GET", `${feed}?Token=${token}`],
    ["GET", `${feed}?%74oken=${token}`],
    ["GET", `${feed}?xtoken=${token}`],
    ["GET", `${feed}?token=${token}%20`],
    ["GET", `${feed}?token=${token.slice(0, -1)}`],
    ["GET", `${feed}?token=${token.replace("cfeed_", "cfeed-")}`],
    ["POST", path],
    ["PUT", path],
    ["DELETE", path],
    ["PROPFIND", path],
  ];
  for (const [method, asked] of passed) {
    const before = origin.requests.length;
    for (const cookie of ["session=ada", "session=bob"]) {
      const answer = await ask(asked, { method, headers: { cookie, authorization: "Bearer x" } });
      assert.equal(answer.cache, "MISS");
      const seen = origin.requests.at(-1);
      assert.deepEqual([seen?.method, seen?.path], [method, asked]);
      assert.equal(seen?.headers.get("cookie"), cookie);
      assert.equal(seen?.headers.get("authorization"), "Bearer x");
    }
    assert.equal(origin.requests.length, before + 2, `${method} ${asked}`);
  }
});

varnishTest({ name: "feeds.vcl keeps no refusal, whatever its headers say" }, async (behind) => {
  const { origin, ask } = behind;
  for (const status of [401, 403, 404, 405, 410, 429, 500, 503]) {
    const { path } = origin.add();
    origin.change = ({ headers }) => new Response("no", { status, headers });
    assert.equal((await ask(path)).status, status);
    origin.change = (answer) => answer;
    const next = await ask(path);
    assert.deepEqual([next.status, next.cache], [200, "MISS"], `after ${status}`);
  }
});

varnishTest({ name: "feeds.vcl asks anew each time for a dead token" }, async (behind) => {
  const { origin, ask } = behind;
  const feed = origin.add();
  origin.revoke(feed);

  assert.equal((await ask(feed.path)).status, 401);
  assert.equal((await ask(feed.path, { headers: { "if-none-match": '"first"' } })).status, 401);
  assert.equal(origin.requests.length, 2);
});

for (
  const [what, header, value] of [
    ["it could not purge", "xkey", null],
    ["is private", "cache-control", "private, max-age=0, must-revalidate"],
    ["is not to be stored", "cache-control", "no-store"],
    ["sets a cookie", "set-cookie", "session=ada"],
  ] as const
) {
  varnishTest({ name: `feeds.vcl keeps nothing that ${what}` }, async ({ origin, ask }) => {
    const { path } = origin.add();
    origin.change = (answer) => {
      if (value === null) answer.headers.delete(header);
      else answer.headers.set(header, value);
      return answer;
    };

    assert.deepEqual([(await ask(path)).cache, (await ask(path)).cache], ["MISS", "MISS"]);
    assert.equal(origin.requests.length, 2);
  });
}

varnishTest({
  name: "feeds.vcl keeps no answer that was long under way",
  edit: (vcl) => replaceOnce(vcl, `bereq.time > ${PATIENCE}`, "bereq.time > 0ms"),
}, async ({ origin, ask }) => {
  const { path } = origin.add();

  assert.deepEqual([(await ask(path)).cache, (await ask(path)).cache], ["MISS", "MISS"]);
  assert.equal(origin.requests.length, 2);
});
