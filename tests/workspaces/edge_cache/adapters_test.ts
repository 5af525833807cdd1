/** What each edge cache is told of a feed, what it is asked for a purge, and every way that fails. */
import assert from "node:assert/strict";
import { describeError } from "../../../lib/log/describe_error.ts";
import {
  EDGE_SECONDS,
  PurgeError,
  type PurgeFailure,
} from "../../../lib/workspaces/edge_cache/edge_cache.ts";
import { createPurgeSender } from "../../../lib/workspaces/edge_cache/purge_request.ts";
import { type Adapter, ADAPTERS, TAG } from "./adapters.ts";
import { withPurgeEndpoint } from "./purge_endpoint.ts";

/** Of a request that ends: those of the tests are answered at once, or never. */
const LONG_MS = 60_000;

Deno.test("EDGE_SECONDS is how long a revoked feed may live on in a copy", () => {
  // Said to people on the workspace's page as 15 minutes, and in docs/operations.md.
  assert.equal(EDGE_SECONDS, 900);
});

for (const adapter of ADAPTERS) {
  const { name, open, tagHeader, request, done } = adapter;

  Deno.test(`${name} lets a feed be kept by its tag, at the edge alone`, () => {
    const cache = open(() => Promise.reject(new Error("Cannot purge: headers ask for none")));

    assert.deepEqual(cache.headers(TAG), {
      "cache-control": "public, max-age=0, s-maxage=900",
      [tagHeader.toLowerCase()]: TAG,
    });
  });

  Deno.test(`${name} asks for the deletion of what has the tag`, async () => {
    await withPurgeEndpoint({
      answer: done,
      timeoutMs: LONG_MS,
      async use({ seen, send }) {
        await open(send).purge(TAG);

        assert.equal(seen.length, 1);
        assert.deepEqual(seen.map(({ method, url }) => ({ method, url })), [
          { method: request.method, url: request.url },
        ]);
        for (const [header, value] of Object.entries(request.headers)) {
          assert.equal(seen[0]?.headers.get(header), value);
        }
        const { authorization = null } = request.headers;
        assert.equal(seen[0]?.headers.get("authorization"), authorization);
        const body = seen[0]?.body ?? "";
        assert.deepEqual(body === "" ? undefined : JSON.parse(body), request.body);
      },
    });
  });

  for (const status of [300, 304, 400, 401, 403, 404, 405, 409, 429, 500, 502, 503]) {
    Deno.test(`${name} fails when it is answered ${status}`, async () => {
      await withPurgeEndpoint({
        answer: () => new Response(status === 304 ? null : "canary", { status }),
        timeoutMs: LONG_MS,
        use: ({ send }) => assertFailure(open(send).purge(TAG), `status_${status}`),
      });
    });
  }

  for (const status of [301, 302, 303, 307, 308]) {
    Deno.test(`${name} sends its credential to nobody that a ${status} names`, async () => {
      await withPurgeEndpoint({
        answer: ({ url }) =>
          url === request.url
            ? new Response(null, { status, headers: { location: "/elsewhere" } })
            : done(),
        timeoutMs: LONG_MS,
        async use({ seen, send }) {
          await assertFailure(open(send).purge(TAG), `status_${status}`);
          assert.equal(seen.length, 1);
        },
      });
    });
  }

  testBrokenConnections(adapter);
}

function testBrokenConnections({ name, open, done }: Adapter): void {
  Deno.test(`${name} fails when nobody listens`, async () => {
    const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
    const { port } = listener.addr;
    listener.close();
    const send = createPurgeSender({
      fetchAnswer: (_url, init) => fetch(`http://127.0.0.1:${port}/`, init),
      timeoutMs: LONG_MS,
    });

    await assertFailure(open(send).purge(TAG), "unreachable");
  });

  Deno.test(`${name} fails when the answer breaks off`, async () => {
    const brokenOff = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":')),
      pull: (controller) => controller.error(new TypeError("canary")),
    });
    const answer = new Response(brokenOff, { headers: done().headers });
    const send = createPurgeSender({ fetchAnswer: () => Promise.resolve(answer) });

    await assertFailure(open(send).purge(TAG), "unreachable");
  });

  Deno.test(`${name} leaves a refusal unread and its connection free`, async () => {
    const left = Promise.withResolvers<void>();
    const refusal = new ReadableStream({ cancel: () => left.resolve() });
    const answer = new Response(refusal, { status: 403 });
    const send = createPurgeSender({ fetchAnswer: () => Promise.resolve(answer) });

    await assertFailure(open(send).purge(TAG), "status_403");
    await left.promise;
  });

  Deno.test(`${name} fails when there is no answer in time`, async () => {
    const late = Promise.withResolvers<Response>();
    await withPurgeEndpoint({
      answer: () => late.promise,
      timeoutMs: 20,
      use: ({ send }) =>
        assertFailure(open(send).purge(TAG), "timed_out").finally(() => late.resolve(done())),
    });
  });

  Deno.test(`${name} fails when the answer does not end in time`, async () => {
    await withPurgeEndpoint({
      answer: () => new Response(new ReadableStream(), { headers: done().headers }),
      timeoutMs: 200,
      use: ({ send }) => assertFailure(open(send).purge(TAG), "timed_out"),
    });
  });

  Deno.test(`${name} fails when the answer does not end at all`, async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(" ".repeat(10_000))),
    });
    await withPurgeEndpoint({
      answer: () => new Response(endless, { headers: done().headers }),
      timeoutMs: LONG_MS,
      use: ({ send }) => assertFailure(open(send).purge(TAG), "unreadable_answer"),
    });
  });

  Deno.test(`${name} fails for a tag that no header can carry, or is answered for it`, async () => {
    await withPurgeEndpoint({
      answer: () => new Response("canary", { status: 400 }),
      timeoutMs: LONG_MS,
      async use({ send }) {
        for (const tag of ["", "canary\r\nx: y", "\u2603"]) {
          await assert.rejects(open(send).purge(tag), PurgeError);
        }
      },
    });
  });
}

/** It may be logged as it is. */
async function assertFailure(purging: Promise<void>, code: PurgeFailure): Promise<void> {
  await assert.rejects(purging, (error) => {
    assert.ok(error instanceof PurgeError);
    assert.equal(error.code, code);
    assert.match(error.message, /^Cannot purge the edge cache: it[^\n]+[^.]$/);
    const logged = describeError(error);
    assert.match(logged, new RegExp(`^PurgeError ${code}\\b`));
    for (const text of [error.message, logged]) {
      assert.doesNotMatch(text, /canary|127\.0\.0\.1|cache\.localhost|vercel\.com|cloudflare\.com/);
      assert.ok(!text.includes(TAG));
    }
    return true;
  });
}
