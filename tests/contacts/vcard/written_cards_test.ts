import assert from "node:assert/strict";
import { fc } from "../../packages/fast_check.ts";
import { anyChance, anyContact, writeCard, writeQuotedPrintableCard } from "./card_writer.ts";
import { card, readCards, stated } from "./cards.ts";

Deno.test("parseVcards() reads back what was written, folded between any two bytes", () => {
  fc.assert(
    fc.property(
      anyContact(),
      fc.record({
        version: fc.constantFrom("3.0", "4.0"),
        lineEnd: fc.constantFrom("\r\n", "\n", "\r"),
        chance: anyChance(),
      }),
      (contact, options) => {
        const [result, ...others] = readCards(writeCard(contact, options));

        assert.deepEqual(stated(result)["contact"], { ...contact });
        assert.deepEqual(result?.warnings, []);
        assert.deepEqual(others, []);
      },
    ),
    { numRuns: 300 },
  );
});

Deno.test("parseVcards() reads back what was written in quoted-printable", () => {
  fc.assert(
    fc.property(anyContact(), anyChance(), (contact, chance) => {
      const { displayName, givenName, familyName, about } = contact;

      const [result, ...others] = readCards(writeQuotedPrintableCard(contact, chance));

      const read = result?.contact;
      assert.deepEqual(
        [read?.displayName, read?.givenName, read?.familyName, read?.about],
        [displayName, givenName, familyName, about],
      );
      assert.deepEqual(result?.warnings, []);
      assert.deepEqual(others, []);
    }),
    { numRuns: 300 },
  );
});

Deno.test("parseVcards() reads 10,000 cards of one file", () => {
  const count = 10_000;
  const file = Array.from({ length: count }, (_, index) => {
    return card("3.0", `UID:${index}`, `N:Person;No. ${index};;;`, `TEL;TYPE=CELL:+1${index}`);
  }).join("");

  const results = readCards(file);

  assert.equal(results.length, count);
  assert.deepEqual(results.flatMap(({ warnings }) => warnings), []);
  assert.equal(new Set(results.map(({ contact }) => contact?.uid)).size, count);
  assert.deepEqual(stated(results.at(-1)), {
    card: count,
    line: 6 * (count - 1) + 1,
    contact: {
      uid: "9999",
      displayName: "No. 9999 Person",
      givenName: "No. 9999",
      familyName: "Person",
      otherEmails: [],
      phone: "+19999",
      otherPhones: [],
    },
    warnings: [],
  });
});
