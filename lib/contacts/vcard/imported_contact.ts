/** What an import knows of one contact, and how long each of its texts may be. */
import {
  MAX_ADDRESS_LENGTH,
  MAX_LABEL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_UID_LENGTH,
  MAX_URL_LENGTH,
} from "../../shared/limits.ts";

/**
 * The fields of a contact as a card gives them. Text is NFC, trimmed and free of control characters,
 * on one line but for `address` and `about`; absent and empty are both undefined.
 */
export interface ImportedContact {
  /** As written, with its `urn:uuid:`. A card without one is known by cardIdentity(). */
  uid?: string;
  displayName: string;
  givenName?: string;
  familyName?: string;
  middleName?: string;
  honorificPrefix?: string;
  honorificSuffix?: string;
  nickname?: string;
  organization?: string;
  jobTitle?: string;
  /** The preferred one, else the first. */
  email?: string;
  /** At most MAX_OTHER_VALUES more, all distinct. */
  otherEmails: string[];
  phone?: string;
  otherPhones: string[];
  /** An http or https address. */
  website?: string;
  /** One postal address on several lines. */
  address?: string;
  /** `YYYY-MM-DD`, `--MM-DD`, `YYYY-MM` or `YYYY`. */
  birthday?: string;
  about?: string;
}

export const MAX_OTHER_VALUES = 20;

/**
 * In UTF-16 code units, as lib/shared/limits.ts counts. None is above what contactSchema allows, so
 * that a later edit of another field doesn't stumble over an imported one.
 */
export const FIELD_LENGTHS = {
  uid: MAX_UID_LENGTH,
  name: MAX_NAME_LENGTH,
  honorific: MAX_LABEL_LENGTH,
  organization: MAX_TITLE_LENGTH,
  jobTitle: MAX_TITLE_LENGTH,
  email: MAX_NAME_LENGTH,
  phone: MAX_LABEL_LENGTH,
  website: MAX_URL_LENGTH,
  address: MAX_ADDRESS_LENGTH,
  about: MAX_TEXT_LENGTH,
} as const;
