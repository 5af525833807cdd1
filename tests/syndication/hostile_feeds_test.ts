import assert from "node:assert/strict";
import { parseFeed } from "../../lib/syndication/parse_feed.ts";
import { fc } from "../packages/fast_check.ts";
import { resultOf } from "../steps.ts";
import { anyFeedFile } from "./any_markup.ts";
import { readFeed, readItems, readRssItem, rss } from "./feed_files.ts";

Deno.test("parseFeed() expands no entity of a document type", () => {
  const file = `<?xml version="1.0"?>
<!DOCTYPE rss [
  <!ENTITY lol "lol">
  <!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">
  <!ENTITY file SYSTEM "file:///etc/hostname">
  <!ENTITY item "<rss><channel><item><title>injected</title></item></channel></rss>">
  <!-- <rss> -->
]>
<rss><channel><item><title>a &lol2; b &file; &unknown; &amp;</title><link>https://a.example/?&lol;</link>
</item></channel></rss>`;

  const [item, ...others] = readItems(file);

  assert.equal(item?.title, "a &lol2; b &file; &unknown; &");
  assert.equal(item?.url, "https://a.example/?&lol;");
  assert.deepEqual(others, []);
});

Deno.test("parseFeed() fetches neither a document type nor an entity", async () => {
  let requests = 0;
  await using server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, () => {
    requests++;
    return new Response("<!ENTITY x 'y'>");
  });
  const address = `http://127.0.0.1:${server.addr.port}/x.dtd`;
  const file = `<!DOCTYPE rss SYSTEM "${address}" [<!ENTITY % p SYSTEM "${address}"> %p;
    <!ENTITY e SYSTEM "${address}">]><?xml-stylesheet href="${address}"?>
    <rss><channel><item><title>&e;</title><link>${address}</link></item></channel></rss>`;

  assert.equal(readItems(file)[0]?.title, "&e;");
  await fetch(address).then((response) => response.body?.cancel());

  assert.equal(requests, 1);
});

Deno.test("parseFeed() reads a document type after its end alone", () => {
  const inside = rss("<item/>").replace("<rss", "<!DOCTYPE rss [ <!ELEMENT rss ANY> <a> ]><rss");

  assert.equal(readItems(inside).length, 1);
  assert.equal(
    readRssItem("<title>a</title><!DOCTYPE x [><link>https://a.example/</link>").url,
    "https://a.example/",
  );
});

Deno.test("parseFeed() reads the items of a file that ends early, without what is incomplete", () => {
  const whole = rss(
    "<item><title>a</title></item><item><title>b</title><link>https://a.example/1</link><description>c",
  );
  const feed = readFeed(whole.slice(0, whole.indexOf("ple/1")));

  assert.deepEqual(feed.items.map(({ title, url, faults }) => ({ title, url, faults })), [
    { title: "a", url: null, faults: [] },
    { title: "b", url: null, faults: ["cut_off"] },
  ]);
  assert.deepEqual(feed.faults, ["cut_off"]);
});

Deno.test("parseFeed() reads a feed at whatever character it ends", () => {
  const file = rss("<item><title>a &amp; <![CDATA[b]]></title><!-- c --></item>") + "<x/>\n<rss>";
  const end = file.indexOf("</rss>") + "</rss>".length;
  for (let length = file.indexOf("<channel"); length <= file.length; length++) {
    const { faults } = readFeed(file.slice(0, length));
    assert.deepEqual(faults, length < end ? ["cut_off"] : []);
  }
});

Deno.test("parseFeed() reads items without their end tags", () => {
  const items = readItems(
    rss("<item><title>a</title><item><title>b</title></item><title>no</title><item><title>c"),
  );

  assert.deepEqual(items.map(({ title }) => title), ["a", "b", "c"]);
});

Deno.test("parseFeed() takes an item inside another element of an item for something else", () => {
  const items = readItems(
    rss("<item><list><item><title>x</title></item></list><title>a</title></item>"),
  );

  assert.deepEqual(items.map(({ title }) => title), ["a"]);
});

Deno.test("parseFeed() reads on after end tags that are missing, wrong or too many", () => {
  const items = readItems(rss(`</x></item><item><title>a</link></title></title>
    <x><y></x><link>https://a.example/</link></item></channel2><item><title>b</title></item>`));

  assert.deepEqual(items.map(({ title, url }) => [title, url]), [["a", "https://a.example/"], [
    "b",
    null,
  ]]);
});

Deno.test("parseFeed() reads nothing after the feed", () => {
  assert.equal(readItems(rss("<item/>") + rss("<item/>")).length, 1);
});

Deno.test("parseFeed() leaves out a byte order mark and text before the document", () => {
  assert.equal(readItems(`\n Warning: x in y \n${rss("<item/>")}`).length, 1);
});

/** The promises of ParsedItem, whatever the file. */
function assertConsistent(bytes: Uint8Array): void {
  const parsing = resultOf(parseFeed(bytes, {}));
  if (parsing.kind === "refused") return;
  for (const [index, item] of parsing.feed.items.entries()) {
    assert.equal(item.position, index + 1);
    if (item.url !== null) assert.match(new URL(item.url).protocol, /^https?:$/);
    for (const text of [item.title, item.summary, item.author]) {
      assert.notEqual(text, "");
      // deno-lint-ignore no-control-regex
      assert.doesNotMatch(text ?? "", /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/);
      assert.ok(text?.isWellFormed() ?? true);
    }
    assert.doesNotMatch(`${item.title}${item.author}`, /[\n\r\t]/);
    assert.ok(item.publishedAt === null || Number.isFinite(item.publishedAt.getTime()));
    assert.equal(new Set(item.faults).size, item.faults.length);
  }
}

Deno.test("parseFeed() keeps its promises for any mixture of markup and text", () => {
  fc.assert(
    fc.property(anyFeedFile(), (file) => assertConsistent(new TextEncoder().encode(file))),
    { numRuns: 500 },
  );
});

Deno.test("parseFeed() never throws for any bytes", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), assertConsistent));
});
