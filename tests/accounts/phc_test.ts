/** Which texts are taken for password hashes. */
import assert from "node:assert/strict";
import { formatPhc, parsePhc } from "../../lib/accounts/phc.ts";

const SALT = "AAECAwQFBgcICQoLDA0ODw";
const DIGEST = "IZMORLo+NKM9sf3dDH1ZCk4hbDj0SQeYfTHU51eMJgU";

function phc(parameters: string, salt = SALT, digest = DIGEST): string {
  return `$scrypt$${parameters}$${salt}$${digest}`;
}

const READABLE: { name: string; text: string; cost: { ln: number; r: number; p: number } }[] = [
  { name: "today's cost", text: phc("ln=15,r=8,p=3"), cost: { ln: 15, r: 8, p: 3 } },
  { name: "a lower cost", text: phc("ln=14,r=8,p=1"), cost: { ln: 14, r: 8, p: 1 } },
  { name: "the lowest cost", text: phc("ln=1,r=1,p=1"), cost: { ln: 1, r: 1, p: 1 } },
  { name: "the most rounds", text: phc("ln=15,r=8,p=16"), cost: { ln: 15, r: 8, p: 16 } },
  { name: "nearly 64 MiB", text: phc("ln=15,r=15,p=1"), cost: { ln: 15, r: 15, p: 1 } },
];

for (const { name, text, cost } of READABLE) {
  Deno.test(`parsePhc() reads ${name}`, () => {
    const hash = parsePhc(text);

    assert.deepEqual(hash?.cost, cost);
    assert.deepEqual([...hash?.salt ?? []], Array.from({ length: 16 }, (_, index) => index));
    assert.equal(hash?.digest.length, 32);
  });

  Deno.test(`formatPhc() writes ${name} as it was read`, () => {
    const hash = parsePhc(text);

    assert.equal(hash && formatPhc(hash), text);
  });
}

const UNREADABLE: { name: string; text: string }[] = [
  { name: "nothing", text: "" },
  { name: "a password", text: "correct horse battery staple" },
  { name: "bcrypt", text: "$2b$12$EixZaYVK1fsbw1ZfbX3OXePaWxn96p36WQoeG6Lruj3vjPGga31lW" },
  {
    name: "another function",
    text: phc("ln=15,r=8,p=3").replace("scrypt", "argon2id"),
  },
  { name: "a version", text: `$scrypt$v=1$ln=15,r=8,p=3$${SALT}$${DIGEST}` },
  { name: "no parameters", text: `$scrypt$${SALT}$${DIGEST}` },
  { name: "a parameter less", text: phc("ln=15,r=8") },
  { name: "a parameter more", text: phc("ln=15,r=8,p=3,t=1") },
  { name: "another order", text: phc("r=8,ln=15,p=3") },
  { name: "ln of 0", text: phc("ln=0,r=8,p=3") },
  { name: "r of 0", text: phc("ln=15,r=0,p=3") },
  { name: "p of 0", text: phc("ln=15,r=8,p=0") },
  { name: "a leading zero", text: phc("ln=015,r=8,p=3") },
  { name: "a sign", text: phc("ln=-5,r=8,p=3") },
  { name: "a fraction", text: phc("ln=1.5,r=8,p=3") },
  { name: "an exponent", text: phc("ln=1e1,r=8,p=3") },
  { name: "64 MiB and a little", text: phc("ln=16,r=8,p=1") },
  { name: "terabytes", text: phc("ln=31,r=8,p=1") },
  { name: "a huge ln", text: phc("ln=999999999,r=8,p=1") },
  { name: "a huge r", text: phc("ln=10,r=99999,p=1") },
  { name: "a large r", text: phc("ln=14,r=99,p=1") },
  { name: "a round too many", text: phc("ln=15,r=8,p=17") },
  { name: "a huge p", text: phc("ln=15,r=8,p=99999") },
  { name: "N of 2^16 with r of 1, which scrypt refuses", text: phc("ln=16,r=1,p=1") },
  { name: "no salt", text: phc("ln=15,r=8,p=3", "") },
  { name: "a short salt", text: phc("ln=15,r=8,p=3", SALT.slice(1)) },
  { name: "a long salt", text: phc("ln=15,r=8,p=3", `${SALT}A`) },
  { name: "a padded salt", text: phc("ln=15,r=8,p=3", `${SALT}==`) },
  { name: "no digest", text: phc("ln=15,r=8,p=3", SALT, "") },
  { name: "a short digest", text: phc("ln=15,r=8,p=3", SALT, DIGEST.slice(1)) },
  { name: "a long digest", text: phc("ln=15,r=8,p=3", SALT, `${DIGEST}A`) },
  { name: "base64url", text: phc("ln=15,r=8,p=3", SALT, DIGEST.replace("+", "-")) },
  { name: "a line break at the end", text: `${phc("ln=15,r=8,p=3")}\n` },
  { name: "a line before", text: `x\n${phc("ln=15,r=8,p=3")}` },
  { name: "a field after", text: `${phc("ln=15,r=8,p=3")}$` },
  { name: "a long text", text: phc("ln=15,r=8,p=3").repeat(10_000) },
];

for (const { name, text } of UNREADABLE) {
  Deno.test(`parsePhc() does not read ${name}`, () => {
    assert.equal(parsePhc(text), undefined);
  });
}
