import assert from "node:assert/strict";
import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ATOM_POLICY } from "../../lib/feeds/atom_policy.ts";
import { answerFeed } from "../../lib/syndication/answer.ts";
import { digestChunks } from "../../lib/syndication/digest.ts";
import { matchesEntityTag } from "../../lib/syndication/entity_tag.ts";

const ENTRY = "<entry>Grüße \u{1F5F3}\uFE0F</entry>\n";
const TEXT = ENTRY.repeat(2_000);
const DOCUMENT = digestChunks(Array.from({ length: 2_000 }, () => ENTRY));

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** As sent, not decompressed. */
  bytes: Uint8Array;
}

interface Poll {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

/** Runs a test against a server that serves one feed at `/` and misses elsewhere. */
async function withFeedServer(test: (poll: (poll: Poll) => Promise<Answer>) => Promise<void>) {
  await using server = Deno.serve({
    port: 0,
    hostname: "127.0.0.1",
    automaticCompression: true,
    onListen: () => {},
  }, (request) => {
    if (new URL(request.url).pathname !== "/") {
      return answerFeed(request, { kind: "miss" }, ATOM_POLICY);
    }
    const isUnchanged = matchesEntityTag(request.headers.get("if-none-match"), DOCUMENT.etag);
    const kind = isUnchanged ? "unchanged" : "document";
    return answerFeed(request, { kind, ...DOCUMENT }, ATOM_POLICY);
  });
  await test((poll) => send(server.addr.port, poll));
}

/** Sends a request with the headers given and, unlike fetch, no others. */
function send(port: number, { method = "GET", path = "/", headers = {} }: Poll): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (response) => {
      buffer(response).then((bytes) => {
        resolve({ status: response.statusCode, headers: response.headers, bytes });
      }, reject);
    }).on("error", reject).end();
  });
}

/** Without what differs from one answer to the next. */
function stableHeaders({ date: _date, connection: _connection, ...headers }: IncomingHttpHeaders) {
  return headers;
}

Deno.test("answerFeed() is served uncompressed with its length and the strong tag", async () => {
  await withFeedServer(async (poll) => {
    const answer = await poll({});

    assert.equal(answer.status, 200);
    assert.equal(new TextDecoder().decode(answer.bytes), TEXT);
    assert.equal(answer.headers["content-length"], String(answer.bytes.length));
    assert.equal(answer.headers["content-encoding"], undefined);
    assert.equal(answer.headers.etag, DOCUMENT.etag);
    assert.equal(answer.headers.vary, "Accept-Encoding");
    assert.equal(answer.headers["cache-control"], "no-store");
  });
});

const DECOMPRESSORS = { gzip: gunzipSync, br: brotliDecompressSync };

for (const [coding, decompress] of Object.entries(DECOMPRESSORS)) {
  Deno.test(`answerFeed() is served as ${coding} with the weak tag and the same bytes`, async () => {
    await withFeedServer(async (poll) => {
      const answer = await poll({ headers: { "accept-encoding": coding } });

      assert.equal(answer.status, 200);
      assert.equal(answer.headers["content-encoding"], coding);
      assert.equal(answer.headers["content-length"], undefined);
      assert.equal(answer.headers.etag, `W/${DOCUMENT.etag}`);
      assert.equal(answer.headers.vary, "Accept-Encoding");
      assert.equal(new TextDecoder().decode(decompress(answer.bytes)), TEXT);
    });
  });
}

for (const coding of ["identity", "gzip"]) {
  const headers = { "accept-encoding": coding };

  Deno.test(`answerFeed() is served with 304 when its ${coding} tag comes back`, async () => {
    await withFeedServer(async (poll) => {
      const { headers: { etag } } = await poll({ headers });
      assert.ok(etag);

      const answer = await poll({ headers: { ...headers, "if-none-match": etag } });

      assert.equal(answer.status, 304);
      assert.equal(answer.bytes.length, 0);
      assert.equal(answer.headers.etag, DOCUMENT.etag);
      assert.equal(answer.headers["cache-control"], "no-store");
      assert.equal(answer.headers.vary, "Accept-Encoding");
    });
  });

  Deno.test(`answerFeed() is served to HEAD with the headers of a GET for ${coding}`, async () => {
    await withFeedServer(async (poll) => {
      const get = await poll({ headers });
      const head = await poll({ headers, method: "HEAD" });

      const { "transfer-encoding": _framing, ...expected } = stableHeaders(get.headers);
      assert.equal(head.status, 200);
      assert.equal(head.bytes.length, 0);
      assert.deepEqual(stableHeaders(head.headers), expected);
    });
  });
}

Deno.test("answerFeed() is served alike to GET and HEAD when it is a miss", async () => {
  await withFeedServer(async (poll) => {
    const get = await poll({ path: "/other" });
    const head = await poll({ path: "/other", method: "HEAD" });

    assert.deepEqual([get.status, get.bytes.length], [404, 0]);
    assert.deepEqual([head.status, head.bytes.length], [404, 0]);
    assert.deepEqual(stableHeaders(head.headers), stableHeaders(get.headers));
  });
});
