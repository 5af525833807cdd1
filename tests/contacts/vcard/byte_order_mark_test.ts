import { bytesOf, card, type CardCase, testCards } from "./cards.ts";

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

function utf16(text: string, { littleEndian }: { littleEndian: boolean }): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  view.setUint16(0, 0xfeff, littleEndian);
  for (let at = 0; at < text.length; at++) {
    view.setUint16(2 * at + 2, text.charCodeAt(at), littleEndian);
  }
  return new Uint8Array(view.buffer);
}
