/** What people change about their own account, and its end. */
import { requireInForce } from "../credentials/require_in_force.ts";
import type { AccountInput } from "../shared/account_forms.ts";
import type { Site } from "../site.ts";
import { type Unit, write } from "../work/write.ts";
import { refuseSoleAdmin } from "../workspaces/members.ts";
import { refuseLastAdmin } from "./admins.ts";
import { checkOwnPassword, type Limited, lockChecked } from "./own_password.ts";
import { deleteUser, lockUser, updateDetails } from "./queries/users.ts";

/**
 * Changes name, language and time zone. `updated_at` moves when one of them is another.
 *
 * @throws {DomainError} `session_ended`
 */
export async function updateAccount(
  unit: Unit,
  { userId, input }: { userId: string; input: AccountInput },
): Promise<void> {
  await lockUser(unit.tx, userId);
  await requireInForce(unit);
  await updateDetails(unit.tx, { userId, details: input, now: unit.now });
}

/**
 * Deletes the account and everything in it for good. The log of the account goes with it, so this
 * leaves a line in the log of the process.
 *
 * @throws {DomainError} `wrong_password`; `session_ended`; `last_admin` when others would be left
 * without an admin; `sole_workspace_admin` when a workspace would
 */
export async function deleteOwnAccount(
  site: Pick<Site, "db" | "now" | "passwords" | "limits" | "log">,
  { userId, password }: { userId: string; password: string },
): Promise<{ kind: "deleted" } | Limited> {
  const checked = await checkOwnPassword(site, { userId, password });
  if (checked.kind === "limited") return checked;
  await write(site, { kind: "user", userId, via: "session" }, async (unit) => {
    await refuseLastAdmin(unit, userId);
    await lockChecked(unit, { userId, passwordHash: checked.passwordHash });
    await refuseSoleAdmin(unit, userId);
    await deleteUser(unit.tx, userId);
  });
  site.log.info("account deleted", { user_id: userId });
  return { kind: "deleted" };
}
