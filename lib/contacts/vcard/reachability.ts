/** Reads how a contact is reached: e-mail addresses, phone numbers and a web address. */
import { isWebAddress } from "../../shared/web_address.ts";
import type { CardReader } from "./card_reader.ts";
import { FIELD_LENGTHS, type ImportedContact, MAX_OTHER_VALUES } from "./imported_contact.ts";
import { toLine } from "./plain_text.ts";
import type { Property, PropertyName } from "./property.ts";

type Reachability = Pick<
  ImportedContact,
  "email" | "otherEmails" | "phone" | "otherPhones" | "website"
>;

export function readReachability(card: CardReader): Reachability {
  const [email, ...otherEmails] = readDistinct(card, "EMAIL", {
    limit: FIELD_LENGTHS.email,
    read: withoutMailto,
    keyOf: (address) => address.toLowerCase(),
  });
  const [phone, ...otherPhones] = readDistinct(card, "TEL", {
    limit: FIELD_LENGTHS.phone,
    read: withoutTel,
    keyOf: phoneKey,
  });
  return { email, otherEmails, phone, otherPhones, website: readWebsite(card) };
}

/** A phone number without the marks that people group its digits with. */
export function phoneKey(number: string): string {
  return number.toLowerCase().replace(/[\s().\/-]/g, "");
}

interface DistinctValues {
  limit: number;
  read: (text: string) => string;
  /** Values with the same key are one. */
  keyOf: (value: string) => string;
}

/** The values that fit, the preferred one first, each once. */
function readDistinct(card: CardReader, name: PropertyName, options: DistinctValues): string[] {
  const values = new Map<string, string>();
  const found = card.list(name, (property) => {
    return options.read(toLine(card.readText(property))) || undefined;
  });
  for (const entry of found) {
    const key = options.keyOf(entry.value);
    if (values.has(key) || !card.fitsWhole(entry, options.limit)) continue;
    if (values.size > MAX_OTHER_VALUES) card.report(entry.property, "extra_value_ignored");
    else values.set(key, entry.value);
  }
  return [...values.values()];
}

/** RFC 6068: the address alone, without the header fields that may follow it. */
function withoutMailto(text: string): string {
  const address = /^mailto:([^?]*)/i.exec(text)?.[1];
  return address === undefined ? text : toLine(decodePercent(address));
}

/** Parameters of a number that are read. RFC 3966 knows of four. */
const MAX_PARAMETERS = 20;

/** RFC 3966: the number, and its extension if it has one. */
function withoutTel(text: string): string {
  const [number = "", ...parameters] = text.split(";", MAX_PARAMETERS);
  if (!/^tel:/i.test(number)) return text;
  const extension = parameters.find((parameter) => /^ext=/i.test(parameter))?.slice("ext=".length);
  const digits = toLine(decodePercent(number.slice("tel:".length)));
  return extension ? `${digits} ext. ${extension}` : digits;
}

function readWebsite(card: CardReader): string | undefined {
  const found = card.find("URL", (property) => readWebAddress(card, property));
  return found !== undefined && card.fitsWhole(found, FIELD_LENGTHS.website)
    ? found.value
    : undefined;
}

/** No other scheme becomes a link that a page offers, such as `javascript:`. */
function readWebAddress(card: CardReader, property: Property): string | undefined {
  const text = toLine(card.readText(property));
  if (text === "") return undefined;
  if (isWebAddress(text)) return text;
  const isHostName = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u.test(text);
  const address = `http://${text}`;
  if (isHostName && isWebAddress(address)) return address;
  card.report(property, "not_a_web_address");
  return undefined;
}

/** As it is when its percent signs aren't an encoding. */
function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
