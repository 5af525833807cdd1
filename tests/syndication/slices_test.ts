/** Reading in slices: where they end is of no consequence. */
import assert from "node:assert/strict";
import { MAX_TEXT_LENGTH } from "../../lib/shared/limits.ts";
import { STEP_LENGTH } from "../../lib/shared/steps.ts";
import { readFeedDrafts } from "../../lib/syndication/parsing/feed_reader.ts";
import { finishItem } from "../../lib/syndication/parsing/finish_item.ts";
import { LineWriter } from "../../lib/syndication/parsing/line_writer.ts";
import { slicesOf } from "../../lib/syndication/parsing/slices.ts";
import { htmlToPlainText, tidyText } from "../../lib/syndication/plain_text.ts";
import { fc } from "../packages/fast_check.ts";
import { resultOf, runSteps } from "../steps.ts";
import { anyFeedFile, anyHtml } from "./any_markup.ts";
import { anyText } from "./any_text.ts";
import { atom, readAtomEntry, readFeed, readRssItem, rss } from "./feed_files.ts";

Deno.test("slicesOf() leaves nothing out, and cuts neither a character nor a CR LF", () => {
  fc.assert(fc.property(anyText(), fc.integer({ min: 1, max: 9 }), (text, length) => {
    const slices = [...slicesOf(text, length)];
    assert.equal(slices.join(""), text);
    for (const [index, slice] of slices.entries()) {
      const isLast = index === slices.length - 1;
      assert.ok(isLast ? slice !== "" : slice.length === length || slice.length === length + 1);
      const border = slice.slice(-1) + (slices[index + 1] ?? "").slice(0, 1);
      assert.doesNotMatch(border, /^(\r\n|[\ud800-\udbff][\udc00-\udfff])$/);
    }
  }));
});

/** What a document comes to when so many characters are read at a time. */
function readInSlices(source: string, sliceLength: number) {
  const drafts = resultOf(readFeedDrafts(source, { sliceLength }));
  if (drafts === null) return null;
  const context = { home: "https://example.org/", author: null };
  const items = drafts.items.map((draft) => resultOf(finishItem(draft, { position: 1, context })));
  return { items, faults: drafts.faults, channel: drafts.channel.list("rss title").length };
}

/** Something of everything that a slice may end in. */
const DOCUMENTS = [
  rss(`<title>Feed</title><!-- a -- <item> --><?a <item> ??><item rdf:about="https://a.example/">
    <title>A &amp; B &#x1f5f3; \u{1f5f3} &lt;b&gt;c&lt;/b&gt; &unknown; & <b x='1'/>d</title>\r
    <link>https://example.org/?a=1&amp;b=2</link><guid isPermaLink = "false" >x</guid>
    <description><![CDATA[<p>a ]] ]>\r\n<![CDATA[ b</p><pre>  c  \n  <b>d</b></pre>]]></description>
    <pubDate>Sun, 01 Feb 2026 08:30:00 GMT</pubDate></item></wrong><item><title>e</item>`),
  atom(`<entry xml:base="b/&amp;c"><title type="html">&lt;i&gt;a&lt;/i&gt;</title>
    <link rel='alternate' href="d?e=f&#38;g" type="text/html"/><author><name>Ada</name></author>
    <content type="xhtml"><div>a \u{1f5f3}<img alt="x &lt; y"/><![CDATA[<p>&amp;]]></div></content>
    <updated>2026-02-01T09:30:00+01:00</updated></entry><entry><title>cut off`),
  `<!DOCTYPE rss [ <!ENTITY a "<item>"> <!-- ]> --> ]>${rss("<item><title>&a;</title></item>")}<x>`,
  "<html><head/></html>",
];

for (const [index, document] of DOCUMENTS.entries()) {
  Deno.test(`readFeedDrafts() reads document ${index} alike in slices of any length`, () => {
    const whole = readInSlices(document, document.length);
    for (let length = 1; length <= document.length; length++) {
      assert.deepEqual(readInSlices(document, length), whole, `${length}`);
    }
  });
}

Deno.test("readFeedDrafts() reads any document alike in slices of any length", () => {
  fc.assert(
    fc.property(anyFeedFile(), fc.integer({ min: 1, max: 40 }), (document, length) => {
      assert.deepEqual(readInSlices(document, length), readInSlices(document, document.length));
    }),
    { numRuns: 1_000 },
  );
});

Deno.test("htmlToPlainText() reads any HTML alike in slices of any length", () => {
  fc.assert(
    fc.property(anyHtml(), fc.integer({ min: 1, max: 20 }), (html, sliceLength) => {
      const whole = resultOf(htmlToPlainText(html, { sliceLength: html.length + 1 }));
      assert.equal(resultOf(htmlToPlainText(html, { sliceLength })), whole);
    }),
    { numRuns: 2_000 },
  );
});

Deno.test("tidyText() reads any text alike in slices of any length", () => {
  fc.assert(
    fc.property(anyText(), fc.integer({ min: 1, max: 20 }), (text, sliceLength) => {
      const whole = resultOf(tidyText(text, { sliceLength: text.length + 1 }));
      assert.equal(resultOf(tidyText(text, { sliceLength })), whole);
    }),
    { numRuns: 1_000 },
  );
});

const READERS = { htmlToPlainText, tidyText };

for (const [name, read] of Object.entries(READERS)) {
  Deno.test(`${name}() reads no further when nothing more can be kept`, () => {
    const { result, amounts } = runSteps(read("a ".repeat(1_000_000)));

    assert.equal(result.length, MAX_TEXT_LENGTH + 1);
    assert.equal(amounts.length, 1);
  });

  Deno.test(`${name}() reads on while no more than blanks are too many`, () => {
    const lengthOf = (text: string, sliceLength: number) =>
      resultOf(read(text, { sliceLength })).length;
    const blanks = "\u3000".repeat(30_000);

    const full = "a".repeat(MAX_TEXT_LENGTH);
    assert.equal(lengthOf(`${full}b`, MAX_TEXT_LENGTH), MAX_TEXT_LENGTH + 1);
    assert.equal(lengthOf(`a${blanks}b`, 25_000), MAX_TEXT_LENGTH + 1);
    assert.equal(lengthOf(`${blanks}ab`, 30_001), "ab".length);
  });
}

Deno.test("LineWriter.writeLines() writes alike wherever preformatted text is cut", () => {
  const anyLine = fc.array(fc.constantFrom("a", " ", "\t", "\n", "\u00a0", "\u0001", "\u3000"));
  fc.assert(
    fc.property(anyLine, fc.nat({ max: 12 }), (characters, at) => {
      const write = (...pieces: string[][]) => {
        const writer = new LineWriter();
        for (const piece of pieces) writer.writeLines(piece.join(""), { isPreformatted: true });
        return writer.finish();
      };
      assert.equal(write(characters.slice(0, at), characters.slice(at)), write(characters));
    }),
    { numRuns: 1_000 },
  );
});

Deno.test("parseFeed() decodes a character alike wherever a step ends", () => {
  for (let shift = 0; shift < 4; shift++) {
    const title = "x".repeat(shift) + "\u{1f5f3}".repeat(STEP_LENGTH);
    const [item] = readFeed(rss(`<item><title>${title}</title></item>`)).items;
    assert.equal(item?.title, title.slice(0, MAX_TEXT_LENGTH + 1).toWellFormed());
    const damaged = new TextEncoder().encode(rss(`<item><title>${title}</title></item>`));
    assert.deepEqual(readFeed(damaged.fill(0xff, -200, -199)).faults, ["unreadable_characters"]);
  }
});

Deno.test("parseFeed() reads a CDATA section that is longer than a step", () => {
  const long = "a \u{1f5f3}<p> & ]] ".repeat(1_000);
  const section = `<![CDATA[${long.padStart(2 * STEP_LENGTH, " ")}]]>`;

  const inRss = readRssItem(
    `<title>x</title><description>y${section}z</description><link>w</link>`,
  );
  const inAtom = readAtomEntry(`<content type="xhtml">y${section}z</content><title>x</title>`);

  assert.equal(inRss.summary, `y ${long.trim().replaceAll(/ ?<p> ?/g, "\n\n")} z`);
  assert.equal(inRss.title, "x");
  assert.deepEqual(inRss.faults, ["unusable_link"]);
  assert.equal(inAtom.summary, `y ${long.trim()} z`);
  assert.equal(inAtom.title, "x");
});
