import assert from "node:assert/strict";
import { matchesEntityTag } from "../../lib/syndication/entity_tag.ts";

interface MatchCase {
  name: string;
  ifNoneMatch: string | null;
  matches: boolean;
}

const CASES: MatchCase[] = [
  { name: "no header", ifNoneMatch: null, matches: false },
  { name: "an empty header", ifNoneMatch: "", matches: false },
  { name: "the tag", ifNoneMatch: '"abc"', matches: true },
  { name: "another tag", ifNoneMatch: '"abd"', matches: false },
  { name: "the tag made weak", ifNoneMatch: 'W/"abc"', matches: true },
  { name: "another weak tag", ifNoneMatch: 'W/"abd"', matches: false },
  { name: "the tag in upper case", ifNoneMatch: '"ABC"', matches: false },
  { name: "a longer tag", ifNoneMatch: '"abcd"', matches: false },
  { name: "a shorter tag", ifNoneMatch: '"ab"', matches: false },
  { name: "an empty tag", ifNoneMatch: '""', matches: false },
  { name: "a proxy's suffix (CASES 88)", ifNoneMatch: '"abc-gzip"', matches: true },
  { name: "a proxy's double-dash suffix (CASES 89)", ifNoneMatch: '"abc--gzip"', matches: true },
  { name: "a suffix on a weak tag", ifNoneMatch: 'W/"abc-gzip"', matches: true },
  { name: "a suffix outside the quotes", ifNoneMatch: '"abd"-gzip', matches: false },
  { name: "a suffix that no proxy adds", ifNoneMatch: '"abc-zip"', matches: false },
  { name: "a suffix alone", ifNoneMatch: '"-gzip"', matches: false },
  { name: "a list with the tag (CASES 91)", ifNoneMatch: '"x", W/"abc"', matches: true },
  { name: "a list with the tag first", ifNoneMatch: '"abc" , "x"', matches: true },
  { name: "a list without blanks", ifNoneMatch: '"x","abc","y"', matches: true },
  { name: "a list with empty members", ifNoneMatch: ', ,"x",, "abc"', matches: true },
  { name: "a list without the tag", ifNoneMatch: '"x", W/"y"', matches: false },
  { name: "the tag between the commas of another", ifNoneMatch: '"x,abc,y"', matches: false },
  { name: "any", ifNoneMatch: "*", matches: true },
  { name: "any among blanks", ifNoneMatch: " * ", matches: true },
  { name: "a quoted star", ifNoneMatch: '"*"', matches: false },
  { name: "an unquoted tag (CASES 91)", ifNoneMatch: "abc", matches: true },
  { name: "an unquoted tag in a list", ifNoneMatch: '"x", abc ,"y"', matches: true },
  { name: "another unquoted tag", ifNoneMatch: "abd", matches: false },
  { name: "an open quote", ifNoneMatch: '"abc', matches: false },
  { name: "a lone quote and then the tag", ifNoneMatch: '","abc"', matches: false },
  { name: "a lone W/", ifNoneMatch: "W/", matches: false },
];

for (const { name, ifNoneMatch, matches } of CASES) {
  Deno.test(`matchesEntityTag() answers ${matches} to ${name}`, () => {
    assert.equal(matchesEntityTag(ifNoneMatch, '"abc"'), matches);
  });
}

Deno.test("matchesEntityTag() compares with a weak current tag as with a strong one", () => {
  assert.equal(matchesEntityTag('"abc"', 'W/"abc"'), true);
  assert.equal(matchesEntityTag('"abd"', 'W/"abc"'), false);
});

const HUGE = 1_000_000;

// A scan that starts over at each member would take minutes over any of these.
const HOSTILE: Record<string, string> = {
  "open quotes": '"' + "W/".repeat(HUGE),
  "commas": ",".repeat(HUGE),
  "blanks": "x" + " ".repeat(HUGE) + "x",
  "weak prefixes": 'W/"'.repeat(HUGE),
  "unquoted members": "W/,".repeat(HUGE),
  "empty tags": '"",'.repeat(HUGE),
};

for (const [name, ifNoneMatch] of Object.entries(HOSTILE)) {
  Deno.test(`matchesEntityTag() refuses a million ${name} in time that grows with them`, () => {
    assert.equal(matchesEntityTag(ifNoneMatch, '"abc"'), false);
  });
}
