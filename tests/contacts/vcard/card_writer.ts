/** Writes contacts as cards, folded and encoded at random, for property tests. */
import type { ImportedContact } from "../../../lib/contacts/vcard/imported_contact.ts";
import { fc } from "../../packages/fast_check.ts";

const encoder = new TextEncoder();

/** Lower is a fold or an escape where one is free to choose. */
export type Chance = () => number;

export function anyChance(): fc.Arbitrary<Chance> {
  return fc.infiniteStream(fc.nat({ max: 99 })).map((stream) => () => stream.next().value ?? 0);
}

/** Text that an import keeps as it is, on one line. */
export function anyLine(maxLength: number): fc.Arbitrary<string> {
  return anyText(maxLength).filter((text) => !/[\n\t\u2028\u2029]/.test(text));
}

/** Text that an import keeps as it is, on any number of lines. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom("\\", "\\n", "\n", ",", ";", ":", '"', "=", "=3D", "^n", " ", "é", "🌱", "ソ"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }),
    fc.string({ unit: "binary", minLength: 1, maxLength: 4 }),
  );
  return fc.array(piece, { minLength: 1, maxLength: 12 })
    .map((pieces) => pieces.join("").trim().slice(0, maxLength).toWellFormed().normalize("NFC"))
    .filter((text) => text !== "" && text.trim() === text && text.length <= maxLength)
    // deno-lint-ignore no-control-regex
    .filter((text) => !/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd]/.test(text));
}

export function anyContact(): fc.Arbitrary<ImportedContact> {
  const name = anyLine(200);
  return fc.record({
    uid: anyLine(255),
    displayName: name,
    givenName: name,
    familyName: name,
    middleName: name,
    honorificPrefix: anyLine(100),
    honorificSuffix: anyLine(100),
    nickname: name,
    organization: name,
    jobTitle: name,
    email: fc.emailAddress(),
    otherEmails: fc.uniqueArray(fc.nat().map((id) => `${id}@other.example`), { maxLength: 20 }),
    phone: fc.nat().map((number) => `+1 ${number}`),
    otherPhones: fc.uniqueArray(fc.nat().map((number) => `+2 ${number}`), { maxLength: 20 }),
    website: fc.webUrl({ withQueryParameters: true }),
    address: anyText(2_000),
    birthday: fc.constantFrom("1996-04-15", "--02-29", "1996-04", "1996"),
    about: anyText(20_000),
  }, { requiredKeys: ["displayName", "email", "otherEmails", "phone", "otherPhones"] });
}

/** vCard 3.0 or 4.0, with line ends of one kind and folds between any two bytes. */
export function writeCard(
  contact: ImportedContact,
  options: { version: string; lineEnd: string; chance: Chance },
): Uint8Array {
  const { familyName, givenName, middleName, honorificPrefix, honorificSuffix } = contact;
  const name = [familyName, givenName, middleName, honorificPrefix, honorificSuffix];
  const { email, otherEmails, phone, otherPhones } = contact;
  const lines = [
    "BEGIN:VCARD",
    `VERSION:${options.version}`,
    ...optional("UID", contact.uid),
    `N:${name.map((part) => escape(part ?? "")).join(";")}`,
    `FN:${escape(contact.displayName)}`,
    ...optional("NICKNAME", contact.nickname),
    ...optional("ORG", contact.organization),
    ...optional("TITLE", contact.jobTitle),
    ...[...otherEmails].map((other) => `EMAIL;TYPE=home:${escape(other)}`),
    `EMAIL;TYPE="work,pref":${escape(email ?? "")}`,
    `item1.TEL;PREF=1:${escape(phone ?? "")}`,
    ...otherPhones.map((other) => `TEL:${escape(other)}`),
    ...optional("URL", contact.website),
    ...(contact.address === undefined ? [] : [`ADR:;;${escape(contact.address)};;;;`]),
    ...optional("BDAY", contact.birthday),
    ...optional("NOTE", contact.about),
    "END:VCARD",
  ];
  return joinBytes(lines.map((line) => fold(line, options)));
}

/** vCard 2.1 in quoted-printable, with soft line breaks between any two of its characters. */
export function writeQuotedPrintableCard(contact: ImportedContact, chance: Chance): Uint8Array {
  const encoding = "CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE";
  const { familyName = "", givenName = "" } = contact;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:2.1",
    `N;${encoding}:${[familyName, givenName].map((part) => encode(part, chance)).join(";")}`,
    `FN;${encoding}:${encode(contact.displayName, chance)}`,
    `NOTE;${encoding}:${encode(contact.about ?? "", chance)}`,
    "END:VCARD",
  ];
  return encoder.encode(lines.map((line) => `${line}\r\n`).join(""));
}

function optional(property: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${property}:${escape(value)}`];
}

function escape(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");
}

function fold(line: string, { lineEnd, chance }: { lineEnd: string; chance: Chance }): Uint8Array {
  const folded = [...encoder.encode(line)].flatMap((byte, index) => {
    const isFolded = index > 0 && chance() < 10;
    return isFolded ? [...encoder.encode(`${lineEnd}${chance() < 50 ? " " : "\t"}`), byte] : [byte];
  });
  return Uint8Array.from([...folded, ...encoder.encode(lineEnd)]);
}

function encode(text: string, chance: Chance): string {
  return Array.from(encoder.encode(text.replaceAll("\n", "\r\n")), (byte) => {
    const written = writeByte(byte, chance);
    return chance() < 10 ? `=\r\n${written}` : written;
  }).join("");
}

/** Plainly or encoded; a backslash or a semicolon that stands plainly is escaped. */
function writeByte(byte: number, chance: Chance): string {
  const isPlain = byte > 0x20 && byte < 0x7f && byte !== 0x3d && chance() < 70;
  if (!isPlain) return `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  const character = String.fromCharCode(byte);
  return /[\\;]/.test(character) ? `\\${character}` : character;
}

function joinBytes(parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
