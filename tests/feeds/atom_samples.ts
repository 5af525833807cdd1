/** Atom feeds that the tests of the format render. */

import { atomEntryId, atomFeedId } from "../../lib/feeds/identity.ts";
import type { AtomEntry, AtomFeed } from "../../lib/feeds/atom.ts";

const USER_ID = "01975a10-0000-7000-8000-000000000001";
const CONTACT_ID = "01975a10-0000-7000-8000-0000000000c1";
const CONTACT_URL = `https://feeds.example/contacts/${CONTACT_ID}`;

/** An entry, with the fields that a test cares about. */
export function sampleEntry(fields: Partial<AtomEntry> = {}): AtomEntry {
  return {
    id: atomEntryId("note", "01975a10-0000-7000-8000-0000000000e1"),
    title: "Note: Ada Lovelace",
    published: new Date("2026-03-01T00:00:00.000Z"),
    updated: new Date("2026-03-02T09:30:15.678Z"),
    content: "Note, March 1, 2026",
    alternate: CONTACT_URL,
    ...fields,
  };
}

/** A feed, with the fields that a test cares about. */
export function sampleFeed(fields: Partial<AtomFeed> = {}): AtomFeed {
  return {
    id: atomFeedId({ kind: "contact", userId: USER_ID, contactId: CONTACT_ID }),
    title: "Timeline: Ada Lovelace",
    updated: new Date("2026-03-02T09:30:15.678Z"),
    language: "en",
    authorName: "Mycorrhizal Feeds",
    generator: { name: "Mycorrhizal Feeds", version: "1.0.0", uri: "https://feeds.example/" },
    alternate: CONTACT_URL,
    entries: [sampleEntry()],
    ...fields,
  };
}

/** One feed for each file in tests/golden/atom/, by its name. */
export const GOLDEN_FEEDS = {
  empty: sampleFeed({
    id: atomFeedId({ kind: "aggregate", userId: USER_ID, contactId: null }),
    title: "Timeline: all contacts",
    updated: new Date("2026-01-05T08:00:00.999Z"),
    generator: { name: "Mycorrhizal Feeds" },
    alternate: undefined,
    entries: [],
  }),
  headlines: sampleFeed({
    entries: [
      sampleEntry({
        id: atomEntryId("activity", "01975a10-0000-7000-8000-0000000000e2"),
        title: "Activity: Ada Lovelace, Charles Babbage",
        published: new Date("2026-03-01T18:00:00.000Z"),
        content: "Activity, March 1, 2026",
      }),
      sampleEntry({ updated: new Date("2026-03-01T00:00:00.000Z") }),
      sampleEntry({
        id: atomEntryId("external_activity", "01975a10-0000-7000-8000-0000000000e3"),
        title: "External activity: Ada Lovelace",
        published: new Date("2026-02-11T07:08:09.010Z"),
        updated: new Date("2026-02-11T07:08:09.010Z"),
        content: "photo.shared, immich",
        alternate: undefined,
      }),
    ],
  }),
  full: sampleFeed({
    entries: [
      sampleEntry({
        id: atomEntryId("activity", "01975a10-0000-7000-8000-0000000000e2"),
        title: "Activity: Ada Lovelace",
        content: "Activity, March 1, 2026\n\nGarden walk\n\nTulips & roses:\n\t- red\n\nKew",
      }),
      sampleEntry({
        id: atomEntryId("life_event", "01975a10-0000-7000-8000-0000000000e4"),
        title: "Life event: Ada Lovelace",
        published: new Date("1815-12-10T00:00:00.000Z"),
        updated: new Date("1999-12-31T23:59:59.999Z"),
        content: "Life event, December 10, 1815\n\nBorn",
      }),
    ],
  }),
  hostile: sampleFeed({
    title: "Timeline: <script>alert(1)</script> & ]]> \u{1F5F3}\uFE0F",
    authorName: "\"Quoted\" 'name' \uFEFF\u202Eright to left\u2066",
    generator: { name: "<b>", version: '1"\t\n\r<&>', uri: "https://feeds.example/?a=1&b='2'" },
    alternate: "https://feeds.example/contacts/a?x=1&y='2'",
    entries: [
      sampleEntry({
        title: "\uFEFFNote:\r\nAda\rLovelace\t \u0085\u2028",
        content: "a\u001Db\u0000c\u000C\u0010 \uD800 \uDFFF\uD83D \uFFFE\uFFFF \u{1FFFF} \u007F " +
          "<!-- --> <![CDATA[ x ]]> &amp; &#0; <?xml?> \r",
      }),
    ],
  }),
  german: sampleFeed({
    title: "Verlauf: Jürgen Groß",
    language: "de",
    entries: [
      sampleEntry({
        title: "Geschenk: Jürgen Groß, Übü Ängström",
        content: "Geschenk, 1. März 2026\n\nEin Buch über die „Größe“ – für 20 €",
      }),
    ],
  }),
} satisfies Record<string, AtomFeed>;
