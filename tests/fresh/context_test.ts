/** What a context answers with, and what it knows of the request. */

import assert from "node:assert/strict";
import { App, type Context, HttpError } from "fresh";

function answer(use: (ctx: Context<unknown>) => Response, req: Request, trustProxy = false) {
  return new App({ trustProxy }).all("/", use).handler()(req);
}

const request = (headers?: HeadersInit) => new Request("http://localhost/", { headers });

Deno.test("Context.text(), html() and json() set the type and keep status and headers", async () => {
  const init = { status: 201, headers: { "x-a": "1" } };
  for (
    const [use, type, body] of [
      [(ctx: Context<unknown>) => ctx.text("a", init), "text/plain;charset=UTF-8", "a"],
      [(ctx: Context<unknown>) => ctx.html("<p>", init), "text/html; charset=utf-8", "<p>"],
      [(ctx: Context<unknown>) => ctx.json({ a: 1 }, init), "application/json", '{"a":1}'],
    ] as const
  ) {
    const response = await answer(use, request());
    assert.equal(response.status, 201);
    assert.equal(response.headers.get("x-a"), "1");
    assert.equal(response.headers.get("content-type"), type);
    assert.equal(await response.text(), body);
  }
});

Deno.test("Context.stream() sends strings and bytes from iterables and functions", async () => {
  async function* pieces() {
    yield "ä";
    yield await Promise.resolve(new TextEncoder().encode("b"));
  }
  assert.equal(await (await answer((ctx) => ctx.stream(pieces), request())).text(), "äb");
  assert.equal(await (await answer((ctx) => ctx.stream(["a", "b"]), request())).text(), "ab");
});

Deno.test("App ends the stream of a GET handler that answers HEAD", async () => {
  let isCancelled = false;
  const body = new ReadableStream({ cancel: () => void (isCancelled = true) });
  const head = new Request("http://localhost/", { method: "HEAD" });
  const response = await new App().get("/", () => new Response(body)).handler()(head);
  assert.equal(response.body, null);
  assert.equal(isCancelled, true);
});

Deno.test("Context.redirect() leaves absolute URLs and queries alone", async () => {
  for (
    const [to, location] of [
      ["https://example.org//a", "https://example.org//a"],
      ["/a?b=//c#//d", "/a?b=//c#//d"],
      ["///evil.com", "/evil.com"],
      ["?page=2", "?page=2"],
    ] as const
  ) {
    const response = await answer((ctx) => ctx.redirect(to, 303), request());
    assert.equal(response.status, 303);
    assert.equal(response.headers.get("location"), location);
  }
});

Deno.test("Context.url follows a proxy only when the config trusts it", async () => {
  const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "feeds.example" };
  const url = (ctx: Context<unknown>) => ctx.text(ctx.url.href);
  assert.equal(await (await answer(url, request(headers))).text(), "http://localhost/");
  assert.equal(await (await answer(url, request(headers), true)).text(), "https://feeds.example/");
  assert.equal(await (await answer(url, request(), true)).text(), "http://localhost/");
});

Deno.test("App says nothing of an unexpected error and logs it", async (test) => {
  const logged: unknown[] = [];
  const original = console.error;
  console.error = (error) => logged.push(error);
  try {
    await test.step("an error", async () => {
      const error = new Error("Cannot read secret");
      const app = new App().get("/", () => Promise.reject(error));
      const response = await app.handler()(new Request("http://localhost/"));
      assert.equal(response.status, 500);
      assert.equal(await response.text(), "Internal server error");
      assert.deepEqual(logged, [error]);
    });
    await test.step("an answer in the shape of an error is not logged", async () => {
      const app = new App().get("/", () => Promise.reject(new HttpError(410)));
      assert.equal((await app.handler()(new Request("http://localhost/"))).status, 410);
      assert.equal(logged.length, 1);
    });
  } finally {
    console.error = original;
  }
});
