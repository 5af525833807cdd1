/** One-time links by which somebody who has lost the password sets another one. */
import type { Db, Tx } from "../../db/database.ts";
import { hashSecret, mintSecret } from "../credentials/secrets.ts";
import type { RecoveryResetInput } from "../shared/account_forms.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Site } from "../site.ts";
import { type Unit, write } from "../work/write.ts";
import { consumeRecoveryLink, findLinkedUser, putRecoveryLink } from "./queries/recovery_links.ts";
import { lockEnabled, lockEnabledByEmail } from "./queries/users.ts";
import { resetPassword } from "./reset_password.ts";
import type { User } from "./users.ts";

export const RECOVERY_LINK_LIFETIME_MINUTES = 30;

export interface RecoveryLink {
  user: User;
  /** Part of the address. Kept nowhere. */
  secret: string;
}

/**
 * Makes the link of the account with that e-mail address, in lower case; an earlier one stops
 * working. Undefined where there is no such account or it is disabled.
 */
export async function createRecoveryLink(
  unit: Unit,
  email: string,
): Promise<RecoveryLink | undefined> {
  const user = await lockEnabledByEmail(unit.tx, email);
  if (user === undefined) return undefined;
  const { secret, tokenHash } = mintSecret("recovery_link");
  await putRecoveryLink(unit.tx, {
    user_id: user.id,
    token_hash: tokenHash,
    created_at: unit.now,
    expires_at: new Date(unit.now.getTime() + RECOVERY_LINK_LIFETIME_MINUTES * 60_000),
  });
  unit.record({
    userId: user.id,
    action: "recovery_link.created",
    entityType: "recovery_link",
    entityId: user.id,
  });
  return { user, secret };
}

/**
 * The address that is handed out. The secret is in its query, for a fragment would never reach a
 * page that works without JavaScript. So the page sends no referrer that has it, the log redacts it,
 * opening the page changes nothing (mail scanners do), and one use ends it.
 */
export function recoveryUrl(origin: string, secret: string): string {
  return `${origin}/recover/reset?token=${secret}`;
}

/** Whether the link would work now. */
export async function isLiveRecoveryLink(
  db: Db | Tx,
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> {
  const tokenHash = hashSecret("recovery_link", secret);
  return tokenHash !== undefined && await findLinkedUser(db, { tokenHash, now }) !== undefined;
}

/**
 * Sets the password by a link, which ends with it, and ends all other access to the account.
 *
 * @throws {DomainError} `dead_recovery_link` when it was used, replaced or has expired, when the
 * account is disabled, and when there was never such a link
 */
export async function recoverAccount(
  site: Pick<Site, "db" | "now" | "passwords">,
  { token, new_password }: RecoveryResetInput,
): Promise<void> {
  const tokenHash = hashSecret("recovery_link", token);
  if (tokenHash === undefined) throw deadLink();
  // Asked before as well as within the transaction: a stranger's token costs no hash.
  const userId = await findLinkedUser(site.db, { tokenHash, now: site.now() });
  if (userId === undefined) throw deadLink();
  const passwordHash = await site.passwords.hash(new_password);
  await write(site, { kind: "system" }, async (unit) => {
    const { tx, now } = unit;
    const user = await lockEnabled(tx, userId);
    if (user === undefined || !await consumeRecoveryLink(tx, { userId, tokenHash, now })) {
      throw deadLink();
    }
    await resetPassword(unit, { userId, passwordHash });
  });
}

function deadLink(): DomainError {
  return new DomainError("dead_recovery_link", "Cannot set the password: the link is not live");
}
