/** What the forms of an account take. */
import assert from "node:assert/strict";
import type { z } from "zod";
import { accountForm, newUserForm, setupForm, signInForm } from "../../lib/shared/account_forms.ts";
import { InvalidInput } from "../../lib/shared/domain_error.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";

const SETUP = {
  email: "ada@example.org",
  password: "correct horse",
  display_name: "Ada",
  language: "de",
  time_zone: "Europe/Berlin",
};

function issuesOf(form: z.ZodType, input: unknown): string[] {
  try {
    parseInput(form, input);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.issues.map(({ path, code, limit }) => [path, code, limit].join(" ").trim());
  }
}

const ACCEPTED: { name: string; input: Partial<typeof SETUP>; field: string; value: string }[] = [
  {
    name: "an address with blanks and capitals",
    input: { email: " Ada@Example.ORG\n" },
    field: "email",
    value: "ada@example.org",
  },
  {
    name: "a password of 10 characters",
    input: { password: "0123456789" },
    field: "password",
    value: "0123456789",
  },
  {
    name: "a password of 1,024 characters outside of the BMP",
    input: { password: "😀".repeat(1_024) },
    field: "password",
    value: "😀".repeat(1_024),
  },
  {
    name: "a password with blanks at its ends",
    input: { password: "  01234567  " },
    field: "password",
    value: "  01234567  ",
  },
  {
    name: "a zone in another case",
    input: { time_zone: "america/new_york" },
    field: "time_zone",
    value: "America/New_York",
  },
  { name: "no zone", input: { time_zone: undefined }, field: "time_zone", value: "UTC" },
  { name: "an empty zone", input: { time_zone: "" }, field: "time_zone", value: "UTC" },
  { name: "an unknown zone", input: { time_zone: "Mars/Base" }, field: "time_zone", value: "UTC" },
  { name: "an offset", input: { time_zone: "+01:00" }, field: "time_zone", value: "UTC" },
];

for (const { name, input, field, value } of ACCEPTED) {
  Deno.test(`setupForm takes ${name}`, () => {
    const parsed = parseInput(setupForm, { ...SETUP, ...input });

    assert.deepEqual(parsed, { ...SETUP, [field]: value });
  });
}

const REFUSED: { name: string; input: Record<string, unknown>; issue: string }[] = [
  {
    name: "no language",
    input: { language: undefined },
    issue: "language required en, de, es, fr, it",
  },
  {
    name: "a language that the interface does not have",
    input: { language: "nl" },
    issue: "language not_a_choice en, de, es, fr, it",
  },
  { name: "no address", input: { email: undefined }, issue: "email required" },
  { name: "a text that is no address", input: { email: "ada" }, issue: "email not_an_email" },
  {
    name: "an address outside of ASCII",
    input: { email: "ada@exämple.org" },
    issue: "email not_an_email",
  },
  {
    name: "an address of 255 characters",
    input: { email: `${"a".repeat(243)}@example.org` },
    issue: "email too_long 254",
  },
  { name: "no password", input: { password: undefined }, issue: "password required" },
  { name: "an empty password", input: { password: "" }, issue: "password required" },
  {
    name: "a password of 9 characters",
    input: { password: "012345678" },
    issue: "password too_short 10",
  },
  {
    name: "a password of 9 characters outside of the BMP",
    input: { password: "😀".repeat(9) },
    issue: "password too_short 10",
  },
  {
    name: "a password of 1,025 characters",
    input: { password: "x".repeat(1_025) },
    issue: "password too_long 1024",
  },
  { name: "a blank name", input: { display_name: " " }, issue: "display_name required" },
  {
    name: "a name of 101 characters",
    input: { display_name: "x".repeat(101) },
    issue: "display_name too_long 100",
  },
];

for (const { name, input, issue } of REFUSED) {
  Deno.test(`setupForm refuses ${name}`, () => {
    assert.deepEqual(issuesOf(setupForm, { ...SETUP, ...input }), [issue]);
  });
}

const SIGN_INS: { name: string; input: Record<string, unknown>; issues: string[] }[] = [
  { name: "takes a password", input: { password: "correct horse" }, issues: [] },
  { name: "takes a password that is too short to be set", input: { password: "x" }, issues: [] },
  { name: "takes 1,024 characters", input: { password: "x".repeat(1_024) }, issues: [] },
  {
    name: "refuses 1,025 characters",
    input: { password: "x".repeat(1_025) },
    issues: ["password too_long 1024"],
  },
  { name: "refuses no password", input: {}, issues: ["password required"] },
  { name: "refuses an empty password", input: { password: "" }, issues: ["password required"] },
];

for (const { name, input, issues } of SIGN_INS) {
  Deno.test(`signInForm ${name}`, () => {
    assert.deepEqual(issuesOf(signInForm, { email: "ada@example.org", ...input }), issues);
  });
}

Deno.test("signInForm gives the address in lower case", () => {
  const parsed = parseInput(signInForm, { email: " Ada@Example.ORG ", password: "x" });

  assert.equal(parsed.email, "ada@example.org");
});

const ACCOUNT = { display_name: "Ada", language: "de", time_zone: "Europe/Berlin" };

Deno.test("accountForm takes a zone as the runtime spells it", () => {
  const parsed = parseInput(accountForm, { ...ACCOUNT, time_zone: " america/new_york " });

  assert.deepEqual(parsed, { ...ACCOUNT, time_zone: "America/New_York" });
});

const ACCOUNTS: { name: string; input: Record<string, unknown>; issue: RegExp }[] = [
  { name: "an unknown zone", input: { time_zone: "Mars/Base" }, issue: /^time_zone not_a_choice$/ },
  { name: "an offset", input: { time_zone: "+01:00" }, issue: /^time_zone not_a_choice$/ },
  { name: "an empty zone", input: { time_zone: "" }, issue: /^time_zone required$/ },
  { name: "no zone", input: { time_zone: undefined }, issue: /^time_zone required$/ },
  { name: "a blank name", input: { display_name: " " }, issue: /^display_name required$/ },
  { name: "another language", input: { language: "nl" }, issue: /^language not_a_choice en, de/ },
];

for (const { name, input, issue } of ACCOUNTS) {
  Deno.test(`accountForm refuses ${name}`, () => {
    const issues = issuesOf(accountForm, { ...ACCOUNT, ...input });

    assert.equal(issues.length, 1);
    assert.match(issues[0] ?? "", issue);
  });
}

const NEW_USER = {
  email: "ada@example.org",
  display_name: "Ada",
  password: "correct horse",
  role: "member",
};

const NEW_USERS: { name: string; input: Record<string, unknown>; issues: string[] }[] = [
  { name: "takes a member", input: {}, issues: [] },
  { name: "takes an admin", input: { role: "admin" }, issues: [] },
  {
    name: "refuses another role",
    input: { role: "owner" },
    issues: ["role not_a_choice member, admin"],
  },
  {
    name: "refuses a password of 9 characters",
    input: { password: "012345678" },
    issues: ["password too_short 10"],
  },
];

for (const { name, input, issues } of NEW_USERS) {
  Deno.test(`newUserForm ${name}`, () => {
    assert.deepEqual(issuesOf(newUserForm, { ...NEW_USER, ...input }), issues);
  });
}
