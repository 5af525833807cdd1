import assert from "node:assert/strict";
import { readBirthday } from "../../../lib/contacts/vcard/birthday.ts";
import { ADA, card, type CardCase, testCards } from "./cards.ts";

const READABLE: Record<string, string> = {
  "1996-04-15": "1996-04-15",
  "19960415": "1996-04-15",
  "1996-4-5": "1996-04-05",
  "1996-04-15T00:00:00Z": "1996-04-15",
  "1996-04-15T23:10:00-06:00": "1996-04-15",
  "19531015T231000Z": "1953-10-15",
  "1996-04-15 23:10:00": "1996-04-15",
  "--0415": "--04-15",
  "--04-15": "--04-15",
  "--0229": "--02-29",
  "2000-02-29": "2000-02-29",
  "0001-01-01": "0001-01-01",
  "1604-11-30": "--11-30",
  "16041130": "--11-30",
  "0000-11-30": "--11-30",
  "1604-02-29": "--02-29",
  "1996-04": "1996-04",
  "1996": "1996",
};

Deno.test("readBirthday() reads each form of a date", () => {
  const read = Object.keys(READABLE).map((written) => [written, readBirthday(written)]);

  assert.deepEqual(Object.fromEntries(read), READABLE);
});

const UNREADABLE = [
  ...["", "circa 1800", "Jan 1, 1970", "70-7-14", "206-12-15", "15.04.1996", "04/15/1996"],
  ...["1990-02-30", "1900-02-29", "1990-13-01", "1990-00-10", "1990-01-00", "1990-13"],
  ...["--0230", "--13-01", "---15", "--04", "1604", "1604-11", "0000", "T102200", "1996 12"],
];

Deno.test("readBirthday() reads nothing from what is no date or no use", () => {
  assert.deepEqual(UNREADABLE.filter((written) => readBirthday(written) !== undefined), []);
});

Deno.test("readBirthday() leaves the year out that X-APPLE-OMIT-YEAR names, and no other", () => {
  assert.equal(readBirthday("1970-11-30", "1970"), "--11-30");
  assert.equal(readBirthday("1971-11-30", "1970"), "1971-11-30");
});

const BIRTHDAYS: CardCase[] = [
  {
    name: "a text is reported and left out",
    file: card("4.0", ADA, "BDAY;VALUE=text:circa 1800"),
    contact: { displayName: "Ada Lovelace", birthday: undefined },
    warnings: ["4 unreadable_date BDAY"],
  },
  {
    name: "an impossible date is reported and left out",
    file: card("3.0", ADA, "BDAY:1990-02-30"),
    contact: { birthday: undefined },
    warnings: ["4 unreadable_date BDAY"],
  },
  {
    name: "a parameter that omits the year",
    file: card("3.0", ADA, "BDAY;X-APPLE-OMIT-YEAR=1970;VALUE=date:1970-11-30"),
    contact: { birthday: "--11-30" },
  },
  {
    name: "the first that can be read",
    file: card("3.0", ADA, "BDAY:soon", "BDAY:1996-04-15", "BDAY:19960415"),
    contact: { birthday: "1996-04-15" },
    warnings: ["4 unreadable_date BDAY"],
  },
  {
    name: "two different ones",
    file: card("3.0", ADA, "BDAY:1996-04-15", "BDAY:1953-10-15"),
    contact: { birthday: "1996-04-15" },
    warnings: ["5 extra_value_ignored BDAY"],
  },
];

testCards("reads the birthday", BIRTHDAYS);
