/** Values of a feed that are longer than anything that is kept. */
import assert from "node:assert/strict";
import { MAX_TEXT_LENGTH } from "../../lib/shared/limits.ts";
import { MAX_FEED_ITEMS } from "../../lib/syndication/parse_feed.ts";
import { readFeed, readRssItem, rss } from "./feed_files.ts";

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
  const home = `https://a.example/${"x".repeat(1_000_000)}`;

  const { items } = readFeed(
    rss(`<link>${home}</link>${`<item>${inItem}</item>`.repeat(MAX_FEED_ITEMS)}`),
  );

  assert.equal(items.length, MAX_FEED_ITEMS);
  assert.deepEqual(items.at(-1)?.url, null);
  assert.deepEqual(items.at(-1)?.faults, ["unusable_link"]);
});
