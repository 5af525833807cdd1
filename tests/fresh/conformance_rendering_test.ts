/** What Fresh 2.3.3 was seen to render, error pages included: an app may count on it here too. */

import { App, page } from "fresh";
import { h } from "preact";
import {
  addHeader,
  answerOk,
  document,
  ErrorPage,
  fail,
  forbid,
  inApp,
  Page,
  renderErrors,
  testConformance,
  wrap,
  WrapApp,
} from "./conformance.ts";

function createCatchingApp(): App<unknown> {
  return new App().use(addHeader, renderErrors).appWrapper(WrapApp).get("/", answerOk).get(
    "/fail",
    fail,
  );
}

testConformance([
  {
    name: "an HttpError without an error route is plain text and skips what follows next()",
    app: () => new App().use(addHeader).get("/", forbid),
    exchanges: [[{}, { status: 403, body: "Forbidden", headers: { "x-added": null } }]],
  },
  {
    name: "onError() before the middleware answers outside of it",
    app: () => new App().onError("*", { component: ErrorPage }).use(addHeader).get("/", fail),
    exchanges: [[{}, {
      status: 500,
      body: document("<p>Error page</p>"),
      headers: { "x-added": null },
    }]],
  },
  {
    name: "onError() after the middleware answers outside of it",
    app: () => new App().use(addHeader).onError("*", { component: ErrorPage }).get("/", fail),
    exchanges: [[{}, {
      status: 500,
      body: document("<p>Error page</p>"),
      headers: { "x-added": null },
    }]],
  },
  {
    name: "a middleware that catches and renders keeps the headers of those before it",
    app: createCatchingApp,
    exchanges: [
      [{ path: "/unknown" }, {
        status: 404,
        body: inApp("<p>Caught</p>"),
        headers: { "x-added": "yes" },
      }],
      [{ path: "/fail" }, {
        status: 500,
        body: inApp("<p>Caught</p>"),
        headers: { "x-added": "yes" },
      }],
      [{ method: "POST" }, {
        status: 405,
        body: inApp("<p>Caught</p>"),
        headers: { "x-added": "yes" },
      }],
    ],
  },
  {
    name: "route() with a GET handler refuses POST",
    app: () => new App().route("/", { handler: { GET: () => page() }, component: Page }),
    exchanges: [
      [{ method: "POST" }, { status: 405, body: "Method Not Allowed" }],
      [{}, { status: 200, body: document("<p>Page</p>") }],
    ],
  },
  {
    name: "layout() wraps the page",
    app: () => new App().layout("*", wrap("l")).get("/", (ctx) => ctx.render(Page())),
    exchanges: [[{}, { status: 200, body: document('<div class="l"><p>Page</p></div>') }]],
  },
  {
    name: "the last layout() of a path wins",
    app: () =>
      new App()
        .layout("*", wrap("l"))
        .layout("*", wrap("m"))
        .get("/", (ctx) => ctx.render(Page())),
    exchanges: [[{}, { status: 200, body: document('<div class="m"><p>Page</p></div>') }]],
  },
  {
    name: "a layout, a wrapper or an error page does not apply to what was registered before it",
    app: () =>
      new App()
        .use((ctx) => ctx.next())
        .get("/", (ctx) => ctx.render(Page()))
        .get("/fail", forbid)
        .layout("*", wrap("l"))
        .appWrapper(WrapApp)
        .onError("*", { component: ErrorPage }),
    exchanges: [
      [{}, { status: 200, body: document("<p>Page</p>") }],
      [{ path: "/fail" }, { status: 403, body: "Forbidden" }],
    ],
  },
  {
    name: "render() without an app wrapper makes a whole document",
    app: () => new App().get("/", (ctx) => ctx.render(null)),
    exchanges: [[{}, {
      status: 200,
      body: document(""),
      headers: { "content-type": "text/html; charset=utf-8" },
    }]],
  },
  {
    name: "notFound() renders its page with the status of page()",
    app: () =>
      new App().notFound({
        handler: () => page(undefined, { status: 404 }),
        component: ErrorPage,
      }),
    exchanges: [[{ path: "/unknown" }, { status: 404, body: document("<p>Error page</p>") }]],
  },
  {
    name: "page() sets status, headers and a cookie",
    app: () =>
      new App().route("/", {
        handler: () => page({ a: 1 }, { status: 201, headers: { "set-cookie": "a=1" } }),
        component: ({ data }: { data: { a: number } }) => h("p", null, data.a),
      }),
    exchanges: [[{}, {
      status: 201,
      body: document("<p>1</p>"),
      headers: { "set-cookie": "a=1" },
    }]],
  },
]);
