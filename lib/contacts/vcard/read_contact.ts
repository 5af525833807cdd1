/** Turns one card into a contact, or reports why it can't be one. */
import type { CardReader } from "./card_reader.ts";
import { readBirthday } from "./birthday.ts";
import { FIELD_LENGTHS, type ImportedContact } from "./imported_contact.ts";
import { readNames } from "./names.ts";
import { cutText, toLine, toText } from "./plain_text.ts";
import { readAddress } from "./postal_address.ts";
import type { Property } from "./property.ts";
import type { RawCard } from "./raw_cards.ts";
import { readReachability } from "./reachability.ts";

/** The contact, or undefined with a warning that says why: the card is a group or has no name. */
export function readContact(raw: RawCard, card: CardReader): ImportedContact | undefined {
  if (isGroup(card)) {
    raw.warnings.report(raw.line, { code: "group_card" });
    return undefined;
  }
  const names = readNames(card);
  const reachability = readReachability(card);
  const displayName = names.displayName ?? fallbackName(reachability);
  if (displayName === undefined) {
    raw.warnings.report(raw.line, { code: "missing_name" });
    return undefined;
  }
  return {
    ...names,
    ...reachability,
    displayName,
    uid: readUid(card),
    jobTitle: card.fit(card.findLine("TITLE") ?? card.findLine("ROLE"), FIELD_LENGTHS.jobTitle),
    address: readAddress(card),
    birthday: readFirstBirthday(card),
    about: readAbout(card),
  };
}

/** Address books export their groups as cards with MEMBER properties (RFC 6350 section 6.1.4). */
function isGroup(card: CardReader): boolean {
  const kind = card.findLine("KIND") ?? card.findLine("X-ADDRESSBOOKSERVER-KIND");
  return kind?.value.toLowerCase() === "group";
}

function fallbackName(names: { email?: string; phone?: string }): string | undefined {
  const name = names.email ?? names.phone;
  return name === undefined ? undefined : cutText(name, FIELD_LENGTHS.name);
}

function readUid(card: CardReader): string | undefined {
  const found = card.findLine("UID");
  return found !== undefined && card.fitsWhole(found, FIELD_LENGTHS.uid) ? found.value : undefined;
}

function readFirstBirthday(card: CardReader): string | undefined {
  return card.find("BDAY", (property) => readBday(card, property))?.value;
}

function readBday(card: CardReader, property: Property): string | undefined {
  const written = toLine(card.readText(property));
  if (written === "") return undefined;
  const omittedYear = property.parameters.get("X-APPLE-OMIT-YEAR")?.[0];
  const birthday = readBirthday(written, omittedYear);
  if (birthday === undefined) card.report(property, "unreadable_date");
  return birthday;
}

/** All notes, one after another. */
function readAbout(card: CardReader): string | undefined {
  const found = card.list("NOTE", (property) => toText(card.readText(property)) || undefined);
  const [first] = found;
  if (first === undefined) return undefined;
  const property = found.find((note) => note.property.isCut)?.property ?? first.property;
  const value = found.map((note) => note.value).join("\n\n");
  return card.fit({ property, value }, FIELD_LENGTHS.about);
}
