/** A new password from somebody who did not need to know the old one. */
import type { Unit } from "../work/write.ts";
import { endAccess } from "./end_access.ts";
import { updatePassword } from "./queries/users.ts";

/** Sets the password and ends all access that others may have gained (ADR decision 6). */
export async function resetPassword(
  unit: Unit,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await updatePassword(unit.tx, { userId, passwordHash, now: unit.now });
  await endAccess(unit, userId);
  unit.record({ userId, action: "user.password_reset", entityType: "user", entityId: userId });
}
