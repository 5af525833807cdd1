/** Hashing and checking passwords, against digests from another scrypt. */
import assert from "node:assert/strict";
import { createPasswordHasher, type Derive } from "../../lib/accounts/passwords.ts";
import { parsePhc, type ScryptCost } from "../../lib/accounts/phc.ts";

const CHEAP: ScryptCost = { ln: 4, r: 8, p: 1 };
const TODAY: ScryptCost = { ln: 15, r: 8, p: 3 };

// From Python: hashlib.scrypt(password, salt=bytes(range(16)), n=2**ln, r=r, p=p, dklen=32).
const SALT = "AAECAwQFBgcICQoLDA0ODw";
const STAPLE = "correct horse battery staple";
const STAPLE_CHEAP = `$scrypt$ln=4,r=8,p=1$${SALT}$IZMORLo+NKM9sf3dDH1ZCk4hbDj0SQeYfTHU51eMJgU`;
const STAPLE_TODAY = `$scrypt$ln=15,r=8,p=3$${SALT}$ZwXboEbK+6uo3pibyojgA4zgNULQwM2WqPlWpy+G7mc`;
/** Of "Pässwort finden", composed and without a ligature. */
const NFKC_CHEAP = `$scrypt$ln=4,r=8,p=1$${SALT}$I25+Rq+InWZerGukMMTyR5WNHjWnv5A45G+FJXOYUBw`;

function recordingDerive(): { derive: Derive; costs: ScryptCost[] } {
  const costs: ScryptCost[] = [];
  return {
    costs,
    derive: (_password, { cost }) => {
      costs.push(cost);
      return Promise.resolve(new Uint8Array(32));
    },
  };
}

Deno.test("hash() costs N=2^15, r=8, p=3 unless told otherwise", async () => {
  const stored = await createPasswordHasher().hash(STAPLE);

  assert.deepEqual(parsePhc(stored)?.cost, TODAY);
});

Deno.test("verify() agrees with another scrypt at today's cost", async () => {
  const check = await createPasswordHasher().verify(STAPLE, STAPLE_TODAY);

  assert.deepEqual(check, { matches: true, isOutdated: false });
});

Deno.test("hash() salts: the same password never has the same hash twice", async () => {
  const hasher = createPasswordHasher({ cost: CHEAP });

  assert.notEqual(await hasher.hash(STAPLE), await hasher.hash(STAPLE));
});

const LONG = "x".repeat(1_023);

const GUESSES: { name: string; password: string; guess: string; matches: boolean }[] = [
  { name: "the password", password: STAPLE, guess: STAPLE, matches: true },
  { name: "another password", password: STAPLE, guess: "correct horse battery", matches: false },
  { name: "another case", password: STAPLE, guess: STAPLE.toUpperCase(), matches: false },
  { name: "a blank at the end", password: STAPLE, guess: `${STAPLE} `, matches: false },
  { name: "nothing", password: STAPLE, guess: "", matches: false },
  { name: "another last of 1,024", password: `${LONG}a`, guess: `${LONG}b`, matches: false },
  { name: "what follows U+0000", password: "password\0a", guess: "password\0b", matches: false },
];

for (const { name, password, guess, matches } of GUESSES) {
  Deno.test(`verify() ${matches ? "takes" : "refuses"} ${name}`, async () => {
    const hasher = createPasswordHasher({ cost: CHEAP });

    const check = await hasher.verify(guess, await hasher.hash(password));

    assert.equal(check.matches, matches);
  });
}

for (const password of ["Pässwort finden", "Pa\u0308sswort finden", "Pässwort \ufb01nden"]) {
  Deno.test(`verify() takes ${escape(password)} however it is composed`, async () => {
    const check = await createPasswordHasher({ cost: CHEAP }).verify(password, NFKC_CHEAP);

    assert.equal(check.matches, true);
  });
}

function escape(text: string): string {
  return text.replaceAll(/[^ -~]/g, (letter) => `U+${letter.charCodeAt(0).toString(16)}`);
}

Deno.test("hash() stores what verify() takes in another composition", async () => {
  const hasher = createPasswordHasher({ cost: CHEAP });

  const stored = await hasher.hash("Pa\u0308sswort \ufb01nden");

  assert.equal((await hasher.verify("Pässwort finden", stored)).matches, true);
});

const NO_HASH: { name: string; stored: string | null }[] = [
  { name: "an unknown account", stored: null },
  { name: "a text that is no hash", stored: "none" },
  { name: "a hash that costs terabytes", stored: STAPLE_CHEAP.replace("ln=4", "ln=31") },
];

for (const { name, stored } of NO_HASH) {
  Deno.test(`verify() refuses ${name} after the work of today's cost`, async () => {
    const { derive, costs } = recordingDerive();

    const check = await createPasswordHasher({ derive }).verify(STAPLE, stored);

    assert.deepEqual(check, { matches: false, isOutdated: false });
    assert.deepEqual(costs, [TODAY]);
  });
}

Deno.test("verify() does the work once for a known account", async () => {
  const { derive, costs } = recordingDerive();

  const check = await createPasswordHasher({ derive }).verify(STAPLE, STAPLE_TODAY);

  assert.equal(check.matches, false);
  assert.deepEqual(costs, [TODAY]);
});

const EXTREMES = ["ln=1,r=1,p=1", "ln=15,r=1,p=1", "ln=15,r=15,p=1", "ln=1,r=99,p=16"];

for (const parameters of EXTREMES) {
  Deno.test(`verify() can do the work of ${parameters}`, async () => {
    const stored = STAPLE_CHEAP.replace("ln=4,r=8,p=1", parameters);

    const check = await createPasswordHasher({ cost: CHEAP }).verify(STAPLE, stored);

    assert.notEqual(parsePhc(stored), undefined);
    assert.equal(check.matches, false);
  });
}

const AGES: { name: string; stored: ScryptCost; isOutdated: boolean }[] = [
  { name: "the same cost", stored: { ln: 5, r: 8, p: 2 }, isOutdated: false },
  { name: "less memory", stored: { ln: 4, r: 8, p: 2 }, isOutdated: true },
  { name: "less memory in more rounds", stored: { ln: 4, r: 8, p: 5 }, isOutdated: true },
  { name: "smaller blocks", stored: { ln: 5, r: 7, p: 2 }, isOutdated: true },
  { name: "fewer rounds", stored: { ln: 5, r: 8, p: 1 }, isOutdated: true },
  { name: "more memory", stored: { ln: 6, r: 8, p: 2 }, isOutdated: false },
  { name: "more memory in fewer rounds", stored: { ln: 6, r: 8, p: 1 }, isOutdated: false },
];

for (const { name, stored, isOutdated } of AGES) {
  Deno.test(`verify() says that ${name} is ${isOutdated ? "" : "not "}outdated`, async () => {
    const hash = await createPasswordHasher({ cost: stored }).hash(STAPLE);

    const check = await createPasswordHasher({ cost: { ln: 5, r: 8, p: 2 } }).verify(STAPLE, hash);

    assert.deepEqual(check, { matches: true, isOutdated });
  });
}

Deno.test("a hasher works on at most 4 passwords at once", async () => {
  const begun: PromiseWithResolvers<Uint8Array>[] = [];
  const hasher = createPasswordHasher({
    derive: () => {
      const work = Promise.withResolvers<Uint8Array>();
      begun.push(work);
      return work.promise;
    },
  });
  const hashes = Array.from(
    { length: 6 },
    (_, index) => index % 2 === 0 ? hasher.hash(STAPLE) : hasher.verify(STAPLE, null),
  );
  const begunAtFirst = begun.length;

  begun[0]?.resolve(new Uint8Array(32));
  await hashes[0];
  const begunAfterOne = begun.length;
  while (begun.length < 6) await finishAll(begun);
  await finishAll(begun);
  await Promise.all(hashes);

  assert.equal(begunAtFirst, 4);
  assert.equal(begunAfterOne, 5);
});

async function finishAll(works: PromiseWithResolvers<Uint8Array>[]): Promise<void> {
  for (const work of works) work.resolve(new Uint8Array(32));
  await Promise.all(works.map(({ promise }) => promise));
}
