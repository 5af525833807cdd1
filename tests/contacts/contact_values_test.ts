import assert from "node:assert/strict";
import { blankValues, changedValues, newValues } from "../../lib/contacts/contact_values.ts";
import type { ContactInput } from "../../lib/shared/contact_fields.ts";
import { InvalidInput } from "../../lib/shared/domain_error.ts";

function requiresName(error: unknown): boolean {
  return error instanceof InvalidInput && error.issues.length === 1 &&
    error.issues[0]?.path === "display_name" && error.issues[0].code === "required";
}

Deno.test("newValues() takes what is given and null for the rest", () => {
  const values = newValues({ given_name: "Ada", email: null, other_phones: ["1"] });
  assert.deepEqual(values, {
    ...blankValues(),
    display_name: "Ada",
    given_name: "Ada",
    other_phones: ["1"],
  });
});

Deno.test("newValues() refuses a contact when nothing can serve as its name", () => {
  assert.throws(() => newValues({ email: "ada@example.org", display_name: null }), requiresName);
});

const RENAMES: [name: string, before: ContactInput, input: ContactInput, displayName: string][] = [
  [
    "a derived name follows the names",
    { given_name: "Ada", family_name: "Byron" },
    { family_name: "Lovelace" },
    "Ada Lovelace",
  ],
  [
    "a chosen name stays",
    { display_name: "A. B.", given_name: "Ada" },
    { given_name: "Augusta" },
    "A. B.",
  ],
  ["another name is chosen", { given_name: "Ada" }, { display_name: "Countess" }, "Countess"],
  [
    "a chosen name is taken away",
    { display_name: "A. B.", given_name: "Ada" },
    { display_name: null },
    "Ada",
  ],
  [
    "a chosen name that equals the derived one follows the names",
    { display_name: "Ada", given_name: "Ada" },
    { given_name: "Augusta" },
    "Augusta",
  ],
  [
    "a nickname gives way to a name",
    { nickname: "Countess" },
    { given_name: "Ada" },
    "Ada",
  ],
  [
    "a chosen name is all that is left",
    { display_name: "A. B.", given_name: "Ada" },
    { given_name: null },
    "A. B.",
  ],
];

for (const [name, before, input, displayName] of RENAMES) {
  Deno.test(`changedValues() shows "${displayName}" when ${name}`, () => {
    assert.equal(changedValues(newValues(before), input).display_name, displayName);
  });
}

Deno.test("changedValues() refuses to take the last name away", () => {
  assert.throws(
    () => changedValues(newValues({ given_name: "Ada" }), { given_name: null }),
    requiresName,
  );
});

Deno.test("changedValues() leaves what the input doesn't name and clears what it names as null", () => {
  const before = newValues({
    given_name: "Ada",
    email: "a@b.c",
    about: "x",
    other_emails: ["d@e.f"],
  });
  const values = changedValues(before, { about: null, other_emails: [] });
  assert.deepEqual(values, { ...before, about: null, other_emails: [] });
});
