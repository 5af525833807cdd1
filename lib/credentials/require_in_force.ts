/** Whether the credential that a request came with still counts when the request is carried out. */
import { DomainError } from "../shared/domain_error.ts";
import type { Unit } from "../work/write.ts";
import { hasApiToken, hasSession } from "./queries.ts";

/**
 * For what makes access that outlives the credential. A request can be admitted, hold its body back,
 * and go on once all access to the account has ended or is suspended, which locks the user's row
 * first. So the caller locks that row before it asks.
 *
 * @throws {DomainError} `session_ended` also when the credential has expired, and when its user is
 * disabled or gone
 */
export async function requireInForce(
  { tx, actor, now }: Pick<Unit, "tx" | "actor" | "now">,
): Promise<void> {
  if (actor.kind !== "user" || actor.credentialId === undefined) return;
  const credential = { userId: actor.userId, id: actor.credentialId, now };
  const isInForce = await (actor.via === "session" ? hasSession : hasApiToken)(tx, credential);
  if (isInForce) return;
  throw new DomainError("session_ended", "Cannot go on: the credential of the request has ended");
}
