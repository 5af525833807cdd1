import assert from "node:assert/strict";
import { MAX_FEED_ITEMS } from "../../lib/syndication/parse_feed.ts";
import { atom, readFeed, readItems, readRssItem, rss } from "./feed_files.ts";

Deno.test("parseFeed() reads as many items as it may, and says that there are more", () => {
  const full = readFeed(rss("<item/>".repeat(MAX_FEED_ITEMS)));
  const more = readFeed(rss("<item/>".repeat(MAX_FEED_ITEMS + 1)));

  assert.equal(full.items.length, MAX_FEED_ITEMS);
  assert.deepEqual(full.faults, []);
  assert.equal(more.items.length, MAX_FEED_ITEMS);
  assert.deepEqual(more.faults, ["too_many_items"]);
  assert.deepEqual(more.items.at(-1)?.faults, []);
  assert.deepEqual(readFeed(rss("<item>".repeat(MAX_FEED_ITEMS + 1))).items.at(-1)?.faults, []);
});

Deno.test("parseFeed() reads a text of any length whole", () => {
  const length = 3_000_000;
  const item = readRssItem(
    `<title>${"a".repeat(length)}</title><description>${"&amp;lt; ".repeat(200_000)}</description>`,
  );

  assert.equal(item.title?.length, length);
  assert.equal(item.summary?.length, 200_000 * 2 - 1);
});

const MILLION = 1_000_000;

/** Each would exhaust the stack, or take time by the square of its size: hours. */
const LARGE = [
  { name: "nested elements", file: rss(`<item><title>a</title></item>${"<a>".repeat(MILLION)}`) },
  {
    name: "nested elements with ends",
    file: rss(`${"<a>".repeat(MILLION)}${"</a>".repeat(MILLION)}<item/>`),
  },
  {
    name: "nested markup",
    file: rss(`<item><title>${"<b>".repeat(MILLION)}x`) + "</title></item>",
  },
  {
    name: "nested HTML",
    file: rss(`<item><description>${"&lt;b>".repeat(MILLION)}</description></item>`),
  },
  {
    name: "attributes",
    file: rss(`<item ${Array.from({ length: MILLION }, (_, at) => `a${at}=""`).join(" ")}/>`),
  },
  { name: "namespaces", file: rss(`<item/>${`<a xmlns:b="c">`.repeat(MILLION)}`) },
  { name: "bases", file: rss(`<item/>${`<a xml:base="a/">`.repeat(MILLION / 4)}`) },
  { name: "wrong end tags", file: rss(`<item/>${"<a>".repeat(MILLION)}${"</b>".repeat(MILLION)}`) },
  { name: "ampersands", file: rss(`<item><title>${"&".repeat(MILLION)}</title></item>`) },
  {
    name: "beginnings of tags",
    file: rss(`<item><title>${"&lt;b ".repeat(MILLION)}</title></item>`),
  },
  { name: "blanks", file: rss(`<item><title>a${" ".repeat(MILLION)}b</title></item>`) },
  {
    name: "blank lines",
    file: atom(`<entry><content>a${"\n ".repeat(MILLION)}b</content></entry>`),
  },
  { name: "addresses", file: rss(`<item><author>${"a@".repeat(MILLION)}</author></item>`) },
  {
    name: "words of a date",
    file: rss(`<item><pubDate>${"Mon, ".repeat(MILLION)}</pubDate></item>`),
  },
  { name: "fields", file: rss(`<item>${"<link>x</link>".repeat(MILLION / 4)}</item>`) },
  {
    name: "brackets of a document type",
    file: `<!DOCTYPE x ${"[".repeat(MILLION)}]>${rss("<item/>")}`,
  },
  {
    name: "words of a declaration",
    file: `<?xml ${"encoding=".repeat(MILLION)}?>${rss("<item/>")}`,
  },
];

for (const { name, file } of LARGE) {
  Deno.test(`parseFeed() reads a million ${name}`, () => {
    assert.equal(readItems(file).length, 1);
  });
}

Deno.test("parseFeed() reads on beside elements that are nested too deep", () => {
  const inside = `${"<a>".repeat(150_000)}${"<b/>".repeat(150_000)}${"</a>".repeat(150_000)}`;
  const [item] = readItems(rss(`<item><a>${inside}<title>no</title></a><title>yes</title></item>`));

  assert.equal(item?.title, "yes");
});

Deno.test("parseFeed() reads the first attributes of an element alone", () => {
  const others = Array.from({ length: 256 }, (_, at) => `a${at}=""`).join(" ");
  const [first, last] = readItems(atom(`<entry><link href="https://a.example/" ${others}/></entry>
    <entry><link ${others} href="https://a.example/"/></entry>`));

  assert.equal(first?.url, "https://a.example/");
  assert.equal(last?.url, null);
});
