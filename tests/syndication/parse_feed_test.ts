import assert from "node:assert/strict";
import { parseFeed } from "../../lib/syndication/parse_feed.ts";
import { resultOf } from "../steps.ts";
import { atom, readAtomEntry, readFeed, readItems, readRssItem, rss } from "./feed_files.ts";

Deno.test("parseFeed() reads nothing into an empty item", () => {
  const nothing = { url: null, title: null, summary: null, author: null, publishedAt: null };
  const empty = { position: 1, ...nothing, faults: [] };

  assert.deepEqual(
    readRssItem("<title> </title><link/><description>&lt;p&gt;</description>"),
    empty,
  );
  assert.deepEqual(readAtomEntry("<title/><link/><author><name/></author><updated/>"), empty);
});

Deno.test("parseFeed() numbers items in the file's order", () => {
  const items = readItems(rss("<item><title>b</title></item><item/><item><title>a</title></item>"));

  assert.deepEqual(items.map(({ position, title }) => [position, title]), [[1, "b"], [2, null], [
    3,
    "a",
  ]]);
});

Deno.test("parseFeed() reads a feed without items", () => {
  assert.deepEqual(readFeed(rss("<title>Empty</title>")), { items: [], faults: [] });
  assert.deepEqual(readFeed(atom("")), { items: [], faults: [] });
});

Deno.test("parseFeed() lets no other vocabulary or inner element win", () => {
  const inner = `<media:title>M</media:title><itunes:summary>S</itunes:summary>
    <media:group><media:title>G</media:title><title>H</title></media:group>
    <source url="https://a.example/"><title>T</title><link>https://a.example/</link></source>
    <image><link>https://a.example/</link></image>
    <x:title xmlns:x="https://a.example/">X</x:title><title xmlns="https://a.example/">Y</title>`;

  assert.equal(readRssItem(inner).title, null);
  assert.equal(readRssItem(inner).url, null);
  assert.equal(readRssItem(`${inner}<title>Own</title>`).title, "Own");
});

Deno.test("parseFeed() knows vocabularies by their namespace, whatever the prefix", () => {
  const [item] = readItems(`<rss xmlns:d="http://purl.org/dc/elements/1.1/"
    xmlns:dc="https://other.example/" xmlns:c="http://purl.org/rss/1.0/modules/content/">
    <channel><item><d:creator>Ada</d:creator><dc:date>2001-01-01</dc:date>
    <d:date>2026-02-02</d:date><c:encoded>All</c:encoded></item></channel></rss>`);

  assert.equal(item?.author, "Ada");
  assert.equal(item?.summary, "All");
  assert.equal(item?.publishedAt?.toISOString(), "2026-02-02T00:00:00.000Z");
});

Deno.test("parseFeed() ends a namespace with the element that declares it", () => {
  const [first, second] = readItems(rss(
    `<item xmlns:dc="urn:other"><dc:creator>A</dc:creator></item><item><dc:creator>B</dc:creator></item>`,
  ));

  assert.equal(first?.author, null);
  assert.equal(second?.author, "B");
});

Deno.test("parseFeed() knows the usual prefixes where nobody declares them", () => {
  const [item] = readItems(
    "<rss><channel><item><dc:creator>Ada</dc:creator><other:title>x</other:title></item></channel></rss>",
  );

  assert.equal(item?.author, "Ada");
  assert.equal(item?.title, null);
});

Deno.test("parseFeed() reads RSS 1.0, whose items stand beside the channel", () => {
  const items = readItems(`<rdf:RDF xmlns="http://purl.org/rss/1.0/"
    xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="https://example.org/feed"><title>Feed</title><link>https://example.org/</link>
      <items><rdf:Seq><rdf:li rdf:resource="https://example.org/1"/></rdf:Seq></items></channel>
    <item rdf:about="https://example.org/1"><title>One</title><link>/one</link>
      <description>Text</description><dc:date>2026-02-02T10:30:00+01:00</dc:date></item>
    <item rdf:about="https://example.org/2"><title>Two</title></item></rdf:RDF>`);

  assert.deepEqual(items.map(({ title, url }) => [title, url]), [
    ["One", "https://example.org/one"],
    ["Two", "https://example.org/2"],
  ]);
  assert.equal(items[0]?.publishedAt?.toISOString(), "2026-02-02T09:30:00.000Z");
});

Deno.test("parseFeed() reads RSS 0.91 with its document type, and 0.90", () => {
  const rss091 =
    `<?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN"
    "http://my.netscape.com/publish/formats/rss-0.91.dtd"><rss version="0.91"><channel>
    <item><title>One</title></item></channel></rss>`;
  const rss090 = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    xmlns="http://my.netscape.com/rdf/simple/0.9/"><channel/><item><title>One</title></item></rdf:RDF>`;

  assert.equal(readItems(rss091)[0]?.title, "One");
  assert.equal(readItems(rss090)[0]?.title, "One");
});

Deno.test("parseFeed() reads Atom 0.3, a bound prefix and Atom without its namespace", () => {
  const old = `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title>T</title>
    <issued>2026-02-02T10:30</issued><modified>2026-03-03</modified></entry></feed>`;
  const bound =
    `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>T</a:title><title>U</title></a:entry></a:feed>`;

  assert.equal(readItems(old)[0]?.publishedAt?.toISOString(), "2026-02-02T10:30:00.000Z");
  assert.equal(readItems(bound)[0]?.title, "T");
  assert.equal(readItems("<feed><entry><title>T</title></entry></feed>")[0]?.title, "T");
});

const REFUSED = [
  { name: "no bytes", file: "", reason: "empty_file" },
  { name: "white space", file: "\ufeff \r\n\t", reason: "empty_file" },
  { name: "text", file: "Hello", reason: "not_a_feed" },
  {
    name: "a web page",
    file:
      "<!DOCTYPE html><html><head><title>x</title></head><body><rss><channel><item/></channel></rss></body></html>",
    reason: "not_a_feed",
  },
  {
    name: "a JSON feed",
    file: `{"version":"https://jsonfeed.org/version/1.1","items":[{"content_html":"<p>"}]}`,
    reason: "not_a_feed",
  },
  {
    name: "another kind of XML",
    file: `<opml><body><outline text="x"/></body></opml>`,
    reason: "not_a_feed",
  },
  {
    name: "RDF of another kind",
    file: `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><a/></rdf:RDF>`,
    reason: "not_a_feed",
  },
  {
    name: "a feed of another vocabulary",
    file: `<feed xmlns="urn:x"><entry/></feed>`,
    reason: "not_a_feed",
  },
  { name: "noise", file: "\u0000\u0001\u0002<\u0000>", reason: "not_a_feed" },
];

for (const { name, file, reason } of REFUSED) {
  Deno.test(`parseFeed() refuses ${name}`, () => {
    const bytes = new TextEncoder().encode(file);
    assert.deepEqual(resultOf(parseFeed(bytes, {})), { kind: "refused", reason });
  });
}
