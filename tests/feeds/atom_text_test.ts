import assert from "node:assert/strict";
import { type AtomFeed, renderAtom } from "../../lib/feeds/atom.ts";
import { fc } from "../packages/fast_check.ts";
import { anyText } from "../syndication/any_text.ts";
import { asCarriedByXml } from "../syndication/xml_oracle.ts";
import { readAtom } from "./atom_reader.ts";

const INSTANT = new Date("2026-03-02T09:30:15.000Z");
const SAID = "2026-03-02T09:30:15Z";

const ANY_ENTRY = fc.record({
  id: anyText(),
  title: anyText(),
  published: fc.constant(INSTANT),
  updated: fc.constant(INSTANT),
  content: anyText(),
  alternate: anyText(),
});

const ANY_FEED: fc.Arbitrary<AtomFeed> = fc.record({
  id: anyText(),
  title: anyText(),
  updated: fc.constant(INSTANT),
  language: anyText(),
  authorName: anyText(),
  generator: fc.record({ name: anyText(), version: anyText(), uri: anyText() }),
  alternate: anyText(),
  entries: fc.array(ANY_ENTRY, { maxLength: 3 }),
});

/** What a strict parser has to read back. */
function expectedReading({ generator, entries, ...feed }: AtomFeed) {
  return {
    feed: carryAll({
      ...feed,
      updated: SAID,
      generatorName: generator.name,
      generatorVersion: generator.version,
      generatorUri: generator.uri,
    }),
    entries: entries.map((entry) => carryAll({ ...entry, published: SAID, updated: SAID })),
  };
}

function carryAll(texts: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, asCarriedByXml(text ?? "")]),
  );
}

Deno.test("renderAtom() brings any text in any field through a strict parser", () => {
  fc.assert(fc.property(ANY_FEED, (feed) => {
    const xml = Array.from(renderAtom(feed)).join("");

    assert.deepEqual(readAtom(xml), expectedReading(feed));
  }));
});

Deno.test("renderAtom() gives well-formed strings, and the same ones again", () => {
  fc.assert(fc.property(ANY_FEED, (feed) => {
    const strings = Array.from(renderAtom(feed));

    assert.equal(strings.every((string) => string.isWellFormed()), true);
    assert.deepEqual(Array.from(renderAtom(feed)), strings);
  }));
});
