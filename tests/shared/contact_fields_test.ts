import assert from "node:assert/strict";
import {
  contactPatchSchema,
  contactSchema,
  deriveDisplayName,
  parseBirthday,
} from "../../lib/shared/contact_fields.ts";
import { InvalidInput } from "../../lib/shared/domain_error.ts";
import type { PartialDate } from "../../lib/shared/fields.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";

const BIRTHDAYS: [text: string, date: PartialDate | undefined][] = [
  ["1815-12-10", { year: 1815, month: 12, day: 10 }],
  ["2024-02-29", { year: 2024, month: 2, day: 29 }],
  ["2023-02-29", undefined],
  ["--02-29", { year: null, month: 2, day: 29 }],
  ["--02-30", undefined],
  ["1990-07", { year: 1990, month: 7, day: null }],
  ["1990-13", undefined],
  ["1990", { year: 1990, month: null, day: null }],
  ["0000", undefined],
  ["0000-01-01", undefined],
  ["19901210", undefined],
  ["---10", undefined],
  ["10.12.1815", undefined],
  ["1815-12-10\n", undefined],
  ["", undefined],
];

for (const [text, date] of BIRTHDAYS) {
  Deno.test(`parseBirthday() gives ${JSON.stringify(date)} when it is given ${JSON.stringify(text)}`, () => {
    assert.deepEqual(parseBirthday(text), date);
  });
}

function issuesOf(input: unknown): string[] {
  try {
    parseInput(contactSchema, input);
    return [];
  } catch (error) {
    assert.ok(error instanceof InvalidInput);
    return error.issues.map(({ path, code }) => `${path} ${code}`);
  }
}

const REFUSED: [name: string, input: unknown, issues: string[]][] = [
  ["a name is too long", { given_name: "a".repeat(201) }, ["given_name too_long"]],
  ["a text holds U+0000", { about: "a\0b" }, ["about unsupported_character"]],
  ["a birthday is none", { birthday: "2023-02-29" }, ["birthday not_a_date"]],
  ["a website runs script", { website: "javascript:alert(1)" }, ["website not_a_url"]],
  ["an id is given", { id: "x" }, ["id unknown_property"]],
  ["archived is given on creation", { archived: true }, ["archived unknown_property"]],
  ["another e-mail is blank", { other_emails: [" "] }, ["other_emails.0 required"]],
  [
    "there are too many phones",
    { other_phones: Array.from({ length: 21 }, (_, index) => `${index}`) },
    ["other_phones too_many"],
  ],
];

for (const [name, input, issues] of REFUSED) {
  Deno.test(`contactSchema refuses the input when ${name}`, () => {
    assert.deepEqual(issuesOf(input), issues);
  });
}

Deno.test("contactSchema mends lone surrogates and takes blank text for absent", () => {
  const parsed = parseInput(contactSchema, {
    given_name: "A\ud800",
    family_name: " ",
    other_emails: ["a@b.c", "a@b.c"],
  });
  assert.deepEqual(parsed, { given_name: "A\ufffd", family_name: null, other_emails: ["a@b.c"] });
});

Deno.test("contactPatchSchema takes archived beside what a contact holds", () => {
  const parsed = parseInput(contactPatchSchema, { archived: true, about: null });
  assert.deepEqual(parsed, { archived: true, about: null });
});

const NAMES: [input: Parameters<typeof deriveDisplayName>[0], name: string | null][] = [
  [{ display_name: "A. L.", given_name: "Ada" }, "A. L."],
  [{ given_name: "Ada", middle_name: "King", family_name: "Lovelace" }, "Ada King Lovelace"],
  [{ family_name: "Lovelace", nickname: "Countess" }, "Lovelace"],
  [{ display_name: null, given_name: null, nickname: "Countess" }, "Countess"],
  [{ email: "ada@example.org" }, null],
  [{ given_name: "a".repeat(200), family_name: "b" }, "a".repeat(200)],
  [{ given_name: "a".repeat(198), family_name: "😀" }, "a".repeat(198) + " "],
];

for (const [input, name] of NAMES) {
  Deno.test(`deriveDisplayName() gives ${JSON.stringify(name)?.slice(0, 30)} when it is given ${JSON.stringify(input).slice(0, 60)}`, () => {
    assert.equal(deriveDisplayName(input), name);
  });
}
