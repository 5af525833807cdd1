import assert from "node:assert/strict";
import { ADA, bytesOf, card, type CardCase, rawBytes, readCards, testCards } from "./cards.ts";

const CARD = card("3.0", ADA, "NOTE:one t", " wo thr", "\tee", "TEL:1");

const FOLDED: CardCase[] = [
  { name: "CR LF", file: CARD, contact: { about: "one two three", phone: "1" } },
  {
    name: "LF",
    file: CARD.replaceAll("\r\n", "\n"),
    contact: { about: "one two three", phone: "1" },
  },
  {
    name: "CR",
    file: CARD.replaceAll("\r\n", "\r"),
    contact: { about: "one two three", phone: "1" },
  },
  {
    name: "CR CR LF of a file that was converted twice",
    file: CARD.replaceAll("\r\n", "\r\r\n"),
    contact: { about: "one two three", phone: "1" },
  },
  {
    name: "a blank after the fold is part of the text",
    file: card("3.0", ADA, "NOTE:one", "  two", "\t\tthree"),
    contact: { about: "one two\tthree" },
  },
  {
    name: "an empty fold",
    file: card("3.0", ADA, "NOTE:one", " ", " two"),
    contact: { about: "onetwo" },
  },
  {
    name: "inside the name of a property",
    file: card("3.0", ADA, "NO", " TE:one"),
    contact: { about: "one" },
  },
  {
    name: "inside a parameter",
    file: card("3.0", ADA, "TEL:1", "TEL;TYPE=PR", " EF:2"),
    contact: { phone: "2", otherPhones: ["1"] },
  },
  {
    name: "inside an escape",
    file: card("3.0", ADA, "NOTE:one\\", " ntwo"),
    contact: { about: "one\ntwo" },
  },
  {
    name: "inside a character of two bytes",
    file: rawBytes(card("4.0", "FN:M\u00c3", " \u00bcller")),
    contact: { displayName: "Müller" },
  },
  {
    name: "inside a character of four bytes",
    file: rawBytes(card("4.0", "FN:A \u00f0\u009f", " \u008c\u00b1")),
    contact: { displayName: "A 🌱" },
  },
];

testCards("unfolds lines", FOLDED);

const BLANK_LINES: CardCase[] = [
  {
    name: "between properties",
    file: card("3.0", ADA, "", "TEL:1", "   ", "EMAIL:a@example.org"),
    contact: { phone: "1", email: "a@example.org" },
  },
  {
    name: "before an indented property",
    file: card("3.0", ADA, "", " TEL:1"),
    contact: { displayName: "Ada Lovelace", phone: "1" },
  },
];

testCards("skips blank lines", BLANK_LINES);

Deno.test("parseVcards() counts physical lines, folds, blanks and each kind of end included", () => {
  const file = "\r\n\nBEGIN:VCARD\rFN:A\r\n da\n\nEND:VCARD\r\r\nBEGIN:VCARD\nFN:Bo\nEND:VCARD";

  assert.deepEqual(readCards(file).map(({ card, line }) => [card, line]), [[1, 3], [2, 8]]);
});

Deno.test("parseVcards() counts two CR as two lines and CR CR LF as one", () => {
  assert.deepEqual(readCards(`x\r\r${CARD}`).map(({ line }) => line), [3]);
  assert.deepEqual(readCards(`x\r\r\n${CARD}`).map(({ line }) => line), [2]);
});

Deno.test("parseVcards() yields nothing when the file has no card", () => {
  for (const file of ["", "\r\n", "name;phone\r\nAda;1\r\n", "END:VCARD\r\n", "BEGIN:VEVENT\r\n"]) {
    assert.deepEqual(readCards(file), []);
  }
});

Deno.test("parseVcards() reads the last line when it has no line end", () => {
  assert.equal(readCards(bytesOf(CARD.trimEnd()))[0]?.contact?.phone, "1");
});
