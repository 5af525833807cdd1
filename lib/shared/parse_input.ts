/** Parses input by its schema and says what is wrong with it, value by value. */
import { z } from "zod";
import { type FieldIssue, type FieldIssueCode, InvalidInput } from "./domain_error.ts";

type Issue = z.core.$ZodIssue;

/** Nobody reads more; a megabyte of wrong properties would be answered by nine. */
export const MAX_ISSUES = 100;

/**
 * The parsed input.
 *
 * @throws {InvalidInput} with one issue for each wrong value, MAX_ISSUES at most.
 */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw new InvalidInput(result.error.issues.flatMap(toFieldIssues).slice(0, MAX_ISSUES));
}

/** The issues of a failed parse, in the words of {@link FieldIssueCode}. */
function toFieldIssues(issue: Issue): FieldIssue[] {
  const path = issue.path.map(String).join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) =>
      fieldIssue(path === "" ? key : `${path}.${key}`, "unknown_property")
    );
  }
  if (issue.code === "invalid_union") {
    const nested = issue.errors.at(-1)?.map((inner) => ({
      ...inner,
      path: [...issue.path, ...inner.path],
    }));
    return nested === undefined || nested.length === 0
      ? [fieldIssue(path, "wrong_type")]
      : nested.flatMap((inner) => toFieldIssues(inner as Issue));
  }
  return [fieldIssue(path, codeOf(issue), { limit: limitOf(issue) })];
}

/** One issue with its English message. */
export function fieldIssue(
  path: string,
  code: FieldIssueCode,
  { limit }: { limit?: number | string | undefined } = {},
): FieldIssue {
  const message = MESSAGES[code].replace("{limit}", String(limit ?? ""));
  return { path, code, message, ...(limit === undefined ? {} : { limit }) };
}

function codeOf(issue: Issue): FieldIssueCode {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "required" : "wrong_type";
    case "too_big":
      return issue.origin === "string"
        ? "too_long"
        : issue.origin === "array"
        ? "too_many"
        : "out_of_range";
    case "too_small":
      return issue.origin === "string"
        ? "too_short"
        : issue.origin === "array"
        ? "too_few"
        : "out_of_range";
    case "invalid_format":
      return FORMAT_CODES[issue.format] ?? "not_plain";
    case "invalid_value":
      return issue.input === undefined ? "required" : "not_a_choice";
    case "custom":
      return (issue.params?.code as FieldIssueCode | undefined) ?? "wrong_type";
    default:
      return "wrong_type";
  }
}

const FORMAT_CODES: Record<string, FieldIssueCode> = {
  guid: "not_a_uuid",
  uuid: "not_a_uuid",
  email: "not_an_email",
  url: "not_a_url",
};

function limitOf(issue: Issue): number | string | undefined {
  if (issue.code === "too_big") return Number(issue.maximum);
  if (issue.code === "too_small") return Number(issue.minimum);
  if (issue.code === "invalid_value") return issue.values.map(String).join(", ");
  return undefined;
}

const MESSAGES: Record<FieldIssueCode, string> = {
  required: "Is missing",
  wrong_type: "Has the wrong type",
  too_long: "Is longer than {limit} characters",
  too_short: "Is shorter than {limit} characters",
  too_many: "Has more than {limit} items",
  too_few: "Has fewer than {limit} items",
  out_of_range: "Is outside of the range that ends at {limit}",
  not_a_choice: "Is none of: {limit}",
  not_a_date: "Is not a date that exists: give YYYY-MM-DD or an RFC 3339 instant with its zone",
  not_a_uuid: "Is not a UUID",
  not_an_email: "Is not an e-mail address",
  not_a_url: "Is not an absolute http or https address",
  not_plain: "Does not match ^[a-z0-9][a-z0-9_.-]{0,49}$",
  unknown_property: "Is not a property that can be given here",
  unsupported_character: "Holds U+0000, which cannot be stored",
  conflicting: "Does not fit the other values",
  needs_verdict: "Is given without the verdict that it belongs to",
};

/** Every code that an issue can have. */
export const FIELD_ISSUE_CODES = Object.keys(MESSAGES) as FieldIssueCode[];
