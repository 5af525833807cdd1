/** Who administers the installation, and that somebody always can. */
import { requireInForce } from "../credentials/require_in_force.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Unit } from "../work/write.ts";
import { hasOthers, lockAdmins } from "./queries/users.ts";

/**
 * Asks once more, inside the transaction, whether the actor is an admin who may act, and lets what
 * admins do happen one after the other: two who suspend each other at once would leave nobody.
 *
 * @returns the admin's id
 * @throws {DomainError} `not_found` for everybody else, as for every page of the administration;
 * `session_ended`
 */
export async function requireAdmin(unit: Unit): Promise<string> {
  const { tx, actor } = unit;
  const admins = await lockAdmins(tx);
  await requireInForce(unit);
  if (actor.kind === "user") {
    const { userId } = actor;
    if (admins.some(({ id, disabledAt }) => id === userId && disabledAt === null)) return userId;
  }
  throw new DomainError("not_found", "Cannot administer: the actor is no admin");
}

/**
 * Refuses to let the last admin go while there are others who would then have none. The last user of
 * all may go.
 *
 * @throws {DomainError} `last_admin`
 */
export async function refuseLastAdmin(unit: Unit, userId: string): Promise<void> {
  const admins = await lockAdmins(unit.tx);
  const isAdmin = admins.some(({ id }) => id === userId);
  const isReplaced = admins.some(({ id, disabledAt }) => id !== userId && disabledAt === null);
  if (!isAdmin || isReplaced || !await hasOthers(unit.tx, userId)) return;
  throw new DomainError(
    "last_admin",
    "Cannot delete the account: others would be without an admin",
  );
}
