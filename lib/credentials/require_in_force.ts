/** Whether the credential that a request came with still counts when the request is carried out. */
import { DomainError } from "../shared/domain_error.ts";
import type { Unit } from "../work/write.ts";
import { hasApiToken, hasSession } from "./queries.ts";

/**
 * For what makes access that outlives the credential. A request can be admitted, hold its body back,
 * and go on once all access to the account has ended, which locks the user's row first. So the
 * caller locks that row before it asks.
 *
 * @throws {DomainError} `session_ended`
 */
export async function requireInForce({ tx, actor }: Unit): Promise<void> {
  if (actor.kind !== "user" || actor.credentialId === undefined) return;
  const credential = { userId: actor.userId, id: actor.credentialId };
  const isInForce = await (actor.via === "session" ? hasSession : hasApiToken)(tx, credential);
  if (isInForce) return;
  throw new DomainError("session_ended", "Cannot go on: the credential of the request has ended");
}
