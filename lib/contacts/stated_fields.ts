/** What a card says, apart from what it leaves open. */
import type { ImportedContact } from "./vcard/imported_contact.ts";

/**
 * The fields that a card has. A card takes nothing away: what it doesn't say may have been written
 * down here, or left out by the program that exported it.
 */
export function statedFields(card: ImportedContact): Partial<ImportedContact> {
  return Object.fromEntries(
    Object.entries(card).filter(([, value]) => value !== undefined && value.length > 0),
  );
}
