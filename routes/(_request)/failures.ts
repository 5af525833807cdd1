/** What an error means to whoever made the request: the one map from errors to HTTP. */
import { STATUS_CODES } from "node:http";
import { HttpError } from "fresh";
import { isUnavailable } from "../../lib/work/availability.ts";
import { BodyError } from "../../lib/http/body_error.ts";
import {
  DomainError,
  type DomainErrorCode,
  type FieldIssue,
  InvalidInput,
} from "../../lib/shared/domain_error.ts";
import { BadQuery } from "../(_rest)/query.ts";
import { CredentialRefused } from "./credential_refused.ts";
import { LimitExceeded } from "./limit_exceeded.ts";

export interface Failure {
  status: number;
  /** Stable, for programs. */
  code: string;
  /** For a developer; holds no secret and no authored text. */
  detail?: string;
  errors?: FieldIssue[];
  headers: Record<string, string>;
}

const DOMAIN_STATUSES = {
  not_found: 404,
  already_done: 409,
  setup_completed: 404,
  session_ended: 403,
  email_taken: 409,
  wrong_credentials: 422,
  wrong_password: 422,
  dead_recovery_link: 422,
  last_admin: 422,
  own_account: 422,
  too_many_feeds: 422,
  external_activity_exists: 409,
  file_is_not_a_vcard: 422,
  insufficient_role: 403,
  last_workspace_admin: 409,
  sole_workspace_admin: 409,
  unknown_user: 422,
  already_a_member: 409,
  workspace_changed: 409,
  already_revoked: 409,
  purge_failed: 502,
  file_is_not_a_feed: 422,
  malformed_cursor: 400,
} satisfies Record<DomainErrorCode, number>;

/** What some statuses must say besides (RFC 9110 sections 15.5.2 and 15.6.4). */
const STATUS_HEADERS: Record<number, Record<string, string>> = {
  401: { "www-authenticate": "Bearer" },
  // Long enough for a database to come back, short enough to be waited for.
  503: { "retry-after": "5" },
};

/** The failure, or undefined where nobody has foreseen the error: a fault of ours. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof DomainError) {
    const { code, message } = error;
    return { status: DOMAIN_STATUSES[code], code, detail: message, headers: {} };
  }
  if (error instanceof InvalidInput) {
    return { status: 422, code: "invalid_input", errors: error.issues, headers: {} };
  }
  if (error instanceof BadQuery) {
    return { status: 400, code: "bad_query", errors: error.invalid.issues, headers: {} };
  }
  if (error instanceof BodyError) {
    const { status, code, message } = error;
    return { status, code, detail: message, headers: {} };
  }
  if (error instanceof CredentialRefused) {
    const { code, message, headers } = error;
    return { status: 403, code, detail: message, headers: { ...headers } };
  }
  if (error instanceof LimitExceeded) {
    const headers = { "retry-after": String(error.retryAfterSeconds) };
    return { status: 429, code: codeOfStatus(429), headers };
  }
  if (error instanceof HttpError) {
    const { status } = error;
    return { status, code: codeOfStatus(status), headers: { ...STATUS_HEADERS[status] } };
  }
  if (isUnavailable(error)) {
    return { status: 503, code: codeOfStatus(503), headers: { ...STATUS_HEADERS[503] } };
  }
  return undefined;
}

/** "Method Not Allowed" as `method_not_allowed`. */
function codeOfStatus(status: number): string {
  return (STATUS_CODES[status] ?? "error").toLowerCase().replaceAll(/[^a-z]+/g, "_");
}
