import assert from "node:assert/strict";
import { assertValidAtom } from "./atom_validator.ts";

const VALID = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>urn:uuid:3e82ab8b-f225-590e-93ab-9041b8322c63</id>
<title type="text">Timeline: Ada</title>
<updated>2026-03-02T09:30:15Z</updated>
<author><name>Mycorrhizal Feeds</name></author>
<generator uri="https://feeds.example/">Mycorrhizal Feeds</generator>
<link rel="alternate" type="text/html" href="https://feeds.example/contacts/1"/>
<entry>
<id>urn:uuid:ab741aac-5f4a-5357-9061-d322908dcdd3</id>
<title type="text">Note: Ada</title>
<published>2026-03-01T00:00:00Z</published>
<updated>2026-03-02T09:30:15Z</updated>
<content type="text">Note</content>
</entry>
</feed>
`;

/** A change which breaks a valid document, and what the complaint has to name. */
interface BrokenCase {
  name: string;
  from: string;
  to: string;
  complaint: RegExp;
}

const BROKEN: BrokenCase[] = [
  { name: "a byte order mark", from: "<?xml", to: "\uFEFF<?xml", complaint: /first byte/ },
  { name: "a blank line first", from: "<?xml", to: "\n<?xml", complaint: /first byte/ },
  { name: "a bare ampersand", from: "Note: Ada", to: "A & B", complaint: /xmlParseEntityRef/ },
  {
    name: "a control character",
    from: "Note: Ada",
    to: "\u0001",
    complaint: /PCDATA invalid Char/,
  },
  {
    name: "a document type",
    from: "<feed",
    to: "<!DOCTYPE feed><feed",
    complaint: /document type/,
  },
  {
    name: "another namespace",
    from: "2005/Atom",
    to: "2005/atom",
    complaint: /Did not expect element feed/,
  },
  {
    name: "no updated",
    from: "<updated>2026-03-02T09:30:15Z</updated>",
    to: "",
    complaint: /Expecting an element updated/,
  },
  {
    name: "no author",
    from: "<author><name>Mycorrhizal Feeds</name></author>",
    to: "",
    complaint: /the feed has an author/,
  },
  {
    name: "an author without a name",
    from: "<name>Mycorrhizal Feeds</name>",
    to: "<name> </name>",
    complaint: /an author has a name/,
  },
  {
    name: "an entry with neither link nor content",
    from: '<content type="text">Note</content>',
    to: '<link rel="related" href="https://feeds.example/"/>',
    complaint: /an entry has an alternate link or content/,
  },
  {
    name: "two alternate links of one type",
    from: "<entry>",
    to: '<link rel="alternate" type="text/html" href="https://feeds.example/"/><entry>',
    complaint: /one alternate link of a type/,
  },
  {
    name: "html in a title",
    from: '<title type="text">Note: Ada',
    to: '<title type="html">Note: Ada',
    complaint: /every text construct is type=text/,
  },
  {
    name: "content without a type",
    from: '<content type="text">',
    to: "<content>",
    complaint: /every text construct is type=text/,
  },
  {
    name: "a self link",
    from: "<entry>",
    to: '<link rel="self" href="https://feeds.example/feed"/><entry>',
    complaint: /no link to the feed itself/,
  },
  {
    name: "xml:base",
    from: "<entry>",
    to: '<entry xml:base="https://feeds.example/">',
    complaint: /no xml:base/,
  },
  { name: "a short urn:uuid", from: "3e82ab8b-", to: "3e82ab8-", complaint: /lower-case urn:uuid/ },
  {
    name: "an upper-case id",
    from: "3e82ab8b-",
    to: "3E82AB8B-",
    complaint: /lower-case urn:uuid/,
  },
  {
    name: "an id used twice",
    from: "ab741aac-5f4a-5357-9061-d322908dcdd3",
    to: "3e82ab8b-f225-590e-93ab-9041b8322c63",
    complaint: /an id is used once/,
  },
  {
    name: "a relative link",
    from: "https://feeds.example/contacts/1",
    to: "/contacts/1",
    complaint: /a reference is an absolute IRI/,
  },
  {
    name: "a blank in a link",
    from: "https://feeds.example/contacts/1",
    to: "https://feeds.example/a b",
    complaint: /a reference is an absolute IRI/,
  },
  {
    name: "a relative generator address",
    from: 'uri="https://feeds.example/"',
    to: 'uri="/"',
    complaint: /a reference is an absolute IRI/,
  },
  {
    name: "a date without a zone",
    from: "<published>2026-03-01T00:00:00Z",
    to: "<published>2026-03-01T00:00:00",
    complaint: /a date has whole seconds and a zone/,
  },
  {
    name: "a date with a fraction",
    from: "<published>2026-03-01T00:00:00Z",
    to: "<published>2026-03-01T00:00:00.0Z",
    complaint: /a date has whole seconds and a zone/,
  },
  {
    name: "a date that does not exist",
    from: "<published>2026-03-01",
    to: "<published>2026-02-30",
    complaint: /Type dateTime doesn't allow value/,
  },
  {
    name: "a feed date that no entry has",
    from: "<updated>2026-03-02T09:30:15Z</updated>\n<author>",
    to: "<updated>2026-03-02T09:30:16Z</updated>\n<author>",
    complaint: /the feed's updated is the newest/,
  },
];

Deno.test("assertValidAtom() accepts a valid document, as text and as bytes", () => {
  assertValidAtom(VALID);
  assertValidAtom(new TextEncoder().encode(VALID));
});

for (const { name, from, to, complaint } of BROKEN) {
  Deno.test(`assertValidAtom() refuses a document with ${name}`, () => {
    assert.equal(VALID.split(from).length > 1, true, "The case changes nothing");
    assert.throws(() => assertValidAtom(VALID.replace(from, to)), { message: complaint });
  });
}

Deno.test("assertValidAtom() refuses bytes that are not UTF-8", () => {
  const bytes = new TextEncoder().encode(VALID);
  bytes[bytes.indexOf(0x41)] = 0xff;

  assert.throws(() => assertValidAtom(bytes), { name: "TypeError" });
});

Deno.test("assertValidAtom() refuses a document which is a single entry", () => {
  const author = "<author><name>Mycorrhizal Feeds</name></author>";
  const entry = VALID.slice(VALID.indexOf("<entry>"), VALID.indexOf("</feed>"))
    .replace("<entry>", `<entry xmlns="http://www.w3.org/2005/Atom">${author}`);

  assert.throws(() => assertValidAtom(entry), { message: /the document is a feed/ });
});
