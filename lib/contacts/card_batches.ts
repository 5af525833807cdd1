/** Reads a file of cards twice, in batches that leave the process time for its other work. */
import { nextTurn, Turns } from "../tasks/turns.ts";
import type { ImportedContact } from "./vcard/imported_contact.ts";
import { cardIdentity } from "./vcard/card_identity.ts";
import { type CardResult, parseVcards } from "./vcard/parse_vcards.ts";

/**
 * Cards a batch, and so a transaction: on the embedded database every other request waits for it.
 */
export const BATCH_SIZE = 100;

/** Bytes of the file after which a batch ends before it has so many cards: theirs may be long. */
const BATCH_BYTES = 512 * 1024;

/** What has to be known of a file before its first card is imported. */
export interface CardSurvey {
  total: number;
  /** By UID, the number of the last card that has it. */
  lastCards: ReadonlyMap<string, number>;
}

/** Reads a file for the first time. Keeps no card: together they are larger than the file. */
export async function surveyCards(bytes: Uint8Array): Promise<CardSurvey> {
  let total = 0;
  const lastCards = new Map<string, number>();
  for await (const batch of cardBatches(bytes)) {
    total += batch.length;
    for (const { card, contact } of batch) {
      if (contact !== undefined) lastCards.set(uidOf(contact), card);
    }
  }
  return { total, lastCards };
}

/** The cards of a file in order, others having their turns between two steps and two batches. */
export async function* cardBatches(bytes: Uint8Array): AsyncGenerator<CardResult[]> {
  const turns = new Turns();
  let batch: CardResult[] = [];
  let bytesRead = 0;
  for (const step of parseVcards(bytes)) {
    if (typeof step === "number") {
      bytesRead += step;
      await turns.after(step);
    } else {
      batch.push(step);
    }
    if (batch.length < BATCH_SIZE && bytesRead < BATCH_BYTES) continue;
    if (batch.length > 0) yield batch;
    batch = [];
    bytesRead = 0;
    await nextTurn();
  }
  if (batch.length > 0) yield batch;
}

/** The card's UID, or the identity that stands for it. */
export function uidOf(card: ImportedContact): string {
  return card.uid ?? cardIdentity(card);
}
