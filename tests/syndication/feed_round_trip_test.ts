import assert from "node:assert/strict";
import { renderAtom } from "../../lib/feeds/atom.ts";
import { tidyLine, tidyText } from "../../lib/syndication/plain_text.ts";
import { fc } from "../packages/fast_check.ts";
import { resultOf } from "../steps.ts";
import { anyText } from "./any_text.ts";
import { readItems } from "./feed_files.ts";
import { asCarriedByXml } from "./xml_oracle.ts";

const FEED = {
  id: "urn:uuid:00000000-0000-5000-8000-000000000000",
  title: "Feed",
  updated: new Date("2026-02-02T00:00:00Z"),
  language: "en",
  authorName: "Name & Co",
  generator: { name: "Name" },
  alternate: "https://example.org/",
};

Deno.test("parseFeed() reads back what renderAtom() writes", () => {
  fc.assert(fc.property(anyText(), anyText(), (title, content) => {
    const published = new Date("2026-01-01T10:30:05Z");
    const entry = { id: FEED.id, title, published, updated: FEED.updated, content };
    const document = [...renderAtom({ ...FEED, entries: [entry] })].join("");

    assert.deepEqual(readItems(document), [{
      position: 1,
      url: null,
      title: tidyLine(asCarriedByXml(title)) || null,
      summary: resultOf(tidyText(asCarriedByXml(content))) || null,
      author: "Name & Co",
      publishedAt: published,
      faults: [],
    }]);
  }));
});
