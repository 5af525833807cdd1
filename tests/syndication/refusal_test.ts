import assert from "node:assert/strict";
import { methodNotAllowed, refuse, tooManyPolls } from "../../lib/syndication/refusal.ts";

const URL_WITH_TOKEN = "https://feeds.example/feed?token=x";

const PRIVATE = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow, noarchive",
};

for (const method of ["GET", "HEAD"]) {
  Deno.test(`tooManyPolls() answers ${method} with 429 and the seconds to wait`, async () => {
    const response = tooManyPolls(new Request(URL_WITH_TOKEN, { method }), 2);

    assert.equal(response.status, 429);
    assert.deepEqual(Object.fromEntries(response.headers), {
      ...PRIVATE,
      "content-length": "18",
      "content-type": "text/plain; charset=utf-8",
      "retry-after": "2",
      "x-content-type-options": "nosniff",
    });
    assert.equal(await response.text(), method === "HEAD" ? "" : "Too many requests\n");
  });
}

const WAITS: [number, string][] = [[0, "1"], [0.001, "1"], [1, "1"], [1.2, "2"], [60, "60"]];

for (const [seconds, retryAfter] of WAITS) {
  Deno.test(`tooManyPolls() says ${retryAfter} when the wait is ${seconds} s`, () => {
    const response = tooManyPolls(new Request(URL_WITH_TOKEN), seconds);

    assert.equal(response.headers.get("retry-after"), retryAfter);
  });
}

for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
  Deno.test(`methodNotAllowed() answers ${method} with 405 and the methods there are`, async () => {
    const response = methodNotAllowed(new Request(URL_WITH_TOKEN, { method }));

    assert.equal(response.status, 405);
    assert.deepEqual(Object.fromEntries(response.headers), {
      ...PRIVATE,
      "allow": "GET, HEAD",
      "content-length": "0",
    });
    assert.equal(await response.text(), "");
  });
}

Deno.test("refuse() says the length of a text in bytes", async () => {
  const response = refuse(new Request(URL_WITH_TOKEN), { status: 401, text: "Ungültig\n" });

  assert.equal(response.headers.get("content-length"), "10");
  assert.equal(await response.text(), "Ungültig\n");
});
