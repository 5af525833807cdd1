import assert from "node:assert/strict";
import { ATOM_POLICY } from "../../lib/feeds/atom_policy.ts";
import { answerFeed, type FeedAnswer, type FeedPolicy } from "../../lib/syndication/answer.ts";

const EDGE_CACHED_POLICY: FeedPolicy = {
  contentType: "application/rss+xml; charset=utf-8",
  cacheHeaders: { "cache-control": "public, max-age=0, s-maxage=900", "cache-tag": "feed-token-1" },
  miss: {
    status: 401,
    text: "Unauthorized\n",
    headers: { "www-authenticate": 'Bearer realm="feeds"' },
  },
};

const CHUNKS = ["<feed>\n", "Grüße", "</feed>\n"].map((text) => new TextEncoder().encode(text));
const DOCUMENT: FeedAnswer = { kind: "document", etag: '"abc"', chunks: CHUNKS };
const UNCHANGED: FeedAnswer = { kind: "unchanged", etag: '"abc"' };
const MISS: FeedAnswer = { kind: "miss" };

const FEED_HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "etag": '"abc"',
  "referrer-policy": "no-referrer",
  "vary": "Accept-Encoding",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow, noarchive",
};

interface AnswerCase {
  name: string;
  answer: FeedAnswer;
  policy: FeedPolicy;
  status: number;
  headers: Record<string, string>;
  body: string;
}

const CASES: AnswerCase[] = [
  {
    name: "a document on the Atom surface",
    answer: DOCUMENT,
    policy: ATOM_POLICY,
    status: 200,
    headers: {
      ...FEED_HEADERS,
      "cache-control": "no-store",
      "content-length": "22",
      "content-type": "application/atom+xml; charset=utf-8",
    },
    body: "<feed>\nGrüße</feed>\n",
  },
  {
    name: "an unchanged feed on the Atom surface",
    answer: UNCHANGED,
    policy: ATOM_POLICY,
    status: 304,
    headers: { ...FEED_HEADERS, "cache-control": "no-store" },
    body: "",
  },
  {
    name: "a miss on the Atom surface",
    answer: MISS,
    policy: ATOM_POLICY,
    status: 404,
    headers: {
      "cache-control": "no-store",
      "content-length": "0",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow, noarchive",
    },
    body: "",
  },
  {
    name: "a document on an edge-cached surface",
    answer: DOCUMENT,
    policy: EDGE_CACHED_POLICY,
    status: 200,
    headers: {
      ...FEED_HEADERS,
      "cache-control": "public, max-age=0, s-maxage=900",
      "cache-tag": "feed-token-1",
      "content-length": "22",
      "content-type": "application/rss+xml; charset=utf-8",
    },
    body: "<feed>\nGrüße</feed>\n",
  },
  {
    name: "an unchanged feed on an edge-cached surface",
    answer: UNCHANGED,
    policy: EDGE_CACHED_POLICY,
    status: 304,
    headers: {
      ...FEED_HEADERS,
      "cache-control": "public, max-age=0, s-maxage=900",
      "cache-tag": "feed-token-1",
    },
    body: "",
  },
  {
    name: "a miss on an edge-cached surface",
    answer: MISS,
    policy: EDGE_CACHED_POLICY,
    status: 401,
    headers: {
      "cache-control": "no-store",
      "content-length": "13",
      "content-type": "text/plain; charset=utf-8",
      "referrer-policy": "no-referrer",
      "www-authenticate": 'Bearer realm="feeds"',
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex, nofollow, noarchive",
    },
    body: "Unauthorized\n",
  },
];

for (const { name, answer, policy, status, headers, body } of CASES) {
  for (const method of ["GET", "HEAD"]) {
    Deno.test(`answerFeed() answers ${method} with ${name}`, async () => {
      const request = new Request("https://feeds.example/feed?token=x", { method });

      const response = answerFeed(request, answer, policy);

      assert.equal(response.status, status);
      assert.deepEqual(Object.fromEntries(response.headers), headers);
      assert.equal(await response.text(), method === "HEAD" ? "" : body);
    });
  }
}

Deno.test("answerFeed() sends the chunks themselves, and again to the next reader", async () => {
  const request = new Request("https://feeds.example/feed");

  for (const _poll of [1, 2]) {
    const { body } = answerFeed(request, DOCUMENT, ATOM_POLICY);
    assert.ok(body);
    const sent = await Array.fromAsync(body);

    assert.equal(sent.length, CHUNKS.length);
    for (const [index, chunk] of CHUNKS.entries()) assert.equal(sent[index], chunk);
  }
});

Deno.test("answerFeed() takes no further chunk when the reader goes away", async () => {
  const taken: Uint8Array[] = [];
  const chunks = CHUNKS.slice();
  Object.defineProperty(chunks, Symbol.iterator, {
    value: function* () {
      for (const chunk of CHUNKS) {
        taken.push(chunk);
        yield chunk;
      }
    },
  });
  const request = new Request("https://feeds.example/feed");
  const { body } = answerFeed(request, { kind: "document", etag: '"abc"', chunks }, ATOM_POLICY);
  assert.ok(body);

  const reader = body.getReader();
  await reader.read();
  await reader.cancel();

  assert.deepEqual(taken, CHUNKS.slice(0, 1));
});
