/** What Varnish keeps of the application's answers, and what it says of them to readers. */
import assert from "node:assert/strict";
import { varnishTest } from "./behind_varnish.ts";
import { DOCUMENT } from "./feed_origin.ts";

const FOR_READERS = "private, max-age=0, must-revalidate";

varnishTest({ name: "feeds.vcl keeps a feed and answers from its copy" }, async (behind) => {
  const { origin, ask } = behind;
  const { path } = origin.add();

  const answers = [await ask(path), await ask(path), await ask(path)];

  assert.deepEqual(answers.map(({ cache }) => cache), ["MISS", "HIT", "HIT"]);
  assert.deepEqual(answers.map(({ status, text }) => [status, text]), [
    [200, DOCUMENT],
    [200, DOCUMENT],
    [200, DOCUMENT],
  ]);
  assert.equal(origin.requests.length, 1);
});

varnishTest({ name: "feeds.vcl lets no cache behind it keep a feed" }, async (behind) => {
  const { origin, ask } = behind;
  const { path, token } = origin.add();
  const paths = [path, path, path.replace("?token=", "?x=%2C&token="), `/?token=${token}`];
  const conditional = { headers: { "if-none-match": '"first"' } };

  for (const asked of paths) {
    for (const answer of [await ask(asked), await ask(asked, conditional)]) {
      assert.equal(answer.headers.get("cache-control"), FOR_READERS);
      assert.equal(answer.headers.get("xkey"), null);
      assert.equal(answer.headers.get("expires"), null);
    }
  }
});

varnishTest({ name: "feeds.vcl answers 304 and HEAD from its copy" }, async ({ origin, ask }) => {
  const { path } = origin.add();
  const first = await ask(path, { method: "HEAD" });
  const etag = first.headers.get("etag") ?? "";
  assert.deepEqual([first.status, first.text, first.cache], [200, "", "MISS"]);

  for (const known of [etag, etag.replace("W/", "")]) {
    const answer = await ask(path, { headers: { "if-none-match": known } });
    assert.deepEqual([answer.status, answer.text, answer.cache], [304, "", "HIT"]);
    assert.equal(answer.headers.get("etag"), etag);
  }
  const unknown = await ask(path, { headers: { "if-none-match": '"other"' } });
  assert.deepEqual([unknown.status, unknown.text, unknown.cache], [200, DOCUMENT, "HIT"]);
  const head = await ask(path, { method: "HEAD" });
  assert.deepEqual([head.status, head.text, head.cache], [200, "", "HIT"]);
  assert.equal(origin.requests.length, 1);
});

varnishTest({ name: "feeds.vcl asks for a copy, not whether a reader's holds" }, async (behind) => {
  const { origin, ask } = behind;
  const { path } = origin.add();

  const answer = await ask(path, { headers: { "if-none-match": '"first"' } });

  assert.deepEqual([answer.status, answer.cache], [304, "MISS"]);
  assert.equal(origin.requests[0]?.headers.get("if-none-match"), null);
  assert.deepEqual((await ask(path)).text, DOCUMENT);
});

varnishTest({ name: "feeds.vcl serves one copy compressed and as it is" }, async (behind) => {
  const { origin, ask } = behind;
  const { path } = origin.add();

  for (const encoding of ["gzip", "identity", "br", "gzip"]) {
    const answer = await ask(path, { headers: { "accept-encoding": encoding } });
    assert.equal(answer.text, DOCUMENT);
    assert.equal(answer.headers.has("content-encoding"), encoding === "gzip", encoding);
    assert.equal(answer.headers.get("vary"), "Accept-Encoding");
  }
  assert.equal(origin.requests.length, 1);
});

varnishTest({ name: "feeds.vcl keeps cookies and bearers out of a feed" }, async (behind) => {
  const { origin, ask } = behind;
  const { path } = origin.add();

  await ask(path, { headers: { cookie: "session=ada", authorization: "Bearer x" } });
  const other = await ask(path, { headers: { cookie: "session=bob" } });

  assert.equal(other.cache, "HIT");
  assert.deepEqual(
    origin.requests.map(({ headers }) => [headers.get("cookie"), headers.get("authorization")]),
    [[null, null]],
  );
});

varnishTest({ name: "feeds.vcl keeps the feeds of two tokens apart" }, async ({ origin, ask }) => {
  const [one, two] = [origin.add(), origin.add()];
  const path = one.path.split("?")[0];

  for (const { token } of [one, two]) {
    assert.equal((await ask(`${path}?token=${token}`)).cache, "MISS");
    assert.equal((await ask(`${path}/filtered?token=${token}`)).cache, "MISS");
  }
  origin.revoke(one);
  assert.equal((await ask(`${path}?token=${two.token}x`)).status, 401);
});

varnishTest({ name: "feeds.vcl serves its copy while the application is down" }, async (behind) => {
  const { origin, ask } = behind;
  const { path } = origin.add();
  await ask(path);
  await origin.stop();

  const answer = await ask(path);
  assert.deepEqual([answer.status, answer.text, answer.cache], [200, DOCUMENT, "HIT"]);
});

varnishTest({ name: "feeds.vcl serves no copy past its time" }, async ({ origin, ask }) => {
  const { path } = origin.add();
  origin.change = (answer) => {
    answer.headers.set("cache-control", "public, max-age=0, s-maxage=1");
    return answer;
  };
  await ask(path);
  await origin.stop();

  let answer = await ask(path);
  while (answer.cache === "HIT") {
    assert.ok(Number(answer.headers.get("age")) < 5, "an old copy is served");
    answer = await ask(path);
  }
  assert.deepEqual([answer.status, answer.cache], [503, "MISS"]);
});
