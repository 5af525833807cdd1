/** Error answers of REST: RFC 9457 problem details. */
import { STATUS_CODES } from "node:http";
import type { FieldIssue } from "../shared/domain_error.ts";

export interface ProblemOptions {
  /** What went wrong this time, for a developer. Holds nothing secret. */
  detail?: string;
  /** What is wrong with which value. */
  errors?: readonly FieldIssue[];
  headers?: Readonly<Record<string, string>>;
}

/**
 * An `application/problem+json` answer that no cache keeps. It has no `type`, which then is
 * `about:blank`, and so the title is the status's own (RFC 9457 section 4.2.1). Programs go by
 * `code`, which stays as it is.
 */
export function problem(status: number, code: string, options: ProblemOptions = {}): Response {
  const { detail, errors, headers = {} } = options;
  const body = {
    title: STATUS_CODES[status],
    status,
    code,
    detail,
    errors: errors?.map(({ path, code, message }) => ({ path, code, message })),
  };
  const answer = Response.json(body, { status, headers });
  answer.headers.set("cache-control", "no-store");
  answer.headers.set("content-type", "application/problem+json");
  answer.headers.set("x-content-type-options", "nosniff");
  return answer;
}
