import assert from "node:assert/strict";
import { cardIdentity } from "../../../lib/contacts/vcard/card_identity.ts";
import { card, readCards, stated } from "./cards.ts";

const ADA = {
  displayName: "Ada Lovelace",
  email: "ada@example.org",
  phone: "+44 20 7946 0000",
  birthday: "1815-12-10",
};

Deno.test("cardIdentity() is a prefixed SHA-256 that never changes", () => {
  assert.equal(
    cardIdentity(ADA),
    "derived:4bdd80607c1dd2b473e176e4e615e8befee47f0e22c2e7aafac4a359a1c84215",
  );
});

Deno.test("cardIdentity() ignores case, spacing and the marks between digits", () => {
  const written = {
    displayName: "ADA \u00a0 lovelace",
    email: "Ada@Example.org",
    phone: "+44 (20) 7946-0000",
    birthday: "1815-12-10",
  };

  assert.equal(cardIdentity(written), cardIdentity(ADA));
});

const CHANGES: Record<string, Partial<typeof ADA>> = {
  "another name": { displayName: "Ada Byron" },
  "another e-mail address": { email: "ada@example.com" },
  "another number": { phone: "+44 20 7946 0001" },
  "another birthday": { birthday: "1815-12-11" },
  "no e-mail address": { email: undefined },
};

for (const [name, change] of Object.entries(CHANGES)) {
  Deno.test(`cardIdentity() differs with ${name}`, () => {
    assert.notEqual(cardIdentity({ ...ADA, ...change }), cardIdentity(ADA));
  });
}

Deno.test("cardIdentity() keeps the fields apart", () => {
  const asPhone = cardIdentity({ displayName: "A", phone: "1815" });

  assert.notEqual(asPhone, cardIdentity({ displayName: "A", birthday: "1815" }));
});

Deno.test("parseVcards() reports a card without UID that repeats an earlier one", () => {
  const john = card("3.0", "FN:John Smith", "NOTE:one");
  const other = card("3.0", "FN:JOHN SMITH", "NOTE:two");

  const [first, second, third] = readCards(john + other + john);

  assert.deepEqual(first?.warnings, []);
  assert.equal(second?.contact?.about, "two");
  assert.deepEqual(second?.warnings, [{ code: "duplicate_card", firstCard: 1, card: 2, line: 6 }]);
  assert.deepEqual(third?.warnings, [{ code: "duplicate_card", firstCard: 1, card: 3, line: 11 }]);
});

Deno.test("parseVcards() takes cards with UIDs at their word", () => {
  const [one, two, three] = ["1", "2", "2"].map((uid) =>
    card("3.0", `UID:${uid}`, "FN:John Smith")
  );

  const results = readCards(`${one}${two}${three}`);

  assert.deepEqual(results.map(({ contact }) => contact?.uid), ["1", "2", "2"]);
  assert.deepEqual(results.flatMap(({ warnings }) => warnings), []);
});

Deno.test("parseVcards() keeps nothing between files", () => {
  const file = card("3.0", "FN:John Smith");

  assert.deepEqual(readCards(file).map(stated), readCards(file).map(stated));
});

Deno.test("parseVcards() keeps a UID as written, without the blanks around it", () => {
  const uid = "urn:uuid:4FBE8971-0bc3-424c-9c26-36c3e1eff6b1";

  assert.equal(readCards(card("4.0", `UID: ${uid} `, "FN:Ada"))[0]?.contact?.uid, uid);
  assert.equal(readCards(card("4.0", "UID: ", "FN:Ada"))[0]?.contact?.uid, undefined);
});
