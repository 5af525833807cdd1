import assert from "node:assert/strict";
import { STEP_LENGTH } from "../../lib/shared/steps.ts";
import type { FeedFault } from "../../lib/syndication/parse_feed.ts";
import { readFeed } from "./feed_files.ts";

function feedDeclaring(encoding: string | null, title: string): string {
  const declaration = encoding === null ? "" : `<?xml version="1.0" encoding="${encoding}"?>`;
  return `${declaration}<rss><channel><item><title>${title}</title></item></channel></rss>`;
}

/** One byte a character: U+0000 to U+00FF. */
function inLatin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function inUtf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function inUtf16(text: string, { isLittleEndian }: { isLittleEndian: boolean }) {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) {
    view.setUint16(at * 2, text.charCodeAt(at), isLittleEndian);
  }
  return new Uint8Array(view.buffer);
}

interface EncodingCase {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  charset?: string;
  title: string;
  faults?: FeedFault[];
}

const CASES: EncodingCase[] = [
  { name: "UTF-8 that says nothing", bytes: inUtf8(feedDeclaring(null, "é日")), title: "é日" },
  {
    name: "a byte order mark of UTF-8 before all else",
    bytes: inUtf8("\ufeff" + feedDeclaring("iso-8859-1", "é日")),
    charset: "shift_jis",
    title: "é日",
  },
  {
    name: "UTF-16LE with a mark",
    bytes: inUtf16("\ufeff" + feedDeclaring("utf-16", "é日"), { isLittleEndian: true }),
    title: "é日",
  },
  {
    name: "UTF-16BE with a mark",
    bytes: inUtf16("\ufeff" + feedDeclaring("utf-16", "é日"), { isLittleEndian: false }),
    charset: "utf-8",
    title: "é日",
  },
  {
    name: "UTF-16LE without a mark",
    bytes: inUtf16(feedDeclaring("utf-16", "é日"), { isLittleEndian: true }),
    title: "é日",
  },
  {
    name: "UTF-16BE without a mark",
    bytes: inUtf16(feedDeclaring(null, "é日"), { isLittleEndian: false }),
    title: "é日",
  },
  {
    name: "UTF-8 that declares UTF-16",
    bytes: inUtf8(feedDeclaring("utf-16", "é日")),
    title: "é日",
  },
  {
    name: "UTF-8 sent as UTF-16",
    bytes: inUtf8(feedDeclaring(null, "é日")),
    charset: "utf-16be",
    title: "é日",
  },
  {
    name: "the declared encoding",
    bytes: inLatin1(feedDeclaring("ISO-8859-1", "caf\xe9 \x80")),
    title: "café €",
  },
  {
    name: "the Content-Type before the declaration",
    bytes: inLatin1(feedDeclaring("utf-8", "\xcf\xf0")),
    charset: "windows-1251",
    title: "Пр",
  },
  {
    name: "an unknown Content-Type",
    bytes: inLatin1(feedDeclaring("windows-1251", "\xcf")),
    charset: "x-nope",
    title: "П",
  },
  {
    name: "a multi-byte charset",
    bytes: inLatin1(feedDeclaring("Shift_JIS", "\x93\xfa\x96\x7b")),
    title: "日本",
  },
  {
    name: "UTF-8 that claims to be ISO-8859-1",
    bytes: inUtf8(feedDeclaring("iso-8859-1", "é日")),
    charset: "us-ascii",
    title: "é日",
  },
  {
    name: "an unknown encoding",
    bytes: inUtf8(feedDeclaring("klingon", "é")),
    title: "é",
    faults: ["unknown_charset"],
  },
  {
    name: "an encoding that is blank",
    bytes: inUtf8(feedDeclaring(" ", "é")),
    charset: "",
    title: "é",
  },
  {
    name: "windows-1252 that claims to be UTF-8",
    bytes: inLatin1(feedDeclaring("utf-8", "caf\xe9 \x96")),
    title: "café –",
    faults: ["guessed_charset"],
  },
  {
    name: "damaged UTF-8",
    bytes: inLatin1(feedDeclaring(null, "\xc3\xa9 \xe9")),
    title: "é \ufffd",
    faults: ["unreadable_characters"],
  },
  {
    name: "UTF-8 that ends inside a character",
    bytes: inLatin1(feedDeclaring(null, "\xc3\xa9") + "\xc3"),
    title: "é",
    faults: ["unreadable_characters"],
  },
  {
    name: "damaged UTF-8 that begins with much ASCII",
    bytes: inLatin1(" ".repeat(2 * STEP_LENGTH) + feedDeclaring(null, "\xc3\xa9 \xe9")),
    title: "é \ufffd",
    faults: ["unreadable_characters"],
  },
  {
    name: "UTF-8 that holds U+FFFD",
    bytes: inUtf8(feedDeclaring(null, "a\ufffd")),
    title: "a\ufffd",
  },
  {
    name: "half a character of UTF-16",
    bytes: inUtf16("\ufeff" + feedDeclaring(null, "a\ud800"), { isLittleEndian: true }),
    title: "a\ufffd",
    faults: ["unreadable_characters"],
  },
];

for (const { name, bytes, charset, title, faults = [] } of CASES) {
  Deno.test(`parseFeed() decodes ${name}`, () => {
    const feed = readFeed(bytes, charset);
    assert.equal(feed.items[0]?.title, title);
    assert.deepEqual(feed.faults, faults);
  });
}
