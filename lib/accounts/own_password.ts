/** The password of somebody who is signed in, asked for once more, and its change. */
import { revokeCredentials } from "../credentials/revoke.ts";
import type { PasswordInput } from "../shared/account_forms.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Site } from "../site.ts";
import { type Unit, write } from "../work/write.ts";
import { type Account, findById, lockUsable, updatePassword } from "./queries/users.ts";
import { endOtherSessions } from "./sessions.ts";

type PasswordSite = Pick<Site, "db" | "now" | "passwords"> & {
  limits: Pick<Site["limits"], "ownPassword">;
};

export type Limited = { kind: "limited"; retryAfterSeconds: number };

/** A password that was found to be right, as the account stores it. */
export type CheckedPassword = { kind: "right"; passwordHash: string };

/**
 * Whoever finds a browser that is signed in must not guess on.
 *
 * @throws {DomainError} `wrong_password`; `session_ended`, which counts as no guess, when the account
 * is gone or disabled
 */
export async function checkOwnPassword(
  site: PasswordSite,
  { userId, password }: { userId: string; password: string },
): Promise<CheckedPassword | Limited> {
  const { passwordHash } = usable(await findById(site.db, userId));
  const verdict = site.limits.ownPassword.take(userId);
  if (!verdict.allowed) return { kind: "limited", retryAfterSeconds: verdict.retryAfterSeconds };
  const check = await site.passwords.verify(password, passwordHash);
  if (!check.matches) throw wrongPassword();
  site.limits.ownPassword.giveBack(userId);
  return { kind: "right", passwordHash };
}

/**
 * Locks the account until the transaction ends, if its password is still the one that was checked.
 *
 * @throws {DomainError} `wrong_password` when it has been set anew meanwhile; `session_ended` when the
 * account has gone or been disabled
 */
export async function lockChecked(
  unit: Unit,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  if (await lockUsable(unit.tx, { userId, passwordHash }) !== undefined) return;
  usable(await findById(unit.tx, userId));
  throw wrongPassword();
}

/**
 * Sets another password and ends the user's other sessions, and the recovery link that waits. Feeds
 * and API tokens stay: nothing says that they have leaked (ADR decision 6).
 *
 * @param options.sessionId the session that goes on
 * @throws {DomainError} `wrong_password` when the present one is not what was given; `session_ended`
 */
export async function changePassword(
  site: PasswordSite,
  { userId, sessionId, input }: { userId: string; sessionId: string; input: PasswordInput },
): Promise<{ kind: "changed" } | Limited> {
  const checked = await checkOwnPassword(site, { userId, password: input.current_password });
  if (checked.kind === "limited") return checked;
  const passwordHash = await site.passwords.hash(input.new_password);
  return await write(site, { kind: "user", userId, via: "session" }, async (unit) => {
    await lockChecked(unit, { userId, passwordHash: checked.passwordHash });
    await updatePassword(unit.tx, { userId, passwordHash, now: unit.now });
    await endOtherSessions(unit, { userId, sessionId });
    await revokeCredentials(unit, "recovery_link", { userId });
    unit.record({ userId, action: "user.password_changed", entityType: "user", entityId: userId });
    return { kind: "changed" };
  });
}

function usable(account: Account | undefined): Account {
  if (account !== undefined && account.user.disabledAt === null) return account;
  throw new DomainError("session_ended", "Cannot go on: the account is gone or disabled");
}

function wrongPassword(): DomainError {
  return new DomainError("wrong_password", "Cannot go on: the password is not the account's");
}
