/** The errors of broken rules: what a caller did that the domain refuses. */

/** Every rule that can be broken, by the name that answers, pages and tests know it by. */
export type DomainErrorCode =
  | "not_found"
  | "already_done"
  | "setup_completed"
  | "session_ended"
  | "email_taken"
  | "wrong_credentials"
  | "wrong_password"
  | "dead_recovery_link"
  | "last_admin"
  | "own_account"
  | "too_many_feeds"
  | "external_activity_exists"
  | "file_is_not_a_vcard"
  | "insufficient_role"
  | "last_workspace_admin"
  | "sole_workspace_admin"
  | "unknown_user"
  | "already_a_member"
  | "workspace_changed"
  | "already_revoked"
  | "purge_failed"
  | "file_is_not_a_feed"
  | "malformed_cursor";

/** A broken rule. Its message is for logs: it holds no secret and no authored text. */
export class DomainError extends Error {
  override readonly name = "DomainError";

  constructor(readonly code: DomainErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
  }
}

/** One thing wrong with one value of the input. */
export interface FieldIssue {
  /** Where, with dots: `date.month`, `contact_ids.0`; empty for the whole. */
  path: string;
  code: FieldIssueCode;
  /** English, for the REST answer; pages translate the code. */
  message: string;
  /** The bound that was crossed or the choices there were. */
  limit?: number | string;
}

export type FieldIssueCode =
  | "required"
  | "wrong_type"
  | "too_long"
  | "too_short"
  | "too_many"
  | "too_few"
  | "out_of_range"
  | "not_a_choice"
  | "not_a_date"
  | "not_a_uuid"
  | "not_an_email"
  | "not_a_url"
  | "not_plain"
  | "unknown_property"
  | "unsupported_character"
  | "conflicting"
  | "needs_verdict";

/** Input that does not have the shape or the values that it must have. */
export class InvalidInput extends Error {
  override readonly name = "InvalidInput";

  constructor(readonly issues: FieldIssue[]) {
    super(
      `Cannot accept the input: ${issues.map(({ path, code }) => `${path} ${code}`).join(", ")}`,
    );
  }
}
