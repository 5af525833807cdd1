/** The sizes that input may have, shared by validation, forms and the database's checks. */

/** Lengths of authored text, in UTF-16 code units (what an HTML maxlength counts). */
export const MAX_TEXT_LENGTH = 20_000;
export const MAX_NOTE_LENGTH = 5_000;
export const MAX_TITLE_LENGTH = 200;
export const MAX_LABEL_LENGTH = 100;
export const MAX_URL_LENGTH = 2_000;

/** Lengths of a contact's fields. */
export const MAX_NAME_LENGTH = 200;
export const MAX_ADDRESS_LENGTH = 2_000;
export const MAX_UID_LENGTH = 255;

/** RFC 5321 section 4.5.3.1.3: a path is at most 256 octets with its angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

export const MAX_ACTIVITY_CONTACTS = 100;

/** Request bodies, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

/** Items on one page of a list. */
export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 100;
