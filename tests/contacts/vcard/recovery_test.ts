import assert from "node:assert/strict";
import { MAX_CARD_PROPERTIES } from "../../../lib/contacts/vcard/raw_cards.ts";
import { parseVcards } from "../../../lib/contacts/vcard/parse_vcards.ts";
import { ADA, bytesOf, card, readCards, summarize } from "./cards.ts";

interface RecoveryCase {
  name: string;
  file: string;
  /** Per card: its line, the name that was read or none, and its warnings. */
  cards: [line: number, displayName: string | undefined, ...warnings: string[]][];
}

const BOB = card("3.0", "FN:Bob");

const CASES: RecoveryCase[] = [
  {
    name: "skips a card without a name and reads the next",
    file: card("3.0", "NOTE:x", "URL:https://a.example/") + BOB,
    cards: [[1, undefined, "1 missing_name"], [6, "Bob"]],
  },
  {
    name: "skips an empty card",
    file: "begin:vcard\nend:vcard\n" + BOB,
    cards: [[1, undefined, "1 missing_name"], [3, "Bob"]],
  },
  {
    name: "skips a group of contacts",
    file: card("4.0", "KIND:group", "FN:Family", "MEMBER:urn:uuid:1") +
      card("3.0", "FN:Team", "X-ADDRESSBOOKSERVER-KIND:group") + BOB,
    cards: [[1, undefined, "1 group_card"], [7, undefined, "7 group_card"], [12, "Bob"]],
  },
  {
    name: "reads a card whose END is missing before the next BEGIN",
    file: "BEGIN:VCARD\nFN:Ada\nTEL:1\n" + BOB,
    cards: [[1, "Ada", "1 missing_end"], [4, "Bob"]],
  },
  {
    name: "reads a card whose END is missing at the end of the file",
    file: `${BOB}BEGIN:VCARD\r\nFN:Ada`,
    cards: [[1, "Bob"], [5, "Ada", "5 missing_end"]],
  },
  {
    name: "skips text outside of cards",
    file: `To whom it may concern:\n${BOB}FN:Nobody\nEND:VCARD\n${card("3.0", ADA)}`,
    cards: [[2, "Bob"], [8, "Ada Lovelace"]],
  },
  {
    name: "reports a line without a name of a property and reads the rest",
    file: card("3.0", "FN:Ada", "lost text", ":1", "call at: 5", "TEL", "NOTE:x") + BOB,
    cards: [[1, "Ada", "4 line_without_property_name"], [10, "Bob"]],
  },
  {
    name: "skips unknown properties",
    file: card("4.0", "FN:Ada", "X-SOCIAL;TYPE=x:y", "GEO:geo:1\\,2", "BEGIN:VEVENT", "END:VEVENT"),
    cards: [[1, "Ada"]],
  },
  {
    name: "skips a card nested in an AGENT without a value",
    file: card("2.1", "FN:Ada", "AGENT:", "BEGIN:VCARD", "FN:Bob", "TEL:2", "END:VCARD", "TEL:1"),
    cards: [[1, "Ada"]],
  },
  {
    name: "skips a card that begins on the line of its AGENT, and one inside that",
    file: card("2.1", "AGENT:BEGIN:VCARD", "FN:Bob", "AGENT:", "BEGIN:VCARD", "END:VCARD") +
      "FN:Ada\r\nEND:VCARD\r\n" + BOB,
    cards: [[1, "Ada"], [11, "Bob"]],
  },
  {
    name: "skips an AGENT that is folded or escaped into one value",
    file: card("3.0", "AGENT:BEGIN:VCARD", " FN:Bob", " END:VCARD", "FN:Ada") +
      card("3.0", "AGENT:BEGIN:VCARD\\nFN:Bob\\nEND:VCARD\\n", "FN:Eve"),
    cards: [[1, "Ada"], [8, "Eve"]],
  },
  {
    name: "reads the card after one whose AGENT has no END",
    file: card("2.1", "FN:Ada", "AGENT:", "BEGIN:VCARD", "FN:Eve") + BOB,
    cards: [[1, "Ada", "1 missing_end"], [8, "Bob"]],
  },
  {
    name: "reads the card after a nested one that meets a BEGIN",
    file: `BEGIN:VCARD\nFN:Ada\nAGENT:\nBEGIN:VCARD\nFN:Eve\n${BOB}`,
    cards: [[1, "Ada", "1 missing_end"], [6, "Bob"]],
  },
  {
    name: "reads files that were joined, each with its byte order mark",
    file: `\ufeff${BOB}\ufeff${card("3.0", ADA)}`,
    cards: [[1, "Bob"], [5, "Ada Lovelace"]],
  },
  {
    name: "reads cards without a VERSION or with another",
    file: "BEGIN:VCARD\nFN:Ada\nEND:VCARD\n" + card("5.0", "FN:Bob"),
    cards: [[1, "Ada"], [4, "Bob"]],
  },
  {
    name: "takes blanks around BEGIN and END",
    file: "BEGIN:VCARD \t\nFN:Ada\n\nEND : VCARD\n" + BOB,
    cards: [[1, "Ada"], [5, "Bob"]],
  },
];

for (const { name, file, cards } of CASES) {
  Deno.test(`parseVcards() ${name}`, () => {
    const results = readCards(file);

    assert.deepEqual(
      results.map(({ line, contact, warnings }) => {
        return [line, contact?.displayName, ...warnings.map(summarize)];
      }),
      cards,
    );
    assert.deepEqual(results.map(({ card }) => card), cards.map((_, index) => index + 1));
  });
}

Deno.test("parseVcards() reads on after a nested card", () => {
  const nested = card(
    "2.1",
    ADA,
    "AGENT:",
    "BEGIN:VCARD",
    "TEL:2",
    "END:VCARD",
    "EMAIL:a@b.example",
  );

  const contact = readCards(nested)[0]?.contact;

  assert.equal(contact?.email, "a@b.example");
  assert.equal(contact?.phone, undefined);
});

Deno.test("parseVcards() reports a code once for each property, at its first line", () => {
  const [result] = readCards(card("3.0", ADA, "BDAY:soon", "junk", "BDAY:later", "junk"));

  assert.deepEqual(result?.warnings.map(summarize), [
    "5 line_without_property_name",
    "4 unreadable_date BDAY",
  ]);
});

Deno.test("parseVcards() stops reading properties of a card that has too many", () => {
  const phones = Array.from({ length: MAX_CARD_PROPERTIES }, () => "TEL:1");

  const [result] = readCards(card("3.0", ADA, ...phones, "NOTE:lost", "X-SKIPPED:1"));

  assert.equal(result?.contact?.about, undefined);
  assert.deepEqual(result?.warnings, [
    { code: "too_many_properties", limit: MAX_CARD_PROPERTIES, card: 1, line: 1002 },
  ]);
});

Deno.test("parseVcards() reads a card only when it is asked for it", () => {
  const bytes = bytesOf(BOB + card("3.0", ADA));
  const cards = parseVcards(bytes);
  const { value: first } = cards.next();

  bytes.fill(0x20, BOB.length);

  assert.ok(typeof first === "object");
  assert.equal(first.contact?.displayName, "Bob");
  assert.equal(cards.next().done, true);
});
