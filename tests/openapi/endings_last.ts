/** The order in which all operations can be tried on one world. */
import type { OpenApiDocument } from "../../lib/openapi/describe_api.ts";
import { type ListedOperation, listOperations } from "../../lib/openapi/read_document.ts";

/** In the order in which they take away what others need. */
const ENDINGS = [
  /^delete (?!\/v1\/contacts|\/intelligence\/workspaces\/{id}$)/,
  /\/(rotate|revoke)$/,
  /^delete /,
  /revoke-all$/,
];

/** What takes rows or credentials away comes after what needs them. */
export function endingsLast(document: OpenApiDocument): ListedOperation[] {
  const rank = ({ method, path }: ListedOperation) =>
    ENDINGS.findIndex((ending) => ending.test(`${method} ${path}`));
  return listOperations(document).toSorted((a, b) => rank(a) - rank(b));
}
