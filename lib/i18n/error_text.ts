/** What people read when a rule was broken or a value is wrong. */
import type { DomainErrorCode, FieldIssue } from "../shared/domain_error.ts";
import type { Translator } from "./translator.ts";

export function domainErrorText(translator: Translator, code: DomainErrorCode): string {
  return translator.text(`error.${code}`);
}

export function fieldIssueText(translator: Translator, issue: FieldIssue): string {
  return translator.text(`issue.${issue.code}`, { limit: issue.limit ?? "" });
}
