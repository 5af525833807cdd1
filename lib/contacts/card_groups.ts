/** Makes one of the cards of a file that have the same UID. */
import { isDeepStrictEqual } from "node:util";
import { type CardSurvey, uidOf } from "./card_batches.ts";
import { statedFields } from "./stated_fields.ts";
import type { ImportedContact } from "./vcard/imported_contact.ts";
import type { CardResult } from "./vcard/parse_vcards.ts";

/** All cards of one UID, the later ones over the earlier. */
export interface CardGroup {
  uid: string;
  card: ImportedContact;
  /** Later cards that changed something. */
  updates: number;
  /** Later cards that said the same again. */
  repeats: number;
}

/**
 * Holds cards back until the last of their UID has come. Taken one by one, a second import of the
 * file would change the contact to what the earlier card says and back again.
 */
export class CardGroups {
  readonly #lastCards: CardSurvey["lastCards"];
  readonly #open = new Map<string, CardGroup>();

  constructor({ lastCards }: CardSurvey) {
    this.#lastCards = lastCards;
  }

  /** The groups that these cards complete, in their order. */
  complete(cards: CardResult[]): CardGroup[] {
    return cards.flatMap(({ card: number, contact }) =>
      contact === undefined ? [] : this.#add(number, contact)
    );
  }

  #add(number: number, card: ImportedContact): CardGroup[] {
    const uid = uidOf(card);
    const earlier = this.#open.get(uid);
    const group = earlier === undefined
      ? { uid, card, updates: 0, repeats: 0 }
      : join(earlier, card);
    if (this.#lastCards.get(uid) === number) return [group];
    this.#open.set(uid, group);
    return [];
  }
}

function join(group: CardGroup, later: ImportedContact): CardGroup {
  const card = { ...group.card, ...statedFields(later) };
  return isDeepStrictEqual(card, group.card)
    ? { ...group, repeats: group.repeats + 1 }
    : { ...group, card, updates: group.updates + 1 };
}
