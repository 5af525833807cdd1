import assert from "node:assert/strict";
import { blankValues } from "../../lib/contacts/contact_values.ts";
import { foldedColumns, searchedTexts } from "../../lib/contacts/searching.ts";

Deno.test("foldedColumns() holds each value that can be searched on its own line", () => {
  const columns = foldedColumns({
    ...blankValues(),
    display_name: "Müller, Ada",
    given_name: "Ada",
    family_name: "Müller",
    nickname: "Mü",
    organization: "Weiß & Co",
    email: "Ada@Example.org",
    other_emails: ["a@b.c"],
    phone: "+49 30 1234",
    other_phones: ["030 1234", "0049-30-99"],
    about: "not searched",
  });
  assert.equal(columns.sort_name, "muller, ada");
  assert.deepEqual(columns.search_text.split("\n"), [
    "muller, ada",
    "ada muller",
    "mu",
    "weiss & co",
    "ada@example.org",
    "a@b.c",
    "49301234",
    "301234",
    "493099",
  ]);
});

Deno.test("foldedColumns() keeps a line break of a value from beginning a line", () => {
  const columns = foldedColumns({ ...blankValues(), display_name: "Ada\nLovelace" });
  assert.equal(columns.search_text, "ada lovelace");
});

Deno.test("foldedColumns() bounds the sort name when signs unfold", () => {
  const columns = foldedColumns({ ...blankValues(), display_name: "\ufdfa".repeat(200) });
  assert.equal(columns.sort_name.length, 400);
});

const SEARCHES: [q: string, texts: string[] | undefined][] = [
  ["", undefined],
  ["  ", undefined],
  ["\u0301", undefined],
  ["MÜL", ["mul"]],
  [" ada  love ", ["ada love"]],
  ["+49 (30) 12-34", ["+49 (30) 12-34", "49301234"]],
  ["030/1234", ["030/1234", "301234"]],
  ["0", ["0"]],
  ["ada 12", ["ada 12"]],
  ["a\0b", ["a\ufffdb"]],
  ["\ud800", ["\ufffd"]],
  ["x".repeat(301), []],
];

for (const [q, texts] of SEARCHES) {
  Deno.test(`searchedTexts() gives ${JSON.stringify(texts)} when it is given ${JSON.stringify(q).slice(0, 30)}`, () => {
    assert.deepEqual(searchedTexts(q), texts);
  });
}
