/** Reads a file of vCards 2.1, 3.0 and 4.0 card by card: bytes in, contacts and warnings out. */
import type { StepsTo } from "../../shared/steps.ts";
import { cardIdentity } from "./card_identity.ts";
import { CardReader } from "./card_reader.ts";
import { Charsets } from "./charsets.ts";
import type { ImportedContact } from "./imported_contact.ts";
import { PropertyValues } from "./property_values.ts";
import { type RawCard, rawCards } from "./raw_cards.ts";
import { readContact } from "./read_contact.ts";
import { openSourceFile } from "./source_file.ts";
import type { CardWarning } from "./warning.ts";

export interface CardResult {
  /** The card's number in the file, from 1. */
  card: number;
  /** The line of its BEGIN, from 1. */
  line: number;
  /** Absent when the card was skipped; then a warning says why. */
  contact?: ImportedContact;
  warnings: readonly CardWarning[];
}

/**
 * The cards of a file, each read when it is asked for, so that an import can commit in batches. No
 * input makes it throw: what can't be read is reported and the rest is read. A file without cards
 * yields nothing. Two cards with one UID are one contact by their writer's word, and the later
 * updates the earlier; two cards without UID and with one cardIdentity() are one contact by guess,
 * so the later is reported as duplicate_card.
 */
export function* parseVcards(bytes: Uint8Array): StepsTo<CardResult> {
  const file = yield* openSourceFile(bytes);
  const charsets = new Charsets();
  const cardsByIdentity = new Map<string, number>();
  for (const card of rawCards(file.bytes)) {
    if (typeof card === "number") {
      yield card;
      continue;
    }
    const values = new PropertyValues(charsets, card.warnings, { isMarked: file.isMarked });
    const contact = readContact(card, new CardReader(card, values));
    if (contact !== undefined && contact.uid === undefined) {
      reportDuplicate(card, { identity: cardIdentity(contact), cardsByIdentity });
    }
    yield { card: card.number, line: card.line, contact, warnings: card.warnings.list };
  }
}

function reportDuplicate(
  { number, line, warnings }: RawCard,
  { identity, cardsByIdentity }: { identity: string; cardsByIdentity: Map<string, number> },
): void {
  const firstCard = cardsByIdentity.get(identity);
  if (firstCard === undefined) cardsByIdentity.set(identity, number);
  else warnings.report(line, { code: "duplicate_card", firstCard });
}
