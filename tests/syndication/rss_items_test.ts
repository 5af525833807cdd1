import assert from "node:assert/strict";
import { readFeed, readRssItem, rss } from "./feed_files.ts";

Deno.test("parseFeed() reads all of an RSS 2.0 item", () => {
  const file = rss(`<title>Feed</title><link>https://example.org/</link>
    <image><title>Logo</title><link>https://example.org/logo</link></image>
    <item>
      <title>First &amp; last</title>
      <link>https://example.org/1</link>
      <description>&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;</description>
      <dc:creator>Ada</dc:creator>
      <pubDate>Mon, 02 Feb 2026 10:30:05 GMT</pubDate>
      <guid isPermaLink="false">1</guid>
    </item>`);

  assert.deepEqual(readFeed(file), {
    items: [{
      position: 1,
      url: "https://example.org/1",
      title: "First & last",
      summary: "One\n\nTwo",
      author: "Ada",
      publishedAt: new Date("2026-02-02T10:30:05Z"),
      faults: [],
    }],
    faults: [],
  });
});

Deno.test("parseFeed() prefers the description, and takes the content where there is none", () => {
  const content = "<content:encoded><![CDATA[<p>All</p>]]></content:encoded>";

  assert.equal(readRssItem(`${content}<description>Short</description>`).summary, "Short");
  assert.equal(readRssItem(content).summary, "All");
  assert.equal(
    readRssItem(`<description><![CDATA[<img src="x">]]></description>${content}`).summary,
    "All",
  );
});

const RSS_AUTHORS = [
  {
    name: "dc:creator before author",
    xml: "<author>B</author><dc:creator>A</dc:creator>",
    author: "A",
  },
  {
    name: "several creators",
    xml: "<dc:creator>A</dc:creator><dc:creator>B</dc:creator><dc:creator>A</dc:creator>",
    author: "A, B",
  },
  {
    name: "an address with a name",
    xml: "<author>ada@example.org (Ada (L.))</author>",
    author: "Ada (L.)",
  },
  {
    name: "a name with an address",
    xml: "<author>Ada L. &lt;ada@example.org&gt;</author>",
    author: "Ada L.",
  },
  { name: "a name", xml: "<author>Ada L.</author>", author: "Ada L." },
  {
    name: "a name in round brackets",
    xml: "<author>(Ada @ home)</author>",
    author: "(Ada @ home)",
  },
  { name: "no name in an address in brackets", xml: "<author>(a@b)</author>", author: null },
  { name: "a name on a network", xml: "<author>@ada</author>", author: "@ada" },
  { name: "no name in empty brackets", xml: "<author>ada@example.org ()</author>", author: null },
  { name: "no name in an address to write to", xml: "<author>MAILTO:a@b</author>", author: null },
  { name: "no name with a bracket", xml: "<author>A> &lt;a@b&gt;</author>", author: "A> <a@b>" },
  {
    name: "a name with two addresses as it is",
    xml: "<author>A &lt;a@b&gt; &lt;c@d&gt;</author>",
    author: "A <a@b> <c@d>",
  },
  { name: "no name in an address alone", xml: "<author>ada@example.org</author>", author: null },
  {
    name: "markup in a name",
    xml: "<dc:creator>&lt;a href='x'&gt;Ada&lt;/a&gt;\n L.</dc:creator>",
    author: "Ada L.",
  },
  { name: "nothing of itunes", xml: "<itunes:author>C</itunes:author>", author: null },
];

for (const { name, xml, author } of RSS_AUTHORS) {
  Deno.test(`parseFeed() reads as author of an item ${name}`, () => {
    assert.equal(readRssItem(xml).author, author);
  });
}

const RSS_TITLES = [
  {
    name: "elements that are not escaped and not HTML",
    xml: "x <unknown>y</unknown>",
    title: "x y",
  },
  { name: "text", xml: "a &lt; b &amp;&amp; c", title: "a < b && c" },
  {
    name: "a word in angle brackets",
    xml: "List&lt;T&gt; and &lt;video&gt;",
    title: "List<T> and <video>",
  },
  { name: "escaped markup", xml: "&lt;b&gt;x&lt;/b&gt; &lt; y", title: "x < y" },
  { name: "markup in CDATA", xml: "<![CDATA[<em class='a'>x</em> & y]]>", title: "x & y" },
  { name: "markup that is not escaped", xml: "x <b>y</b>", title: "x y" },
  {
    name: "references left by the XML",
    xml: "caf&amp;eacute; &amp;#8211; x &eacute;",
    title: "café – x é",
  },
  { name: "an ampersand that is not escaped", xml: "R&D & AT&T; more", title: "R&D & AT&T; more" },
  { name: "several lines", xml: "\n a\n\tb ", title: "a b" },
  { name: "a script", xml: "x&lt;script&gt;alert(1)&lt;/script&gt;", title: "x" },
  { name: "several sections", xml: "<![CDATA[a]]]]><![CDATA[>b]]>", title: "a]]>b" },
];

for (const { name, xml, title } of RSS_TITLES) {
  Deno.test(`parseFeed() reads as title of an item ${name}`, () => {
    assert.equal(readRssItem(`<title>${xml}</title>`).title, title);
  });
}

Deno.test("parseFeed() reads markup of a description that was not escaped", () => {
  const { summary } = readRssItem(
    `<description><p>a<br/>b</p><img alt="c &quot;d&quot;"/><script>e</script></description>`,
  );

  assert.equal(summary, 'a\nb\n\nc "d"');
});

const DATES = [
  {
    name: "pubDate before dc:date",
    xml: "<dc:date>2001-01-01</dc:date><pubDate>02 Feb 2026</pubDate>",
    day: "2026-02-02",
    faults: [],
  },
  { name: "dc:date", xml: "<dc:date>2026-02-02</dc:date>", day: "2026-02-02", faults: [] },
  {
    name: "atom:updated",
    xml: "<atom:updated>2026-02-02T00:00:00Z</atom:updated>",
    day: "2026-02-02",
    faults: [],
  },
  {
    name: "the one that is readable",
    xml: "<pubDate>soon</pubDate><dc:date>2026-02-02</dc:date>",
    day: "2026-02-02",
    faults: [],
  },
  {
    name: "none that is readable",
    xml: "<pubDate>tomorrow</pubDate>",
    day: undefined,
    faults: ["unreadable_date"],
  },
];

for (const { name, xml, day, faults } of DATES) {
  Deno.test(`parseFeed() dates an item by ${name}`, () => {
    const item = readRssItem(xml);
    assert.equal(item.publishedAt?.toISOString().slice(0, 10), day);
    assert.deepEqual(item.faults, faults);
  });
}
