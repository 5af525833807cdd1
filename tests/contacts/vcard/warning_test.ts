import assert from "node:assert/strict";
import { type CardProblem, describeWarning } from "../../../lib/contacts/vcard/warning.ts";
import { card, rawBytes, readCards } from "./cards.ts";

const MESSAGES: [CardProblem, string][] = [
  [
    { code: "missing_name" },
    "Cannot import card: it has no name, organization, e-mail or phone number",
  ],
  [{ code: "group_card" }, "Cannot import card: it describes a group, not a contact"],
  [{ code: "missing_end" }, "Cannot find the end of the card: it was read as far as it goes"],
  [{ code: "line_without_property_name" }, "Cannot read line: it has no property name"],
  [
    { code: "unreadable_date", property: "BDAY" },
    "Cannot read BDAY: it is no date and was left out",
  ],
  [{ code: "not_a_web_address", property: "URL" }, "Cannot keep URL: it is no web address"],
  [{ code: "unknown_charset", property: "FN" }, "Cannot use the charset of FN: it is unknown"],
  [
    { code: "guessed_charset", property: "FN" },
    "Cannot read FN as UTF-8: it was read as windows-1252",
  ],
  [
    { code: "unreadable_characters", property: "N" },
    "Cannot read all characters of N: some were replaced",
  ],
  [
    { code: "text_too_long", property: "NOTE", limit: 20_000 },
    "Cannot keep all of NOTE: it was cut to 20000 characters",
  ],
  [
    { code: "value_too_long", property: "EMAIL", limit: 200 },
    "Cannot keep EMAIL: it has more than 200 characters",
  ],
  [
    { code: "extra_value_ignored", property: "ADR" },
    "Cannot keep every ADR: some were left out",
  ],
  [
    { code: "too_many_properties", limit: 1_000 },
    "Cannot read all of the card: only its first 1000 properties were read",
  ],
  [
    { code: "duplicate_card", firstCard: 3 },
    "Cannot tell this card from card 3: both are one contact",
  ],
];

for (const [problem, message] of MESSAGES) {
  Deno.test(`describeWarning() explains ${problem.code}`, () => {
    assert.equal(describeWarning({ ...problem, card: 4, line: 12 }), message);
  });
}

Deno.test("describeWarning() and the codes hold no text of the file", () => {
  const canary = "canary";
  const file = rawBytes(card(
    "2.1",
    `UID:${canary.repeat(50)}`,
    `FN;CHARSET=${canary}:${canary.repeat(50)}`,
    `NOTE;X-${canary}=${canary}:\u00e9${canary}`,
    `BDAY:${canary}`,
    `URL:${canary}://${canary}`,
    `TITLE:${canary}`,
    `TITLE:${canary}2`,
    `TEL:${canary.repeat(50)}`,
    `${canary} ${canary}`,
    `${canary} ${canary}: ${canary}`,
  ));

  const warnings = readCards(file).flatMap((result) => result.warnings);

  assert.equal(warnings.length, 9);
  assert.doesNotMatch(JSON.stringify(warnings), /canary/i);
  assert.doesNotMatch(warnings.map(describeWarning).join(), /canary/i);
});
