import assert from "node:assert/strict";
import { atom, readAtomEntry, readItems } from "./feed_files.ts";

Deno.test("parseFeed() reads all of an Atom entry", () => {
  const entry = readAtomEntry(`<title>A &lt;b&gt;</title><id>urn:x</id>
    <link rel="self" href="https://example.org/self"/><link href="https://example.org/1"/>
    <summary type="html">&lt;p&gt;x &amp;amp; y&lt;/p&gt;</summary><content>All</content>
    <author><name>Ada</name><email>ada@example.org</email></author><author><name>Bo</name></author>
    <contributor><name>Cy</name></contributor>
    <published>2026-02-02T10:30:00Z</published><updated>2026-03-03T00:00:00Z</updated>`);

  assert.deepEqual(entry, {
    position: 1,
    url: "https://example.org/1",
    title: "A <b>",
    summary: "x & y",
    author: "Ada, Bo",
    publishedAt: new Date("2026-02-02T10:30:00Z"),
    faults: [],
  });
});

const ATOM_TEXTS = [
  {
    name: "text without the elements that may not stand in it",
    xml: "<content>a &lt;b&gt; <i>c</i></content>",
    summary: "a <b> c",
  },
  {
    name: "text by default",
    xml: "<content>a &lt;b&gt;\n\n\n c &amp;amp;</content>",
    summary: "a <b>\n\nc &amp;",
  },
  { name: "text", xml: `<content type="text">&lt;b&gt;</content>`, summary: "<b>" },
  {
    name: "a media type of text",
    xml: `<content type="text/markdown">*a*</content>`,
    summary: "*a*",
  },
  { name: "HTML", xml: `<content type="HTML">&lt;b&gt;a&lt;/b&gt;</content>`, summary: "a" },
  {
    name: "HTML of Atom 0.3",
    xml: `<content type="text/html" mode="escaped">&lt;b&gt;a</content>`,
    summary: "a",
  },
  {
    name: "XHTML",
    xml:
      `<content type="xhtml"><h:div xmlns:h="http://www.w3.org/1999/xhtml"><h:p>a &lt;b&gt;</h:p><h:p>c<h:br/>d<h:script>e</h:script></h:p></h:div></content>`,
    summary: "a <b>\n\nc\nd",
  },
  {
    name: "nothing of other media",
    xml: `<content type="image/png">iVBOR</content>`,
    summary: null,
  },
  {
    name: "nothing of other XML",
    xml: `<content type="application/xml"><a>b</a></content>`,
    summary: null,
  },
  {
    name: "nothing in base64",
    xml: `<content type="text/html" mode="base64">YQ==</content>`,
    summary: null,
  },
  {
    name: "the summary first",
    xml: "<content>All</content><summary>Short</summary>",
    summary: "Short",
  },
  {
    name: "the content for an empty summary",
    xml: "<summary/><content>All</content>",
    summary: "All",
  },
];

for (const { name, xml, summary } of ATOM_TEXTS) {
  Deno.test(`parseFeed() reads of an entry ${name}`, () => {
    assert.equal(readAtomEntry(xml).summary, summary);
  });
}

Deno.test("parseFeed() names the feed's author for entries without one, but not for those of others", () => {
  const items = readItems(atom(`<entry/><entry><author><name>Bo</name></author></entry>
    <entry><source><author><name>Cy</name></author></source></entry><author><name>Ada</name></author>`));

  assert.deepEqual(items.map(({ author }) => author), ["Ada", "Bo", null]);
});

Deno.test("parseFeed() dates an entry by its update where it says nothing else", () => {
  assert.equal(
    readAtomEntry("<updated>2026-02-02T00:00:00Z</updated>").publishedAt?.toISOString(),
    "2026-02-02T00:00:00.000Z",
  );
});

Deno.test("parseFeed() takes an author's name from the author alone", () => {
  const author = "<author><x><name>No</name></x><uri>https://a.example/</uri></author>";

  assert.equal(readAtomEntry(`${author}<name>No</name>`).author, null);
});
