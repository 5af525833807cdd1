/** The id in a path. */
import { DomainError } from "../../lib/shared/domain_error.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The id in lower case.
 *
 * @throws {DomainError} `not_found` for what is no UUID: nothing can be there
 */
export function pathUuid(params: Record<string, string>, name = "id"): string {
  const value = params[name] ?? "";
  if (!UUID.test(value)) throw new DomainError("not_found", "Cannot find it: the id is no UUID");
  return value.toLowerCase();
}
