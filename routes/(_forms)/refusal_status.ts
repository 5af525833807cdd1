/** The status of a page that shows a form which was refused. */
import type { DomainErrorCode } from "../../lib/shared/domain_error.ts";
import type { Refusal } from "./attempt.ts";

/** The input is right, but what there is stands against it. */
const CONFLICTS: readonly DomainErrorCode[] = [
  "already_a_member",
  "last_workspace_admin",
  "sole_workspace_admin",
];

/** 409 for a conflict with what there is (RFC 9110 section 15.5.10), else 422. */
export function refusalStatus(refusal: Refusal): 409 | 422 {
  if (refusal.kind === "invalid") return 422;
  return CONFLICTS.includes(refusal.code) ? 409 : 422;
}
