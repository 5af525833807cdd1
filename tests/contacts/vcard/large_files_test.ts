/** Files as large as may be, made to take long: each is read a step at a time. */
import assert from "node:assert/strict";
import { STEP_LENGTH } from "../../../lib/shared/steps.ts";
import { parseVcards } from "../../../lib/contacts/vcard/parse_vcards.ts";
import { physicalLines } from "../../../lib/contacts/vcard/physical_lines.ts";
import { MAX_CARD_BYTES } from "../../../lib/contacts/vcard/raw_cards.ts";
import { ADA, bytesOf, card, readCards, summarize } from "./cards.ts";

const MILLION = 1_000_000;

/** Fifty of a property, each as long as a line is read. */
function many(property: string, unit: string): string[] {
  return Array<string>(50).fill(property + unit.repeat(500_000 / bytesOf(unit).length));
}

/** Each took minutes or hours, or all of its time in one go. */
const LARGE = [
  { name: "one line", properties: [`NOTE:${"x".repeat(4 * MILLION)}`] },
  { name: "blank lines", properties: ["\r\n".repeat(2 * MILLION)] },
  { name: "folds", properties: [`NOTE:${"\r\n x".repeat(MILLION)}`] },
  { name: "soft breaks", properties: [`NOTE;QUOTED-PRINTABLE:${"=\r\n".repeat(MILLION)}x`] },
  { name: "properties of no interest", properties: ["X:1\r\n".repeat(MILLION)] },
  { name: "properties", properties: ["TEL:1\r\n".repeat(MILLION)] },
  { name: "parameters", properties: many("TEL", ";A=B") },
  { name: "marks on a letter", properties: many("NOTE:a", "\u0301\u0323") },
  { name: "components", properties: many("N:", ";") },
  { name: "texts of a component", properties: many("NICKNAME:", "a,") },
  { name: "parameters of a number", properties: many("TEL:tel:1", ";") },
];

for (const { name, properties } of LARGE) {
  Deno.test(`parseVcards() reads a card of ${name} a step at a time`, () => {
    const file = bytesOf(card("3.0", ADA, ...properties));

    const steps = [...parseVcards(file)];

    const results = steps.filter((step) => typeof step !== "number");
    const amounts = steps.filter((step) => typeof step === "number");
    assert.deepEqual(results.map(({ contact }) => contact?.displayName), ["Ada Lovelace"]);
    assert.ok(amounts.every((amount) => amount < STEP_LENGTH + 10));
    assert.equal(amounts.length, Math.floor(file.length / STEP_LENGTH));
  });
}

Deno.test("physicalLines() ends a line alike wherever a step ends", () => {
  for (let shift = 0; shift < 12; shift++) {
    const first = "x".repeat(STEP_LENGTH - shift);
    const file = bytesOf(`${first}\r\r\na\n\n\rb\r\nc\rd`);

    const read = [...physicalLines(file)].filter((line) => typeof line !== "number");

    const texts = read.map(({ bytes }) => new TextDecoder().decode(bytes));
    assert.deepEqual(texts, [first, "a", "", "", "b", "c", "d"]);
    assert.deepEqual(read.map(({ number }) => number), read.map((_, index) => index + 1));
  }
});

Deno.test("physicalLines() looks at the beginning of a long line", () => {
  const file = bytesOf(`${"x".repeat(3 * MILLION)}\ny`);

  const read = [...physicalLines(file)].filter((line) => typeof line !== "number");

  assert.deepEqual(read.map(({ bytes }) => bytes.length), [1024 * 1024, 1]);
});

Deno.test("parseVcards() reads no more components than a value has", () => {
  const organizationBehind = (empty: number) =>
    readCards(card("3.0", ADA, `ORG:${";".repeat(empty)}Name`))[0]?.contact?.organization;

  assert.equal(organizationBehind(13), "Name");
  assert.equal(organizationBehind(14), undefined);
});

Deno.test("parseVcards() begins no property when a card has had its bytes", () => {
  const note = `NOTE:${"x".repeat(MAX_CARD_BYTES / 4)}`;
  const file = card("3.0", ADA, note, note, note, note, "TEL:1", "TEL:2") + card("3.0", "FN:Bob");

  const [ada, bob] = readCards(file);

  assert.equal(ada?.contact?.phone, undefined);
  assert.equal(ada?.contact?.about?.length, 20_000);
  assert.deepEqual(ada?.warnings.map(summarize), ["8 too_many_properties", "4 text_too_long NOTE"]);
  assert.deepEqual(ada?.warnings[0], {
    code: "too_many_properties",
    limit: 6,
    card: 1,
    line: 8,
  });
  assert.deepEqual(bob?.warnings, []);
});

Deno.test("parseVcards() keeps no more marks on a letter than a writing has", () => {
  const [result] = readCards(card("4.0", `FN:Z${"\u0323".repeat(40)}algo`, "NOTE:e\u0301e\u0301"));

  assert.equal(result?.contact?.displayName, `Ẓ${"\u0323".repeat(29)}algo`);
  assert.equal(result?.contact?.about, "éé");
});

Deno.test("parseVcards() looks up the first charsets of a file alone", () => {
  const noteIn = (charset: string) => `NOTE;CHARSET=${charset}:\u00e9`;
  const unknown = Array.from({ length: 99 }, (_, index) => noteIn(`x${index}`));
  const known = readCards(card("3.0", ADA, ...unknown, noteIn("koi8-r")));
  const late = readCards(card("3.0", ADA, ...unknown, noteIn("x99"), noteIn("koi8-r")));

  assert.match(known[0]?.contact?.about ?? "", /ц╘$/i);
  assert.match(late[0]?.contact?.about ?? "", /é$/);
});

Deno.test("parseVcards() reads the parameters of a header that is as long as any", () => {
  const label = "x".repeat(10_000);
  const within = readCards(card("4.0", ADA, `ADR;LABEL="${label}";TYPE=home:;;;;;;`));
  const beyond = readCards(card("4.0", ADA, "TEL:1", `TEL;A="${"x".repeat(40_000)}";PREF=1:2`));

  assert.equal(within[0]?.contact?.address?.length, 2_000);
  assert.equal(beyond[0]?.contact?.phone, "1");
  assert.deepEqual(beyond[0]?.contact?.otherPhones, ["2"]);
});
