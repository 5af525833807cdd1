import assert from "node:assert/strict";
import { MAX_CONTENT_LINE_BYTES } from "../../../lib/contacts/vcard/content_lines.ts";
import { ADA, card, type CardCase, readCards, summarize, testCards } from "./cards.ts";

/** What fits exactly, and the same with one character more. */
const CUT_FIELDS = [
  { field: "displayName", property: "FN", limit: 200, write: (text: string) => `FN:${text}` },
  { field: "familyName", property: "N", limit: 200, write: (text: string) => `N:${text}` },
  { field: "honorificPrefix", property: "N", limit: 100, write: (text: string) => `N:;;;${text}` },
  {
    field: "nickname",
    property: "NICKNAME",
    limit: 200,
    write: (text: string) => `NICKNAME:${text}`,
  },
  { field: "organization", property: "ORG", limit: 200, write: (text: string) => `ORG:${text}` },
  { field: "jobTitle", property: "TITLE", limit: 200, write: (text: string) => `TITLE:${text}` },
  { field: "address", property: "ADR", limit: 2_000, write: (text: string) => `ADR:;;${text}` },
  { field: "about", property: "NOTE", limit: 20_000, write: (text: string) => `NOTE:${text}` },
] as const;

for (const { field, property, limit, write } of CUT_FIELDS) {
  Deno.test(`parseVcards() cuts ${field} to ${limit} characters and reports it`, () => {
    const whole = "x".repeat(limit);

    const [fitting, cut] = readCards(
      card("3.0", write(whole), "TEL:1") + card("3.0", write(`${whole}y`), "TEL:2"),
    );

    assert.equal(fitting?.contact?.[field], whole);
    assert.equal(cut?.contact?.[field], whole);
    assert.deepEqual(fitting?.warnings, []);
    assert.deepEqual(cut?.warnings, [
      { code: "text_too_long", property, limit, card: 2, line: 8 },
    ]);
  });
}

const LEFT_OUT_FIELDS = [
  { field: "uid", property: "UID", limit: 255, start: "" },
  { field: "email", property: "EMAIL", limit: 200, start: "" },
  { field: "phone", property: "TEL", limit: 100, start: "" },
  { field: "website", property: "URL", limit: 2_000, start: "https://a.example/" },
] as const;

for (const { field, property, limit, start } of LEFT_OUT_FIELDS) {
  Deno.test(`parseVcards() leaves out ${field} over ${limit} characters and reports it`, () => {
    const whole = start.padEnd(limit, "x");

    const [fitting, left] = readCards(
      card("3.0", ADA, `${property}:${whole}`) + card("3.0", "FN:Bob", `${property}:${whole}y`),
    );

    assert.equal(fitting?.contact?.[field], whole);
    assert.equal(left?.contact?.[field], undefined);
    assert.deepEqual(fitting?.warnings, []);
    assert.deepEqual(left?.warnings, [
      { code: "value_too_long", property, limit, card: 2, line: 9 },
    ]);
  });
}

const BOUNDARIES: CardCase[] = [
  {
    name: "before a character of two code units that would be split",
    file: card("3.0", `FN:${"x".repeat(199)}🌱`),
    contact: { displayName: "x".repeat(199) },
    warnings: ["3 text_too_long FN"],
  },
  {
    name: "after a character of two code units that fits",
    file: card("3.0", `FN:${"x".repeat(198)}🌱y`),
    contact: { displayName: `${"x".repeat(198)}🌱` },
    warnings: ["3 text_too_long FN"],
  },
  {
    name: "without a blank at the new end",
    file: card("3.0", `FN:${"x".repeat(199)} y`),
    contact: { displayName: "x".repeat(199) },
    warnings: ["3 text_too_long FN"],
  },
  {
    name: "a name that N and a prefix make too long",
    file: card("3.0", `N:${"x".repeat(200)};Ada`),
    contact: { displayName: `Ada ${"x".repeat(196)}`, familyName: "x".repeat(200) },
    warnings: ["3 text_too_long N"],
  },
  {
    name: "an e-mail address that is the only name",
    file: card("3.0", `TEL:${"1".repeat(101)}`, `EMAIL:${"x".repeat(200)}`),
    contact: { displayName: "x".repeat(200), email: "x".repeat(200), phone: undefined },
    warnings: ["3 value_too_long TEL"],
  },
];

testCards("cuts text", BOUNDARIES);

Deno.test("parseVcards() reads the beginning of a line that is longer than any field", () => {
  const blank = " ".repeat(MAX_CONTENT_LINE_BYTES);

  const [result] = readCards(
    card("3.0", ADA, "NOTE:first", "TEL:3", `NOTE:seen${blank}lost`, `TEL:1${blank}2`),
  );

  assert.equal(result?.contact?.about, "first\n\nseen");
  assert.equal(result?.contact?.phone, "3");
  assert.deepEqual(result?.warnings.map(summarize), [
    "7 value_too_long TEL",
    "6 text_too_long NOTE",
  ]);
});

Deno.test("parseVcards() reads the beginning of a line that is folded without end", () => {
  const folds = "\r\n x".repeat(MAX_CONTENT_LINE_BYTES);

  const [result] = readCards(card("3.0", ADA, `UID:${folds}`, `NOTE:${folds}`));

  assert.equal(result?.contact?.uid, undefined);
  assert.equal(result?.contact?.about, "x".repeat(20_000));
  assert.deepEqual(result?.warnings.map(({ code }) => code), ["value_too_long", "text_too_long"]);
});
