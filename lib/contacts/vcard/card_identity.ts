/** Knows a card without a UID again when its file is imported once more. */
import { createHash } from "node:crypto";
import type { ImportedContact } from "./imported_contact.ts";
import { phoneKey } from "./reachability.ts";

type IdentifyingFields = Pick<ImportedContact, "displayName" | "email" | "phone" | "birthday">;

/**
 * The UID to keep for a card that has none: `derived:` and the SHA-256, in hexadecimal, of what names
 * a person. Case, spacing and the marks that group a number's digits don't matter. Two people with
 * all four in common can't be told apart; parseVcards() reports them as duplicate_card.
 */
export function cardIdentity(contact: IdentifyingFields): string {
  const name = contact.displayName.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
  const email = contact.email?.toLowerCase() ?? "";
  const phone = contact.phone === undefined ? "" : phoneKey(contact.phone);
  const identity = JSON.stringify([name, email, phone, contact.birthday ?? ""]);
  return `derived:${createHash("sha256").update(identity).digest("hex")}`;
}
