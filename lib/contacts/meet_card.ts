/** What becomes of a contact when an import meets its card. */
import { isDeepStrictEqual } from "node:util";
import { v7 as uuidv7 } from "uuid";
import type { ContactValues } from "./contact.ts";
import { blankValues, overlay } from "./contact_values.ts";
import { statedFields } from "./stated_fields.ts";
import type { ImportedContact } from "./vcard/imported_contact.ts";

/** A contact that an import has brought, deleted or not. */
export interface ImportedRow {
  id: string;
  /** The card's UID, or the identity derived for a card without one. */
  uid: string;
  values: ContactValues;
  isDeleted: boolean;
}

/** What to save, unless nothing has changed. */
export interface Meeting {
  outcome: "created" | "updated" | "unchanged";
  row: ImportedRow;
  /** The contact was deleted and is back. */
  isRestored: boolean;
}

/** `known` is the contact with that UID; undefined where there is none. */
export function meetCard(
  known: ImportedRow | undefined,
  { uid, card }: { uid: string; card: ImportedContact },
): Meeting {
  if (known === undefined) {
    const row = { id: uuidv7(), uid, values: merge(blankValues(), card), isDeleted: false };
    return { outcome: "created", row, isRestored: false };
  }
  const values = merge(known.values, card);
  if (!known.isDeleted && isDeepStrictEqual(values, known.values)) {
    return { outcome: "unchanged", row: known, isRestored: false };
  }
  const row = { ...known, values, isDeleted: false };
  return { outcome: "updated", row, isRestored: known.isDeleted };
}

/** What the card says over what is there. */
function merge(values: ContactValues, card: ImportedContact): ContactValues {
  const stated = statedFields(card);
  return overlay(values, {
    display_name: stated.displayName,
    given_name: stated.givenName,
    family_name: stated.familyName,
    middle_name: stated.middleName,
    honorific_prefix: stated.honorificPrefix,
    honorific_suffix: stated.honorificSuffix,
    nickname: stated.nickname,
    organization: stated.organization,
    job_title: stated.jobTitle,
    email: stated.email,
    other_emails: stated.otherEmails,
    phone: stated.phone,
    other_phones: stated.otherPhones,
    website: stated.website,
    address: stated.address,
    birthday: stated.birthday,
    about: stated.about,
  });
}
