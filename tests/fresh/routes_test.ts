/** How files below routes/ become URLs, and what surrounds them. */

import assert from "node:assert/strict";
import { Builder } from "fresh/dev";
import { createApp, POLICY } from "./fixture/main.ts";
import { buildProject } from "./project.ts";

const root = new URL("fixture/", import.meta.url).href;
const applyBuild = await new Builder({ root }).build({ snapshot: "memory" });

async function request(path: string, init?: RequestInit) {
  const app = createApp();
  applyBuild(app);
  const response = await app.handler()(new Request(`http://localhost${path}`, init));
  return { status: response.status, headers: response.headers, body: await response.text() };
}

Deno.test("fsRoutes() serves index files, groups and pages inside the app wrapper", async () => {
  const start = await request("/");
  assert.equal(start.status, 200);
  assert.match(start.body, /^<!DOCTYPE html><html lang="en">.*<h1>Without islands<\/h1>/);

  const grouped = await request("/thanks?name=Ada");
  assert.match(grouped.body, /<body><h1>Thanks, Ada<\/h1><\/body>/);
});

Deno.test("Head adds to the document's head, escaped, and not to its body", async () => {
  const { body } = await request("/");
  assert.match(body, /<head>.*<title>Start &amp; end<\/title><\/head>/);
  assert.equal(body.split("<title>").length, 2);
});

Deno.test("fsRoutes() prefers a fixed name to a parameter, and a parameter to the rest", async () => {
  assert.equal((await request("/feeds/atom")).body, "the atom feed");
  assert.deepEqual(JSON.parse((await request("/feeds/atoms")).body), {
    params: { id: "atoms" },
    route: "/feeds/:id",
  });
  assert.equal((await request("/files")).body, "all files");
  assert.equal((await request("/files/a/b%20c")).body, "GET a/b c");
  assert.equal((await request("/files/a", { method: "PROPFIND" })).body, "PROPFIND a");
});

Deno.test("fsRoutes() answers 404 when a parameter is malformed", async () => {
  const { status, headers } = await request("/feeds/%E0%A4%A");
  assert.equal(status, 404);
  assert.equal(headers.get("content-security-policy"), POLICY);
});

Deno.test("fsRoutes() does not match a name of which a route is only the start", async () => {
  assert.equal((await request("/feeds/atom/more")).status, 404);
  assert.equal((await request("/feeds.json")).status, 200);
  assert.equal((await request("/feedsXjson")).status, 404);
  assert.equal((await request("/FORM")).status, 404);
});

Deno.test("fsRoutes() keeps error pages under the headers of the middlewares", async () => {
  for (
    const [path, init, status] of [
      ["/unknown", {}, 404],
      ["/form", { method: "DELETE" }, 405],
      ["/feeds/atom", { method: "DELETE" }, 405],
    ] as const
  ) {
    const answer = await request(path, init);
    assert.equal(answer.status, status);
    assert.equal(answer.headers.get("content-security-policy"), POLICY);
    assert.match(answer.body, new RegExp(`<html lang="en">.*<h1>Error ${status}</h1>`));
  }
});

Deno.test("fsRoutes() lists a file's methods for OPTIONS", async () => {
  const { status, headers } = await request("/feeds/7", { method: "OPTIONS" });
  assert.equal(status, 204);
  assert.equal(headers.get("allow"), "GET, DELETE");
});

Deno.test("fsRoutes() nests the layouts and middlewares of folders", async () => {
  const { body } = await request("/sections/inner");
  assert.match(
    body,
    /<body><section data-trail="[^"]*"><div><p>secure > sections 1 > sections 2 > inner<\/p>/,
  );
});

for (
  const [name, path, body] of [
    ["a page skips layouts", "/sections/inner/alone", '<html lang="en">…<p>Alone</p>'],
    [
      "a page skips the wrapper",
      "/sections/unwrapped",
      "<html>…<section><p>Unwrapped</p></section>",
    ],
    ["a layout skips the wrapper", "/bare", "<html>…<article><p>Bare</p></article>"],
    ["a layout skips those around it", "/sections/apart", '<html lang="en">…<i><p>Apart</p></i>'],
  ] as const
) {
  Deno.test(`fsRoutes() obeys the config when ${name}`, async () => {
    const answer = await request(path);
    const shown = answer.body
      .replace("<!DOCTYPE html>", "")
      .replace(/<head>.*<body>/, "…")
      .replace("</body></html>", "")
      .replace(/ data-trail="[^"]*"/, "");
    assert.equal(shown, body);
  });
}

Deno.test("a middleware that renders an error is outside of the route's layout", async () => {
  const { status, body } = await request("/bare_broken");
  assert.equal(status, 500);
  assert.match(body, /<html lang="en">.*<body><h1>Error 500<\/h1><\/body>/);
});

Deno.test("fsRoutes() gives middlewares the parameters of folders", async () => {
  assert.deepEqual(JSON.parse((await request("/areas/north/7")).body), {
    params: { area: "north", id: "7" },
    trail: ["secure", "area north"],
  });
});

Deno.test("page() gives the component its data, status and headers", async () => {
  const { status, headers, body } = await request("/sections");
  assert.equal(status, 201);
  assert.equal(headers.get("x-count"), "2");
  assert.match(body, /<p>2\.0 \/sections 3<\/p>/);
});

Deno.test("redirect() of a form's POST answers 303", async () => {
  const form = new URLSearchParams({ name: "Ada" });
  const { status, headers } = await request("/sections", { method: "POST", body: form });
  assert.equal(status, 303);
  assert.equal(headers.get("location"), "/sections?name=Ada");
});

Deno.test("_error.tsx answers for its folder with the error's status, inside its layout", async () => {
  const gone = await request("/sections?gone");
  assert.equal(gone.status, 410);
  assert.match(gone.body, /<section [^>]*><p>Section: HttpError: Gone<\/p><\/section>/);
  assert.equal((await request("/sections?broken")).status, 500);
});

Deno.test("a middleware of a path skips the file route of just that path, as in Fresh", async () => {
  assert.match((await request("/plain")).body, /<h1>Plain<\/h1>/);
});

Deno.test("fsRoutes() ignores folders in parentheses with an underscore", async () => {
  for (const path of ["/Heading", "/(forms)/form", "/NameField"]) {
    assert.equal((await request(path)).status, 404, path);
  }
});

Deno.test("handler() throws when file routes were asked for without a build", () => {
  assert.throws(() => createApp().handler(), /Cannot add file routes/);
});

const COMPONENT = "export default () => null;";

for (
  const [name, files, message] of [
    ["exports nothing", { "routes/a.ts": "export {};" }, /Cannot add routes\/a\.ts/],
    ["has a name that Fresh keeps", { "routes/_404.ts": COMPONENT }, /Cannot add routes\/_404\.ts/],
    ["has an optional parameter", { "routes/[[a]].ts": COMPONENT }, /no support for \[\[a\]\]/],
    [
      "repeats another",
      { "routes/a.ts": COMPONENT, "routes/(b)/a.ts": COMPONENT },
      /Cannot add GET \/a: it exists already/,
    ],
  ] as const
) {
  Deno.test(`handler() throws when a file route ${name}`, async () => {
    const app = await buildProject(files);
    assert.throws(() => app.handler(), message);
  });
}

Deno.test("fsRoutes() ignores tests beside routes", async () => {
  const app = await buildProject({
    "routes/a.ts": COMPONENT,
    "routes/a_test.ts": COMPONENT,
    "routes/b_test.tsx": COMPONENT,
  });
  const handler = app.handler();
  for (const [path, status] of [["/a", 200], ["/a_test", 404], ["/b_test", 404]] as const) {
    assert.equal((await handler(new Request(`http://localhost${path}`))).status, status, path);
  }
});
