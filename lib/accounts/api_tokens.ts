/** Making, rotating and ending API tokens, whose secrets exist in clear only in what this returns. */
import { v7 as uuidv7 } from "uuid";
import { requireInForce } from "../credentials/require_in_force.ts";
import { revokeCredentials } from "../credentials/revoke.ts";
import { mintSecret } from "../credentials/secrets.ts";
import type { ApiTokenInput, ApiTokenScope } from "../shared/api_token_form.ts";
import { DomainError } from "../shared/domain_error.ts";
import { keepUser } from "../work/user_locks.ts";
import type { Unit } from "../work/write.ts";
import {
  type ApiToken,
  findUnrevoked,
  insertApiToken,
  isOwnApiToken,
} from "./queries/api_tokens.ts";
import { lockUser } from "./queries/users.ts";

export interface CreatedApiToken {
  apiToken: ApiToken;
  /** Shown once, kept nowhere. */
  secret: string;
}

/** Whose API token is made. It takes a session: an API token makes no others. */
interface Maker {
  userId: string;
  sessionId: string;
  /** The new row's id where the caller must be able to repeat itself. */
  id?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes an API token of the user's.
 *
 * @throws {DomainError} `session_ended`, or `already_done` when `id` exists: a form was sent twice,
 * and the secret of its first time is not known any more
 */
export async function createApiToken(
  unit: Unit,
  { input, ...maker }: Maker & { input: ApiTokenInput },
): Promise<CreatedApiToken> {
  await requireLastingSession(unit, maker);
  const { name, scope, expires_in_days: days } = input;
  return await issue(unit, {
    ...maker,
    action: "api_token.created",
    name,
    scope,
    lifetimeMs: days * DAY_MS,
  });
}

/**
 * Ends an API token and makes one of the same name, scope and lifetime, which begins anew. Of two
 * rotations at once, one finds nothing to end. An expired API token can be rotated.
 *
 * @throws {DomainError} `not_found` when it is absent, revoked or another user's, `session_ended`,
 * or `already_done` when `id` exists
 */
export async function rotateApiToken(
  unit: Unit,
  { apiTokenId, id = uuidv7(), ...maker }: Maker & { apiTokenId: string },
): Promise<CreatedApiToken> {
  const { userId } = maker;
  await requireLastingSession(unit, maker);
  const former = await findUnrevoked(unit.tx, { userId, id: apiTokenId });
  const ended = await revokeCredentials(unit, "api_token", { userId, id: apiTokenId });
  if (former === undefined || ended.length === 0) {
    throw await nothingToRotate(unit, { userId, id });
  }
  const { name, scope, created_at: createdAt, expires_at: expiresAt } = former;
  return await issue(unit, {
    userId,
    id,
    action: "api_token.rotated",
    name,
    scope,
    lifetimeMs: expiresAt.getTime() - createdAt.getTime(),
  });
}

/** @throws {DomainError} `not_found` when it is absent, revoked already or another user's */
export async function revokeApiToken(
  unit: Unit,
  { userId, apiTokenId }: { userId: string; apiTokenId: string },
): Promise<void> {
  await keepUser(unit.tx, userId);
  const revoked = await revokeCredentials(unit, "api_token", { userId, id: apiTokenId });
  if (revoked.length === 0) {
    throw new DomainError("not_found", "Cannot revoke the API token: there is no such active one");
  }
}

/** Revokes every API token of the user's, also one that is being made, and gives their number. */
export async function revokeAllApiTokens(unit: Unit, userId: string): Promise<number> {
  await lockUser(unit.tx, userId);
  return (await revokeCredentials(unit, "api_token", { userId })).length;
}

/**
 * Locks the user, as whoever ends or suspends all access does first: they wait and then end the new
 * API token too, or they came first, the session is in force no more, and nothing is made.
 */
async function requireLastingSession(
  unit: Unit,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await lockUser(unit.tx, userId);
  const actor = { kind: "user", userId, via: "session", credentialId: sessionId } as const;
  await requireInForce({ ...unit, actor });
}

async function nothingToRotate(
  unit: Unit,
  made: { userId: string; id: string },
): Promise<DomainError> {
  return await isOwnApiToken(unit.tx, made)
    ? madeBefore()
    : new DomainError("not_found", "Cannot rotate the API token: there is no such active one");
}

interface Issue {
  userId: string;
  id?: string;
  action: "api_token.created" | "api_token.rotated";
  name: string;
  scope: ApiTokenScope;
  lifetimeMs: number;
}

async function issue(
  unit: Unit,
  { userId, id = uuidv7(), action, name, scope, lifetimeMs }: Issue,
): Promise<CreatedApiToken> {
  const { secret, tokenHash } = mintSecret("api_token");
  const { now } = unit;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const row = { id, userId, name, scope, tokenHash, now, expiresAt };
  const apiToken = await insertApiToken(unit.tx, row);
  if (apiToken === undefined) throw madeBefore();
  unit.record({ userId, action, entityType: "api_token", entityId: id });
  return { apiToken, secret };
}

function madeBefore(): DomainError {
  return new DomainError("already_done", "Cannot make the API token: it was made before");
}
