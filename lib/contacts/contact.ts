/** A contact as its owner sees it. */

/** What is known of a person. Absent text is null; lists may be empty. */
export interface ContactValues {
  display_name: string;
  given_name: string | null;
  family_name: string | null;
  middle_name: string | null;
  honorific_prefix: string | null;
  honorific_suffix: string | null;
  nickname: string | null;
  organization: string | null;
  job_title: string | null;
  email: string | null;
  other_emails: string[];
  phone: string | null;
  other_phones: string[];
  website: string | null;
  /** A postal address on several lines. */
  address: string | null;
  /** `YYYY-MM-DD`, `--MM-DD`, `YYYY-MM` or `YYYY`. */
  birthday: string | null;
  about: string | null;
}

/** The flat object of REST; instants are still Dates. */
export interface Contact extends ContactValues {
  /** Also the contact's UID towards other programs, for good. */
  id: string;
  archived_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** A contact of a user, who must be its owner. */
export interface OwnedContact {
  userId: string;
  /** A UUID. */
  contactId: string;
}
