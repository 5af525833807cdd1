import assert from "node:assert/strict";
import type { CardResult } from "../../../lib/contacts/vcard/parse_vcards.ts";
import { describeWarning } from "../../../lib/contacts/vcard/warning.ts";
import { fc } from "../../packages/fast_check.ts";
import { bytesOf, card, readCards } from "./cards.ts";
import { acceptAsInput } from "./contact_input.ts";

const SAMPLES = new URL("../../../../shared/data/vcard/calcard/", import.meta.url);

/** Samples that are small, and differ in version, encoding and structure. */
const NAMES = ["003", "006", "008", "009", "010", "029", "046", "047", "048", "060", "066", "077"];

const samples = await Promise.all(
  NAMES.map((name) => Deno.readFile(new URL(`${name}.vcf`, SAMPLES))),
);

/** What the parser takes notice of. */
const TOKENS = [
  ...[
    "BEGIN:VCARD\r\n",
    "END:VCARD\n",
    "\r",
    "\n",
    "\r\n ",
    "\n\t",
    "=\r\n",
    "AGENT:\n",
    "VERSION:2.1\n",
  ],
  ...[
    "FN:",
    "N:",
    "NOTE",
    "TEL;",
    "ADR:",
    "BDAY:",
    "URL:",
    "item1.",
    ":",
    ";",
    ",",
    '"',
    "\\",
    "^",
    "=",
  ],
  ...[
    ";ENCODING=QUOTED-PRINTABLE:",
    ";ENCODING=b:",
    ";CHARSET=UTF-16LE:",
    ";CHARSET=GB18030:",
    "%00",
  ],
].map(bytesOf);

const anyPiece = fc.oneof(fc.constantFrom(...TOKENS), fc.uint8Array({ maxLength: 6 }));

interface Mutation {
  at: number;
  removed: number;
  inserted: Uint8Array;
}

const anyMutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat({ max: 5_000 }),
  removed: fc.oneof(fc.constant(0), fc.nat({ max: 80 })),
  inserted: anyPiece,
});

Deno.test("parseVcards() reads or reports any mutation of a sample", () => {
  const anyFile = fc.tuple(fc.constantFrom(...samples), fc.array(anyMutation, { maxLength: 12 }));
  fc.assert(
    fc.property(anyFile, ([sample, mutations]) => {
      assertConsistent(mutations.reduce(mutate, sample));
    }),
    { numRuns: 500 },
  );
});

Deno.test("parseVcards() reads or reports any bytes", () => {
  const anyFile = fc.array(anyPiece, { maxLength: 60 });
  fc.assert(
    fc.property(anyFile, (pieces) => {
      assertConsistent(Uint8Array.from(pieces.flatMap((piece) => [...piece])));
    }),
    { numRuns: 1_000 },
  );
});

Deno.test("parseVcards() keeps no text that an edit of the contact would refuse", () => {
  const long = "x".repeat(30_000);
  const file = card(
    "4.0",
    ...[`FN:${long}`, `N:${[long, long, long, long, long].join(";")}`, `NICKNAME:${long}`],
    ...[`ORG:${long}`, `TITLE:${long}`, `ADR:;;${long}`, `NOTE:${long}`, `UID:${long}`],
    ...[`EMAIL:${"x".repeat(200)}`, `TEL:${"1".repeat(100)}`, "BDAY:--0229", "URL:www.example.org"],
    ...Array.from({ length: 30 }, (_, index) => `EMAIL:${String(index).padStart(200, "x")}`),
    ...Array.from({ length: 30 }, (_, index) => `TEL:${String(index).padStart(100, "1")}`),
  );

  const [result] = readCards(file);

  assert.ok(result?.contact);
  acceptAsInput(result.contact);
});

function mutate(file: Uint8Array, { at, removed, inserted }: Mutation): Uint8Array {
  const start = at % (file.length + 1);
  return Uint8Array.from([
    ...file.subarray(0, start),
    ...inserted,
    ...file.subarray(start + removed),
  ]);
}

function assertConsistent(file: Uint8Array): void {
  let lastLine = 0;
  let count = 0;
  for (const result of readCards(file)) {
    count++;
    assert.equal(result.card, count);
    assert.ok(result.line > lastLine, "cards begin on later and later lines");
    lastLine = result.line;
    assertExplained(result);
    assertClean(result);
  }
}

function assertExplained({ card, line, contact, warnings }: CardResult): void {
  const codes = warnings.map(({ code }) => code);
  const isSkipped = codes.includes("missing_name") || codes.includes("group_card");
  assert.equal(contact === undefined, isSkipped);
  for (const warning of warnings) {
    assert.equal(warning.card, card);
    assert.ok(warning.line >= line);
    assert.match(describeWarning(warning), /^Cannot /);
  }
}

function assertClean({ contact }: CardResult): void {
  if (contact === undefined) return;
  acceptAsInput(contact);
  const { address, about, ...lines } = contact;
  for (const text of [address, about, ...Object.values(lines).flat()]) {
    if (text === undefined) continue;
    assert.notEqual(text, "");
    // deno-lint-ignore no-control-regex
    assert.doesNotMatch(text, /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    assert.ok(text.isWellFormed());
    assert.equal(text, text.normalize("NFC").trim());
  }
  for (const line of Object.values(lines).flat()) assert.doesNotMatch(line ?? "", /[\n\t]/);
}
