/** The statements of the API tokens; those that end one or note its use are in lib/credentials. */
import type { Db, Tx } from "../../../db/database.ts";
import type { TokenHash } from "../../credentials/secrets.ts";
import type { ApiTokenScope } from "../../shared/api_token_form.ts";
import type { Stretch } from "../../work/newest_first.ts";
import type { User } from "../users.ts";
import { toUser, USER_DETAILS } from "./users.ts";

/** An API token as its owner may see it: neither the secret nor its hash. */
export interface ApiToken {
  id: string;
  name: string;
  scope: ApiTokenScope;
  created_at: Date;
  expires_at: Date;
  /** To the hour. */
  last_used_at: Date | null;
}

const API_TOKEN_COLUMNS = [
  "id",
  "name",
  "scope",
  "created_at",
  "expires_at",
  "last_used_at",
] as const;

export interface NewApiToken {
  id: string;
  userId: string;
  name: string;
  scope: ApiTokenScope;
  tokenHash: TokenHash;
  now: Date;
  expiresAt: Date;
}

/** The new API token, or undefined where one with that id exists: the same form came twice. */
export async function insertApiToken(
  tx: Tx,
  apiToken: NewApiToken,
): Promise<ApiToken | undefined> {
  return await tx.insertInto("api_tokens")
    .values({
      id: apiToken.id,
      user_id: apiToken.userId,
      name: apiToken.name,
      scope: apiToken.scope,
      token_hash: apiToken.tokenHash,
      expires_at: apiToken.expiresAt,
      created_at: apiToken.now,
      updated_at: apiToken.now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning(API_TOKEN_COLUMNS)
    .executeTakeFirst();
}

/** The user's API tokens that are not revoked, newest first. */
export async function listUnrevoked(
  db: Db | Tx,
  { userId, limit, after }: { userId: string } & Stretch,
): Promise<ApiToken[]> {
  let query = db.selectFrom("api_tokens")
    .select(API_TOKEN_COLUMNS)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null);
  if (after !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "id"), "<", tuple(after.instant, after.id))
    );
  }
  return await query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Undefined for one that is revoked. */
export async function findUnrevoked(
  db: Db | Tx,
  { userId, id }: { userId: string; id: string },
): Promise<ApiToken | undefined> {
  return await db.selectFrom("api_tokens")
    .select(API_TOKEN_COLUMNS)
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

/** Whether there is one with that id of the user's, revoked or not. */
export async function isOwnApiToken(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const row = await tx.selectFrom("api_tokens")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined for a secret that is unknown, revoked or expired, and for a disabled user's alike. */
export async function findLive(
  db: Db | Tx,
  { tokenHash, now }: { tokenHash: TokenHash; now: Date },
): Promise<{ id: string; scope: ApiTokenScope; user: User } | undefined> {
  const row = await db.selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .select(["api_tokens.id", "api_tokens.user_id", "api_tokens.scope", ...USER_DETAILS])
    .where("api_tokens.token_hash", "=", tokenHash)
    .where("api_tokens.revoked_at", "is", null)
    .where("api_tokens.expires_at", ">", now)
    .where("users.disabled_at", "is", null)
    .executeTakeFirst();
  return row && { id: row.id, scope: row.scope, user: toUser({ ...row, id: row.user_id }) };
}
