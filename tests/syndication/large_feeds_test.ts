import assert from "node:assert/strict";
import { MAX_TEXT_LENGTH } from "../../lib/shared/limits.ts";
import { STEP_LENGTH } from "../../lib/shared/steps.ts";
import { MAX_FEED_ITEMS, parseFeed } from "../../lib/syndication/parse_feed.ts";
import { runSteps } from "../steps.ts";
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

Deno.test("parseFeed() reads of a text as much as can be kept, and one character more", () => {
  const ofLength = (length: number) => {
    const { title, summary } = readRssItem(
      `<title>${"a".repeat(length)}</title><description>${
        "&amp;lt; ".repeat(length / 2)
      }&amp;gt;</description>`,
    );
    return [title?.length, summary?.length];
  };

  assert.deepEqual(ofLength(MAX_TEXT_LENGTH - 2), [MAX_TEXT_LENGTH - 2, MAX_TEXT_LENGTH - 1]);
  assert.deepEqual(ofLength(MAX_TEXT_LENGTH), [MAX_TEXT_LENGTH, MAX_TEXT_LENGTH + 1]);
  assert.deepEqual(ofLength(3_000_000), [MAX_TEXT_LENGTH + 1, MAX_TEXT_LENGTH + 1]);
});

Deno.test("parseFeed() looks for text behind much that is none", () => {
  const picture = `&lt;img src="data:image/png;base64,${"A".repeat(3_000_000)}">`;
  const blanks = "\u3000".repeat(MAX_TEXT_LENGTH + 1);

  assert.equal(readRssItem(`<description>${picture}a</description>`).summary, "a");
  assert.equal(readRssItem(`<description>${blanks}a${blanks}</description>`).summary, "a");
  assert.equal(
    readRssItem(`<description>a${blanks}b</description>`).summary?.length,
    MAX_TEXT_LENGTH + 1,
  );
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

Deno.test("parseFeed() leaves out an attribute that is longer than any text", () => {
  const alt = (length: number) => " ".repeat(length) + "a";
  const textOf = (description: string) =>
    readRssItem(`<description>${description}</description>`).summary;

  assert.equal(textOf(`<img alt="${alt(60_000)}"/>b`), "ab");
  assert.equal(textOf(`<img alt="${alt(70_000)}"/>b`), "b");
  assert.equal(textOf(`<img alt="a${alt(70_000)}"/>b`), "b");
  assert.equal(textOf(`&lt;img alt="${alt(60_000)}">b`), "ab");
  assert.equal(textOf(`&lt;img alt="${alt(70_000)}">b`), "b");
});

Deno.test("parseFeed() takes no address that is longer than any that can be kept", () => {
  const item = (link: string, home = "") =>
    readFeed(rss(`<link>${home}</link><item><link>${link}</link></item>`)).items[0];
  const broken = (length: number) => `https://a.example/${"\n".repeat(length)}b`;
  const home = (length: number) => `https://a.example/${"x".repeat(length)}/`;

  assert.equal(item(broken(5_000))?.url, "https://a.example/b");
  assert.equal(item(broken(6_000))?.url, null);
  assert.deepEqual(item(broken(6_000))?.faults, ["unusable_link"]);
  assert.equal(item("b", home(1_900))?.url, `${home(1_900)}b`);
  assert.equal(item("b", home(2_000))?.url, null);
});

Deno.test("parseFeed() resolves no link against an address of megabytes", () => {
  const inItem = "<link>b</link>".repeat(20);
  const home = `https://a.example/${"x".repeat(MILLION)}`;

  const { items } = readFeed(
    rss(`<link>${home}</link>${`<item>${inItem}</item>`.repeat(MAX_FEED_ITEMS)}`),
  );

  assert.equal(items.length, MAX_FEED_ITEMS);
  assert.deepEqual(items.at(-1)?.url, null);
  assert.deepEqual(items.at(-1)?.faults, ["unusable_link"]);
});

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
