/** Ending credentials, with an audit event for each. */
import type { Unit } from "../work/write.ts";
import { type CredentialKind, KINDS, type Scopes } from "./kinds.ts";

/**
 * Ends the credentials of the scope that are still in force and gives their ids: none when there
 * are none, they ended before, or they are another user's.
 */
export async function revokeCredentials<K extends CredentialKind>(
  unit: Unit,
  kind: K,
  where: Scopes[K],
): Promise<string[]> {
  const { end, entityType, endedAction } = KINDS[kind];
  const ids = await end(unit.tx, { ...where, now: unit.now });
  for (const entityId of ids) {
    unit.record({ userId: where.userId, action: endedAction, entityType, entityId });
  }
  return ids;
}
