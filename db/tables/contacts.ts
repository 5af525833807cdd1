/** Tables of the contacts and their imports. */
import type { JSONColumnType } from "kysely";
import type {
  Instant,
  NullableInstant,
  Optional,
  Stamps,
  WithDefault,
  WrittenOnce,
} from "./columns.ts";

export interface ContactsTable extends Stamps {
  /** Also the contact's vCard UID towards others. */
  id: WrittenOnce<string>;
  user_id: WrittenOnce<string>;
  /** The UID (or the derived identity) under which an import brought the card. */
  imported_uid: Optional<string>;
  display_name: string;
  /** `display_name` folded for sorting: no case, no diacritics. */
  sort_name: string;
  /** What a search looks through, folded: names, e-mails and digits of phones, one a line. */
  search_text: WithDefault<string>;
  given_name: Optional<string>;
  family_name: Optional<string>;
  middle_name: Optional<string>;
  honorific_prefix: Optional<string>;
  honorific_suffix: Optional<string>;
  nickname: Optional<string>;
  organization: Optional<string>;
  job_title: Optional<string>;
  email: Optional<string>;
  other_emails: WithDefault<string[]>;
  phone: Optional<string>;
  other_phones: WithDefault<string[]>;
  website: Optional<string>;
  address: Optional<string>;
  /** `YYYY-MM-DD`, `--MM-DD`, `YYYY-MM` or `YYYY` (RFC 6350 section 4.3.1, extended form). */
  birthday: Optional<string>;
  about: Optional<string>;
  archived_at: NullableInstant;
  deleted_at: NullableInstant;
}

/** A warning of an import as it is kept: no text of the card. */
export interface StoredImportWarning {
  card: number;
  line: number;
  code: string;
  property?: string;
  limit?: number;
  firstCard?: number;
}

export interface ContactImportsTable {
  id: WrittenOnce<string>;
  user_id: WrittenOnce<string>;
  state: "running" | "finished" | "failed";
  /** Cards in the file. */
  total: number;
  created: WithDefault<number>;
  updated: WithDefault<number>;
  unchanged: WithDefault<number>;
  skipped: WithDefault<number>;
  /** How many there were; only the first are kept. */
  warning_count: WithDefault<number>;
  warnings: JSONColumnType<StoredImportWarning[]>;
  created_at: WrittenOnce<Date>;
  updated_at: Instant;
}
