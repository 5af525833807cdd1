/** The headers of pages and REST, and how they come to an answer that is already made. */
import assert from "node:assert/strict";
import { securityHeaders } from "../../lib/http/security_headers.ts";
import { withHeaders } from "../../lib/http/with_headers.ts";

Deno.test("securityHeaders() allows a page its own files alone", () => {
  const headers = securityHeaders({ scheme: "http" });

  assert.deepEqual(headers, {
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; " +
      "base-uri 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex, nofollow",
  });
});

Deno.test("securityHeaders() keeps browsers on https once they came by it", () => {
  const { "strict-transport-security": transport, ...rest } = securityHeaders({ scheme: "https" });

  assert.equal(transport, "max-age=31536000");
  assert.deepEqual(rest, securityHeaders({ scheme: "http" }));
});

Deno.test("withHeaders() adds what the answer does not say itself", async () => {
  const answer = new Response("body", {
    status: 201,
    statusText: "Made",
    headers: { "cache-control": "public" },
  });

  const added = withHeaders(answer, { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

  assert.equal(added.status, 201);
  assert.equal(added.statusText, "Made");
  assert.equal(added.headers.get("cache-control"), "public");
  assert.equal(added.headers.get("x-robots-tag"), "noindex");
  assert.equal(await added.text(), "body");
});

Deno.test("withHeaders() keeps every set-cookie", () => {
  const answer = new Response(null, {
    status: 303,
    headers: [["set-cookie", "a=1"], ["set-cookie", "b=2"], ["location", "/"]],
  });

  const added = withHeaders(answer, { "x-robots-tag": "noindex" });

  assert.deepEqual(added.headers.getSetCookie(), ["a=1", "b=2"]);
  assert.equal(added.headers.get("location"), "/");
});

for (const status of [204, 304]) {
  Deno.test(`withHeaders() copes with ${status}, which has no body`, () => {
    const added = withHeaders(new Response(null, { status }), { "x-robots-tag": "noindex" });

    assert.deepEqual([added.status, added.body], [status, null]);
    assert.equal(added.headers.get("x-robots-tag"), "noindex");
  });
}

Deno.test("withHeaders() copes with headers that are immutable", () => {
  const redirect = Response.redirect("http://localhost/next", 303);
  assert.throws(() => redirect.headers.set("x-robots-tag", "noindex"));

  const added = withHeaders(redirect, { "x-robots-tag": "noindex" });

  assert.equal(added.headers.get("x-robots-tag"), "noindex");
  assert.equal(added.headers.get("location"), "http://localhost/next");
});

Deno.test("withHeaders() leaves an upgrade to a WebSocket alone", async () => {
  let isSame = false;
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    (request) => {
      const { socket, response } = Deno.upgradeWebSocket(request);
      socket.addEventListener("open", () => socket.close());
      const added = withHeaders(response, { "x-robots-tag": "noindex" });
      isSame = added === response;
      return added;
    },
  );
  const closed = Promise.withResolvers<void>();
  const socket = new WebSocket(`ws://127.0.0.1:${server.addr.port}/`);
  socket.addEventListener("close", () => closed.resolve());

  await closed.promise;
  await server.shutdown();

  assert.ok(isSame);
});
