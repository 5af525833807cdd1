/** Ending every way into an account: the answer to a suspected compromise. */
import { revokeCredentials } from "../credentials/revoke.ts";
import type { Unit } from "../work/write.ts";

/**
 * Ends all sessions, API tokens and feeds of the user, and the recovery link that waits. The
 * transaction sets the new password too (ADR decision 6), and sets it first: that locks the user, so
 * that who is about to sign in or to make a feed at the same time comes either before, and what came
 * of it ends here, or after, and is refused.
 */
export async function endAccess(unit: Unit, userId: string): Promise<void> {
  await revokeCredentials(unit, "session", { userId });
  await revokeCredentials(unit, "api_token", { userId });
  await revokeCredentials(unit, "feed", { userId });
  await revokeCredentials(unit, "recovery_link", { userId });
}
