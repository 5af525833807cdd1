import assert from "node:assert/strict";
import { STEP_LENGTH } from "../../../lib/shared/steps.ts";
import { bytesOf, card, type CardCase, readCards, testCards } from "./cards.ts";

const QP = "ENCODING=QUOTED-PRINTABLE";

const MARKED: CardCase[] = [
  {
    name: "UTF-8",
    file: bytesOf(`\ufeff${card("3.0", "FN:Müller")}`),
    contact: { displayName: "Müller" },
  },
  {
    name: "UTF-16, little-endian",
    file: utf16(card("3.0", "FN:Müller 🌱"), { littleEndian: true }),
    contact: { displayName: "Müller 🌱" },
  },
  {
    name: "UTF-16, big-endian",
    file: utf16(card("3.0", "FN:Müller 🌱"), { littleEndian: false }),
    contact: { displayName: "Müller 🌱" },
  },
  {
    name: "UTF-16 above a CHARSET for plain values, not for encoded ones",
    file: utf16(
      card("2.1", "FN;CHARSET=ISO-8859-1:Müller", `NOTE;CHARSET=ISO-8859-1;${QP}:M=FCller`),
      { littleEndian: true },
    ),
    contact: { displayName: "Müller", about: "Müller" },
  },
  {
    name: "UTF-8 above a CHARSET for plain values",
    file: bytesOf(`\ufeff${card("2.1", "FN;CHARSET=ISO-8859-1:Müller")}`),
    contact: { displayName: "Müller" },
  },
];

testCards("obeys a byte order mark", MARKED);

Deno.test("parseVcards() reads a character of UTF-16 alike wherever a step ends", () => {
  for (const shift of ["", "x"]) {
    const ignored = `X:${shift}${"🌱".repeat(STEP_LENGTH / 4 - 100)}`;
    const file = card("3.0", ignored, `FN:${"🌱".repeat(100)}`);

    const [result] = readCards(utf16(file, { littleEndian: true }));

    assert.equal(result?.contact?.displayName, "🌱".repeat(100));
    assert.deepEqual(result?.warnings, []);
  }
});

Deno.test("parseVcards() reports a file of UTF-16 that ends inside a character", () => {
  const whole = utf16("BEGIN:VCARD\nFN:Ádám", { littleEndian: true });

  const [result] = readCards(whole.subarray(0, -1));

  assert.equal(result?.contact?.displayName, "Ádá\ufffd");
  assert.deepEqual(result?.warnings.map(({ code }) => code), [
    "missing_end",
    "unreadable_characters",
  ]);
});

function utf16(text: string, { littleEndian }: { littleEndian: boolean }): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  view.setUint16(0, 0xfeff, littleEndian);
  for (let at = 0; at < text.length; at++) {
    view.setUint16(2 * at + 2, text.charCodeAt(at), littleEndian);
  }
  return new Uint8Array(view.buffer);
}
