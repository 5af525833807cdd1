/** The RSS 2.0 format. */
import assert from "node:assert/strict";
import { textAsHtml } from "../../lib/syndication/html_text.ts";
import { htmlToPlainText } from "../../lib/syndication/plain_text.ts";
import { renderRss, type RssChannel, type RssItem } from "../../lib/workspaces/rss.ts";
import { fc } from "../packages/fast_check.ts";
import { resultOf } from "../steps.ts";
import { anyText } from "../syndication/any_text.ts";
import { asCarriedByXml } from "../syndication/xml_oracle.ts";
import { readRss } from "./rss_reader.ts";

const CHANNEL: RssChannel = {
  title: "Smith & Sons: passed",
  link: "https://feeds.example.org/workspaces/1",
  description: "Articles that passed in “Smith & Sons”",
  lastBuildDate: new Date("2026-03-02T09:30:15.999Z"),
  generator: "Mycorrhizal Feeds",
  items: [],
};

const ITEM: RssItem = {
  guid: "urn:uuid:5a3d7c1e-2b3c-5d4e-8f60-123456789abc",
  title: "A & B < C ]]> 🗳️",
  link: "https://example.org/?a=1&b=2",
  published: new Date("2026-03-01T23:59:59.999Z"),
  author: "Ada Lovelace",
  description: "if a < b & c: <script>alert(1)</script> &copy; ]]>",
};

function render(channel: RssChannel): string {
  return Array.from(renderRss(channel)).join("");
}

const GOLDEN: Record<string, RssChannel> = {
  "empty.xml": CHANNEL,
  "items.xml": {
    ...CHANNEL,
    items: [ITEM, { ...ITEM, guid: `${ITEM.guid}d`, author: null, description: null }],
  },
};

for (const [name, channel] of Object.entries(GOLDEN)) {
  Deno.test(`renderRss() gives ${name}, byte by byte`, async () => {
    const golden = new URL(`../golden/rss/${name}`, import.meta.url);
    assert.equal(render(channel), await Deno.readTextFile(golden));
    readRss(render(channel));
  });
}

Deno.test("renderRss() says dates as RFC 822 in whole seconds with their zone (CASES 70, 71)", () => {
  const { channel, items } = readRss(render({ ...CHANNEL, items: [ITEM] }));
  assert.equal(channel.lastBuildDate, "Mon, 02 Mar 2026 09:30:15 GMT");
  assert.equal(items[0]?.pubDate, "Sun, 01 Mar 2026 23:59:59 GMT");
});

Deno.test("renderRss() keeps to years of four digits, and refuses an invalid date", () => {
  const dated = (lastBuildDate: Date) => readRss(render({ ...CHANNEL, lastBuildDate })).channel;
  assert.equal(
    dated(new Date("-000500-01-01T00:00:00Z")).lastBuildDate,
    "Wed, 01 Jan 1000 00:00:00 GMT",
  );
  assert.equal(dated(new Date(8.64e15)).lastBuildDate, "Fri, 31 Dec 9999 23:59:59 GMT");
  assert.throws(() => dated(new Date(NaN)), RangeError);
});

Deno.test("PI-10: renderRss() gives no link to the feed itself, which would carry the token", () => {
  const document = render({ ...CHANNEL, items: [ITEM] });
  assert.doesNotMatch(document, /rel="self"|atom:link|xmlns:atom/);
});

/** What a reader makes of the description as HTML, by the character references that it must know. */
function shownAsHtml(html: string): string {
  return html.replaceAll(/<[a-z/!?][^>]*>/gi, "").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}

Deno.test("renderRss() has a description show as it was written, as HTML and as text", () => {
  const cases: [text: string, html: string][] = [
    ["a < b & c > d", "a < b & c > d"],
    ["<script>alert(1)</script>", "&lt;script>alert(1)&lt;/script>"],
    ["AT&T &copy; &#60; &amp;", "AT&amp;T &amp;copy; &amp;#60; &amp;amp;"],
    ["<!-- --> <?php ?> </p> <3", "&lt;!-- --> &lt;?php ?> &lt;/p> <3"],
    ["]]>", "]]>"],
    ["First\nsecond\n\nlast", "First<br>\nsecond<br>\n<br>\nlast"],
  ];
  for (const [text, html] of cases) {
    const { items } = readRss(render({ ...CHANNEL, items: [{ ...ITEM, description: text }] }));
    assert.equal(items[0]?.description, html);
    assert.equal(shownAsHtml(html), text);
  }
});

Deno.test("renderRss() breaks a line once, however it ended", () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const item = { ...ITEM, description: `First${end}<second>` };
    const { items } = readRss(render({ ...CHANNEL, items: [item] }));
    assert.equal(items[0]?.description, "First<br>\n&lt;second>");
    assert.equal(resultOf(htmlToPlainText(items[0]?.description ?? "")), "First\n<second>");
  }
});

/** Every string of a channel and of an item: a field that is added must come along. */
const ANY_CHANNEL: fc.Arbitrary<
  Record<Exclude<keyof RssChannel, "lastBuildDate" | "items">, string>
> = fc.record({ title: anyText(), link: anyText(), description: anyText(), generator: anyText() });
const ANY_ITEM: fc.Arbitrary<Record<Exclude<keyof RssItem, "published">, string>> = fc.record({
  guid: anyText(),
  title: anyText(),
  link: anyText(),
  author: anyText(),
  description: anyText(),
});

Deno.test("renderRss() brings any text in any field through a strict parser (CASES 47-58)", () => {
  fc.assert(fc.property(ANY_CHANNEL, ANY_ITEM, (channel, item) => {
    const items = [{ ...ITEM, ...item }];
    const read = readRss(render({ ...CHANNEL, ...channel, items }));

    assert.deepEqual(read.channel, {
      title: asCarriedByXml(channel.title),
      link: asCarriedByXml(channel.link),
      description: asCarriedByXml(channel.description),
      lastBuildDate: "Mon, 02 Mar 2026 09:30:15 GMT",
      generator: asCarriedByXml(channel.generator),
    });
    assert.deepEqual(read.items, [{
      guid: asCarriedByXml(item.guid),
      title: asCarriedByXml(item.title),
      link: asCarriedByXml(item.link),
      pubDate: "Sun, 01 Mar 2026 23:59:59 GMT",
      "dc:creator": asCarriedByXml(item.author),
      description: asCarriedByXml(textAsHtml(item.description)),
    }]);
  }));
});

Deno.test("renderRss() gives the same well-formed strings again", () => {
  fc.assert(fc.property(anyText(), (text) => {
    const channel = { ...CHANNEL, title: text, items: [{ ...ITEM, description: text }] };
    const strings = Array.from(renderRss(channel));
    assert.equal(strings.every((string) => string.isWellFormed()), true);
    assert.deepEqual(Array.from(renderRss(channel)), strings);
  }));
});
