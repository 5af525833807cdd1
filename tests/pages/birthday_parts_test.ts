import assert from "node:assert/strict";
import { parseBirthday } from "../../lib/shared/contact_fields.ts";
import {
  birthdayFrom,
  birthdayTexts,
} from "../../routes/(pages)/contacts/(_contacts)/birthday_parts.ts";

function texts(day: string, month: string, year: string): Record<string, string> {
  return { birthday_day: day, birthday_month: month, birthday_year: year };
}

const BIRTHDAYS: [birthday: string, day: string, month: string, year: string][] = [
  ["1993-01-02", "2", "1", "1993"],
  ["0090-12-31", "31", "12", "0090"],
  ["--11-30", "30", "11", ""],
  ["--02-29", "29", "2", ""],
  ["2025-12", "", "12", "2025"],
  ["2025", "", "", "2025"],
];

for (const [birthday, day, month, year] of BIRTHDAYS) {
  Deno.test(`birthdayTexts() and birthdayFrom() are each other's inverse for ${birthday}`, () => {
    assert.deepEqual(birthdayTexts(birthday), texts(day, month, year));
    assert.equal(birthdayFrom(texts(day, month, year)), birthday);
  });
}

Deno.test("birthdayTexts() shows nothing of no birthday", () => {
  assert.deepEqual(birthdayTexts(null), texts("", "", ""));
});

Deno.test("birthdayFrom() is empty when nothing was typed", () => {
  assert.equal(birthdayFrom(texts(" ", "", "")), "");
  assert.equal(birthdayFrom({}), "");
});

Deno.test("birthdayFrom() takes blanks around numbers for nothing", () => {
  assert.equal(birthdayFrom(texts(" 2 ", "1", " 1993")), "1993-01-02");
});

const NO_BIRTHDAYS: [day: string, month: string, year: string][] = [
  ["5", "", ""],
  ["", "5", ""],
  ["5", "", "1990"],
  ["12", "", "1990"],
  ["30", "2", ""],
  ["29", "2", "2025"],
  ["2", "1", "90"],
  ["2", "1", "19930"],
  ["x", "1", "1993"],
  ["-1", "1", "1993"],
  ["2", "13", "1993"],
];

for (const [day, month, year] of NO_BIRTHDAYS) {
  Deno.test(`birthdayFrom() makes of ${day}/${month}/${year} a text that is no birthday`, () => {
    const text = birthdayFrom(texts(day, month, year));
    assert.notEqual(text, "");
    assert.equal(parseBirthday(text), undefined);
  });
}
