/** What an admin does to the accounts of others. */
import { v7 as uuidv7 } from "uuid";
import type { NewUserInput } from "../shared/account_forms.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Site } from "../site.ts";
import type { Actor } from "../work/actor.ts";
import { type Unit, write } from "../work/write.ts";
import { refuseSoleAdmin } from "../workspaces/members.ts";
import { requireAdmin } from "./admins.ts";
import { deleteUser, lockUser, updateDisabledAt } from "./queries/users.ts";
import { resetPassword } from "./reset_password.ts";
import { createUser, type User } from "./users.ts";

type AdministeredSite = Pick<Site, "db" | "now" | "passwords">;

/**
 * Makes an account, which begins with the admin's own language and time zone.
 *
 * @throws {DomainError} `email_taken`
 */
export async function addUser(
  site: AdministeredSite,
  { admin, actor, input }: { admin: User; actor: Actor; input: NewUserInput },
): Promise<User> {
  const passwordHash = await site.passwords.hash(input.password);
  return await write(site, actor, async (unit) => {
    await requireAdmin(unit);
    return await createUser(unit, {
      id: uuidv7(),
      email: input.email,
      displayName: input.display_name,
      role: input.role,
      language: admin.language,
      timeZone: admin.timeZone,
      passwordHash,
    });
  });
}

/**
 * Sets the password of another user and ends all access to the account.
 *
 * @throws {DomainError} see {@link openOther}
 */
export async function resetUserPassword(
  site: AdministeredSite,
  { actor, userId, newPassword }: { actor: Actor; userId: string; newPassword: string },
): Promise<void> {
  const passwordHash = await site.passwords.hash(newPassword);
  await write(site, actor, async (unit) => {
    await openOther(unit, userId);
    await resetPassword(unit, { userId, passwordHash });
  });
}

/**
 * Keeps another user out: sessions, API tokens and feeds are as if they were not there. None of them
 * ends, so that {@link reinstateUser} brings back what is still valid. Nothing happens to a user who
 * is suspended already.
 *
 * @throws {DomainError} see {@link openOther}
 */
export async function suspendUser(unit: Unit, userId: string): Promise<void> {
  const { user } = await openOther(unit, userId);
  if (user.disabledAt !== null) return;
  await updateDisabledAt(unit.tx, { userId, disabledAt: unit.now, now: unit.now });
  unit.record({ userId, action: "user.suspended", entityType: "user", entityId: userId });
}

/**
 * Lets a suspended user in again. Nothing happens to one who is not suspended.
 *
 * @throws {DomainError} see {@link openOther}
 */
export async function reinstateUser(unit: Unit, userId: string): Promise<void> {
  const { user } = await openOther(unit, userId);
  if (user.disabledAt === null) return;
  await updateDisabledAt(unit.tx, { userId, disabledAt: null, now: unit.now });
  unit.record({ userId, action: "user.reinstated", entityType: "user", entityId: userId });
}

/**
 * Deletes another user and everything of theirs for good. The event stands in the admin's log.
 *
 * @throws {DomainError} `sole_workspace_admin` when a workspace would be left without an admin; and
 * see {@link openOther}
 */
export async function deleteOtherUser(unit: Unit, userId: string): Promise<void> {
  const { adminId } = await openOther(unit, userId);
  await refuseSoleAdmin(unit, userId);
  await deleteUser(unit.tx, userId);
  unit.record({ userId: adminId, action: "user.deleted", entityType: "user", entityId: userId });
}

/**
 * The user as they are when everything that changes them has ended, for an admin who is somebody
 * else. On oneself the own account page has what needs the own password.
 *
 * @throws {DomainError} `not_found` when the user is absent or the actor no admin, `own_account`
 */
async function openOther(unit: Unit, userId: string): Promise<{ adminId: string; user: User }> {
  const adminId = await requireAdmin(unit);
  if (adminId === userId) {
    throw new DomainError("own_account", "Cannot do this to the own account");
  }
  const user = await lockUser(unit.tx, userId);
  if (user === undefined) throw new DomainError("not_found", "Cannot find the user");
  return { adminId, user };
}
