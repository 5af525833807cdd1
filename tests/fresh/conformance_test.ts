/** What Fresh 2.3.3 was seen to answer, case by case: an app may count on it here too. */

import assert from "node:assert/strict";
import { App } from "fresh";
import { addHeader, answerOk, fail, testConformance } from "./conformance.ts";

testConformance([
  {
    name: "a middleware does not apply to what was registered before it",
    app: () => new App().get("/", answerOk).use(addHeader),
    exchanges: [[{}, { status: 200, headers: { "x-added": null } }]],
  },
  {
    name: "a middleware of a path applies to the path and to all below it",
    app: () =>
      new App()
        .use("/about", addHeader)
        .get("/about", answerOk)
        .get("/about/x", answerOk)
        .get("/aboutness", answerOk),
    exchanges: [
      [{ path: "/about" }, { status: 200, headers: { "x-added": "yes" } }],
      [{ path: "/about/x" }, { status: 200, headers: { "x-added": "yes" } }],
      [{ path: "/aboutness" }, { status: 200, headers: { "x-added": null } }],
    ],
  },
  {
    name: "a parameter is decoded",
    app: () => new App().use("/u", addHeader).get("/u/:id", (ctx) => ctx.json(ctx.params)),
    exchanges: [[{ path: "/u/a%20b" }, {
      status: 200,
      body: '{"id":"a b"}',
      headers: { "x-added": "yes" },
    }]],
  },
  {
    name: "a GET route answers HEAD and OPTIONS, and refuses POST",
    app: () => new App().get("/", answerOk),
    exchanges: [
      [{ method: "POST" }, { status: 405, body: "Method Not Allowed" }],
      [{ method: "OPTIONS" }, { status: 204, body: "", headers: { allow: "GET" } }],
      [{ method: "HEAD" }, { status: 200, body: "" }],
    ],
  },
  {
    name: "redirect() keeps a path on this site",
    app: () => new App().get("/", (ctx) => ctx.redirect("//evil.com/a//b?x=//y")),
    exchanges: [[{}, { status: 302, headers: { location: "/evil.com/a/b?x=//y" } }]],
  },
  {
    name: "repeated and closing slashes do not count",
    app: () => new App().get("/a", answerOk).get("/a/b", (ctx) => ctx.text(ctx.url.pathname)),
    exchanges: [
      [{ path: "/a/" }, { status: 200, body: "ok" }],
      [{ path: "//a//b" }, { status: 200, body: "/a/b" }],
    ],
  },
  {
    name: "the base path stands before every route",
    app: () => new App({ basePath: "/base" }).get("/a", (ctx) => ctx.text(String(ctx.route))),
    exchanges: [
      [{ path: "/base/a" }, { status: 200, body: "/base/a" }],
      [{ path: "/a" }, { status: 404 }],
    ],
  },
  {
    name: "a middleware catches what its next() throws",
    app: () =>
      new App()
        .use((ctx) => ctx.next().catch((error) => ctx.text(String(error), { status: 418 })))
        .get("/", fail),
    exchanges: [[{}, { status: 418, body: "Error: Cannot answer" }]],
  },
  {
    name: "a middleware tries again what its next() failed to do",
    app: () => {
      let attempts = 0;
      return new App()
        .use((ctx) => ctx.next().catch(() => ctx.next()))
        .use((ctx) => ctx.next())
        .get("/", () => ++attempts < 2 ? fail() : new Response(`attempt ${attempts}`));
    },
    exchanges: [[{}, { status: 200, body: "attempt 2" }]],
  },
  {
    name: "a lazy handler brings the middleware that answers",
    app: () => new App().get("/", () => Promise.resolve(answerOk)),
    exchanges: [[{}, { status: 200, body: "ok" }]],
  },
]);

Deno.test("App leaves the headers of Response.redirect() immutable", async () => {
  let thrown: unknown;
  const app = new App()
    .use(async (ctx) => {
      const response = await ctx.next();
      try {
        response.headers.set("x-added", "yes");
      } catch (error) {
        thrown = error;
      }
      return response;
    })
    .get("/", () => Response.redirect("http://localhost/a"));

  await app.handler()(new Request("http://localhost/"));

  assert.ok(thrown instanceof TypeError);
});
