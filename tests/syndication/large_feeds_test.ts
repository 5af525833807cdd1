import assert from "node:assert/strict";
import { STEP_LENGTH } from "../../lib/shared/steps.ts";
import { MAX_FEED_ITEMS, parseFeed } from "../../lib/syndication/parse_feed.ts";
import { runSteps } from "../steps.ts";
import { atom, readFeed, readItems, rss } from "./feed_files.ts";

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
  {
    name: "empty values",
    file: rss(
      `<item/>${
        `<a ${Array.from({ length: 250 }, (_, at) => `a${at}=""`).join(" ")}/>`.repeat(4_000)
      }`,
    ),
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
  {
    name: "carriage returns",
    file: atom(`<entry><content>${"\r".repeat(MILLION)}</content></entry>`),
  },
  {
    name: "lines of preformatted text",
    file: rss(`<item><description>&lt;pre>${"a\n".repeat(MILLION)}</description></item>`),
  },
  {
    name: "characters in CDATA",
    file: atom(
      `<entry><content type="xhtml"><![CDATA[${"<".repeat(MILLION)}]]></content></entry>`,
    ),
  },
  {
    name: "blanks of a relation",
    file: atom(`<entry><link rel="${" ".repeat(MILLION)}x" href="y"/></entry>`),
  },
  {
    name: "words of an image",
    file: rss(`<item><description><img alt="${"a ".repeat(MILLION)}"/></description></item>`),
  },
  {
    name: "words of an escaped image",
    file: rss(`<item><description>&lt;img alt="${"a ".repeat(MILLION)}"></description></item>`),
  },
  { name: "characters of a name", file: rss(`<item/><${"é".repeat(MILLION)}/>`) },
  { name: "characters of a link", file: rss(`<item><link>${"é".repeat(MILLION)}</link></item>`) },
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
  Deno.test(`parseFeed() reads a million ${name}, a step at a time`, () => {
    const bytes = new TextEncoder().encode(file);

    const { result, amounts } = runSteps(parseFeed(bytes, {}));

    assert.equal(result.kind === "feed" && result.feed.items.length, 1);
    assert.ok(amounts.every((amount) => amount <= STEP_LENGTH + 1));
    assert.ok(amounts.length >= 2 * file.length / (STEP_LENGTH + 1));
  });
}

Deno.test("parseFeed() takes many short items a step at a time", () => {
  const file = new TextEncoder().encode(rss("<item/>".repeat(MAX_FEED_ITEMS)));

  const { amounts } = runSteps(parseFeed(file, {}));

  // Two steps would do for the reading; each item counts for what finishing it takes.
  assert.ok(amounts.length > MAX_FEED_ITEMS);
});

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
