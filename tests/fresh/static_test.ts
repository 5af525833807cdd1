/** How a build's files are served. */

import assert from "node:assert/strict";
import { App, staticFiles } from "fresh";
import { Builder } from "fresh/dev";
import { asset } from "fresh/runtime";
import { buildProject } from "./project.ts";

const root = new URL("fixture/", import.meta.url).href;
const applyBuild = await new Builder({ root }).build({ snapshot: "memory" });
const STYLES = await Deno.readTextFile(new URL("fixture/static/styles.css", import.meta.url));
const IMMUTABLE = "public, max-age=31536000, immutable";

function open(basePath = "") {
  const app = new App({ basePath }).use(staticFiles()).fsRoutes();
  applyBuild(app);
  const handler = app.handler();
  return (path: string, init?: RequestInit) =>
    handler(new Request(`http://localhost${path}`, init));
}

Deno.test("staticFiles() serves a file with type and validator, to be revalidated", async () => {
  const response = await open()("/styles.css");
  assert.equal(response.status, 200);
  assert.equal(await response.text(), STYLES);
  assert.equal(response.headers.get("content-type"), "text/css; charset=utf-8");
  assert.equal(response.headers.get("cache-control"), "no-cache");
  assert.match(response.headers.get("etag") ?? "", /^"[0-9a-f]{32}"$/);
});

Deno.test("staticFiles() finds a name with a space in a folder", async () => {
  const response = await open()("/img/a%20mark.svg");
  assert.equal(response.headers.get("content-type"), "image/svg+xml");
  assert.match(await response.text(), /^<svg/);
});

Deno.test("asset() names a file for good, and no other build's name for it is", async () => {
  const get = open();
  const url = asset("/styles.css");
  assert.notEqual(url, "/styles.css");
  const pinned = await get(url);
  assert.equal(pinned.headers.get("cache-control"), IMMUTABLE);
  assert.equal(await pinned.text(), STYLES);
  const stale = await get(url.replace(/.$/, "_"));
  assert.equal(stale.headers.get("cache-control"), "no-cache");
  await stale.body?.cancel();
});

Deno.test("asset() gives another URL when the content is another, and the same when it is not", async () => {
  const urls: string[] = [];
  for (const content of ["a", "b", "a"]) {
    await buildProject({ "static/a.txt": content });
    urls.push(asset("/a.txt"));
  }
  assert.notEqual(urls[0], urls[1]);
  assert.equal(urls[0], urls[2]);
});

Deno.test("asset() leaves what is no path of this site alone", () => {
  for (const url of ["https://example.org/a.css", "//example.org/a.css", "a.css", "/a.svg#b"]) {
    assert.equal(asset(url), url);
  }
  assert.match(asset("/a.css?b=c"), /^\/a\.css\?b=c&/);
});

Deno.test("staticFiles() answers 304 when the validator is known", async () => {
  const get = open();
  const etag = (await get("/styles.css", { method: "HEAD" })).headers.get("etag") ?? "";
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
    const response = await get("/styles.css", { headers: { "if-none-match": known } });
    assert.equal(response.status, 304, known);
    assert.equal(await response.text(), "");
    assert.equal(response.headers.get("etag"), etag);
    assert.equal(response.headers.get("cache-control"), "no-cache");
  }
  const other = await get("/styles.css", { headers: { "if-none-match": '"x"' } });
  assert.equal(other.status, 200);
  await other.body?.cancel();
});

Deno.test("staticFiles() answers GET and HEAD alone", async () => {
  const get = open();
  const head = await get("/styles.css", { method: "HEAD" });
  assert.equal(head.status, 200);
  assert.equal(await head.text(), "");
  for (const method of ["POST", "PUT", "DELETE"]) {
    assert.equal((await get("/styles.css", { method })).status, 404, method);
  }
});

Deno.test("staticFiles() leads out of no folder", async () => {
  const get = open();
  for (
    const path of [
      "/../main.ts",
      "/..%2fmain.ts",
      "/%2e%2e/main.ts",
      "/img/..%2f..%2fmain.ts",
      "/..%5cmain.ts",
      "/static/styles.css",
      "/routes/index.tsx",
      "/img",
      "/img/",
      "/__proto__",
      "/%00",
    ]
  ) {
    assert.equal((await get(path)).status, 404, path);
  }
});

Deno.test("staticFiles() serves the browser's modules for good, below the base path", async () => {
  const get = open("/base");
  const page = await (await get("/base/islands/shared")).text();
  const urls = [...page.matchAll(/(?:src|href)="(\/base\/_fresh\/[^"]+)"/g)].map(([, url]) => url);
  assert.ok(urls.length >= 3);
  for (const url of urls) {
    const response = await get(url ?? "");
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("cache-control"), IMMUTABLE);
    assert.equal(response.headers.get("content-type"), "text/javascript; charset=utf-8");
    await response.body?.cancel();
  }
  assert.doesNotMatch(page, /"\/_fresh/);
  assert.match(page, /"\/base\/_fresh\/js\/Counter-\w+\.js","Counter"/);
  for (const path of ["/basestyles.css", "/basetoString", "/styles.css"]) {
    assert.equal((await get(path)).status, 404, path);
  }
});

Deno.test("staticFiles() lets everything pass when no build was applied", async () => {
  const handler = new App().use(staticFiles()).get("/styles.css", (ctx) => ctx.text("own"))
    .handler();
  assert.equal(await (await handler(new Request("http://localhost/styles.css"))).text(), "own");
});
