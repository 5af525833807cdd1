import assert from "node:assert/strict";
import { type AtomEntry, type AtomFeed, renderAtom } from "../../lib/feeds/atom.ts";
import { assertValidAtom } from "../atom_validator.ts";
import { parseWithFeedParser, parseWithFeedsmith } from "../packages/feed_parsers.ts";
import { readAtom } from "./atom_reader.ts";
import { GOLDEN_FEEDS, sampleEntry, sampleFeed } from "./atom_samples.ts";

function render(feed: AtomFeed): string {
  return Array.from(renderAtom(feed)).join("");
}

function renderEntries(...entries: Partial<AtomEntry>[]): string {
  return render(sampleFeed({ entries: entries.map(sampleEntry) }));
}

for (const [name, feed] of Object.entries(GOLDEN_FEEDS)) {
  Deno.test(`renderAtom() gives the golden bytes of the ${name} feed`, () => {
    const golden = Deno.readFileSync(new URL(`../golden/atom/${name}.xml`, import.meta.url));

    assert.deepEqual(new TextEncoder().encode(render(feed)), golden);
  });

  Deno.test(`renderAtom() gives valid Atom for the ${name} feed (CASES 68)`, () => {
    assertValidAtom(render(feed));
  });

  Deno.test(`renderAtom() starts the ${name} feed with the declaration (CASES 61)`, () => {
    const [first] = renderAtom(feed);

    assert.equal(first?.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<feed '), true);
  });
}

Deno.test("renderAtom() comes entry by entry", () => {
  assert.equal(Array.from(renderAtom(sampleFeed({ entries: [] }))).length, 2);
  assert.equal(Array.from(renderAtom(sampleFeed())).length, 3);
});

Deno.test("renderAtom() is read alike by two feed parsers", () => {
  const xml = render(GOLDEN_FEEDS.headlines);
  const expected = [
    "Activity: Ada Lovelace, Charles Babbage",
    "Note: Ada Lovelace",
    "External activity: Ada Lovelace",
  ];

  const first = parseWithFeedParser(xml);
  const second = parseWithFeedsmith(xml);

  assert.deepEqual(first.items.map((item) => item.title), expected);
  assert.equal(second.format, "atom");
  assert.deepEqual(
    second.feed.entries?.map((entry) => entry.title?.value),
    expected,
  );
});

interface TextCase {
  name: string;
  typed: string;
  received: string;
}

const TEXT_CASES: TextCase[] = [
  { name: "control characters (CASES 47)", typed: "a\u001Db\u0000c", received: "a\uFFFDb\uFFFDc" },
  { name: "an end of text (CASES 49)", typed: "a\u0003b", received: "a\uFFFDb" },
  { name: "a form feed (CASES 50)", typed: "a\u000Cb", received: "a\uFFFDb" },
  { name: "the end of a CDATA section (CASES 53)", typed: "a ]]> b", received: "a ]]> b" },
  { name: "a bare ampersand (CASES 55)", typed: "Smith & Sons", received: "Smith & Sons" },
  { name: "a data link escape (CASES 58)", typed: "a\u0010b", received: "a\uFFFDb" },
  {
    name: "a script (CASES 62)",
    typed: "<script>alert(1)</script>",
    received: "<script>alert(1)</script>",
  },
  { name: "relative links (CASES 85)", typed: "/img/a.png ../x", received: "/img/a.png ../x" },
  { name: "line ends of every system", typed: "a\r\nb\rc\nd", received: "a\r\nb\rc\nd" },
];

for (const { name, typed, received } of TEXT_CASES) {
  Deno.test(`renderAtom() brings text with ${name} to the reader`, () => {
    const xml = render(sampleFeed({
      title: typed,
      authorName: typed,
      entries: [sampleEntry({ title: typed, content: typed })],
    }));

    const { feed, entries: [entry] } = readAtom(xml);
    assertValidAtom(xml);
    assert.deepEqual([feed.title, feed.authorName], [received, received]);
    assert.deepEqual([entry?.title, entry?.content], [received, received]);
  });
}

Deno.test("renderAtom() sends an emoji as UTF-8 and not as surrogates (CASES 52)", () => {
  const xml = renderEntries({ title: "\u{1F5F3}\uFE0F vote" });

  assert.match(xml, />\u{1F5F3}\uFE0F vote</u);
  assert.doesNotMatch(xml, /&#/);
});

Deno.test("renderAtom() never marks text as markup (CASES 62)", () => {
  const xml = renderEntries({ title: "<b>bold</b>", content: "<b>bold</b>" });

  assert.equal(xml.match(/type="text">/g)?.length, 3);
  assert.doesNotMatch(xml, /<b>|type="x?html"/);
});

Deno.test("renderAtom() escapes the ampersand of a link (CASES 55, 56)", () => {
  const alternate = "https://feeds.example/?a=1&b=2";
  const xml = render(sampleFeed({ alternate, entries: [sampleEntry({ alternate })] }));

  const { feed, entries: [entry] } = readAtom(xml);
  assertValidAtom(xml);
  assert.equal(xml.split('href="https://feeds.example/?a=1&amp;b=2"').length, 3);
  assert.deepEqual([feed.alternate, entry?.alternate], [alternate, alternate]);
});

Deno.test("renderAtom() stays well-formed with a control character in a link (CASES 49)", () => {
  const xml = renderEntries({ alternate: 'https://feeds.example/"\u0003' });

  assert.equal(readAtom(xml).entries[0]?.alternate, 'https://feeds.example/"\uFFFD');
});

Deno.test("renderAtom() has no base and no link but the alternates (CASES 86)", () => {
  const xml = render(sampleFeed());

  assert.doesNotMatch(xml, /xml:base|rel="self"/);
  assert.equal(xml.match(/<link /g)?.length, 2);
});

Deno.test("renderAtom() leaves a link out when there is no address", () => {
  const xml = render(
    sampleFeed({ alternate: undefined, entries: [sampleEntry({ alternate: undefined })] }),
  );

  assertValidAtom(xml);
  assert.doesNotMatch(xml, /<link/);
});

Deno.test("renderAtom() names the language and the generator", () => {
  const xml = render(sampleFeed({ language: "de" }));

  const { feed } = readAtom(xml);
  assert.equal(feed.language, "de");
  assert.deepEqual(
    [feed.generatorName, feed.generatorVersion, feed.generatorUri],
    ["Mycorrhizal Feeds", "1.0.0", "https://feeds.example/"],
  );
});

const INSTANTS: { name: string; instant: Date; said: string }[] = [
  {
    name: "a whole second",
    instant: new Date("2026-03-02T09:30:15.000Z"),
    said: "2026-03-02T09:30:15Z",
  },
  {
    name: "a fraction, never rounded up",
    instant: new Date("2026-12-31T23:59:59.999Z"),
    said: "2026-12-31T23:59:59Z",
  },
  {
    name: "a fraction before 1970",
    instant: new Date("1969-12-31T23:59:59.001Z"),
    said: "1969-12-31T23:59:59Z",
  },
  {
    name: "the first year",
    instant: new Date("0001-01-01T00:00:00.000Z"),
    said: "0001-01-01T00:00:00Z",
  },
  {
    name: "a year before the first",
    instant: new Date("-000044-03-15T00:00:00.000Z"),
    said: "0001-01-01T00:00:00Z",
  },
  {
    name: "a year of five digits",
    instant: new Date("+012026-01-01T00:00:00.000Z"),
    said: "9999-12-31T23:59:59Z",
  },
];

for (const { name, instant, said } of INSTANTS) {
  Deno.test(`renderAtom() says a date in whole seconds and UTC when it has ${name} (CASES 70, 71)`, () => {
    const xml = render(sampleFeed({
      updated: instant,
      entries: [sampleEntry({ published: instant, updated: instant })],
    }));

    const { feed, entries: [entry] } = readAtom(xml);
    assertValidAtom(xml);
    assert.deepEqual([feed.updated, entry?.published, entry?.updated], [said, said, said]);
  });
}

Deno.test("renderAtom() throws when a date is invalid", () => {
  assert.throws(() => renderEntries({ published: new Date(NaN) }), RangeError);
});
