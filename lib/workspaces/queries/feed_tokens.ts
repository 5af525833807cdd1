/** The statements of a workspace's feed tokens; those that end one are in lib/credentials. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { TokenHash } from "../../credentials/secrets.ts";
import type { Locale } from "../../shared/locales.ts";

/** A feed token as the members may see it: neither its secret nor the hash. */
export interface FeedToken {
  id: string;
  label: string;
  /** With `token_start` the fragment by which people tell feed tokens apart. */
  token_prefix: string;
  token_start: string;
  created_at: Date;
  /** To the hour, and of what no edge cache answered. */
  last_used_at: Date | null;
  /** From when on the origin refuses it. */
  revoked_at: Date | null;
  /** When no edge cache had a copy any more. Null beside `revoked_at`: unfinished. */
  purged_at: Date | null;
}

const FEED_TOKEN_COLUMNS = [
  "id",
  "label",
  "token_prefix",
  "token_start",
  "created_at",
  "last_used_at",
  "revoked_at",
  "purged_at",
] as const;

export interface NewFeedToken {
  id: string;
  workspaceId: string;
  /** The user who issues it. */
  createdBy: string;
  label: string;
  tokenHash: TokenHash;
  tokenPrefix: string;
  tokenStart: string;
  now: Date;
}

/** The new row, or undefined where one with that id exists: the same form came twice. */
export async function insertFeedToken(
  tx: Tx,
  token: NewFeedToken,
): Promise<FeedToken | undefined> {
  return await tx.insertInto("intelligence_feed_tokens")
    .values({
      id: token.id,
      workspace_id: token.workspaceId,
      token_hash: token.tokenHash,
      token_prefix: token.tokenPrefix,
      token_start: token.tokenStart,
      label: token.label,
      created_at: token.now,
      created_by: token.createdBy,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning(FEED_TOKEN_COLUMNS)
    .executeTakeFirst();
}

/** How many feed tokens of the list, and after which one. */
export interface FeedTokenStretch {
  limit: number;
  /** Where the page before ended. */
  after?: { isUnfinished: boolean; createdAt: Date; id: string };
}

/** Of what is listed: revoked, and not purged. */
const IS_UNFINISHED = sql<boolean>`(revoked_at is not null)`;

/** Those whose revocation is not finished, then those that open the feeds; the newest first of each. */
export async function listFeedTokens(
  db: Db | Tx,
  { workspaceId, limit, after }: { workspaceId: string } & FeedTokenStretch,
): Promise<FeedToken[]> {
  let query = db.selectFrom("intelligence_feed_tokens")
    .select(FEED_TOKEN_COLUMNS)
    .where("workspace_id", "=", workspaceId)
    .where("purged_at", "is", null);
  if (after !== undefined) {
    query = query.where(sql<boolean>`(${IS_UNFINISHED}, created_at, id)
      < (${after.isUnfinished}, ${after.createdAt}, ${after.id})`);
  }
  return await query
    .orderBy(IS_UNFINISHED, "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Those whose revocation is not finished: cached copies may live on. Newest first. */
export async function listUnpurgedFeedTokens(
  db: Db | Tx,
  { workspaceId, limit }: { workspaceId: string; limit: number },
): Promise<FeedToken[]> {
  return await db.selectFrom("intelligence_feed_tokens")
    .select(FEED_TOKEN_COLUMNS)
    .where("workspace_id", "=", workspaceId)
    .where("revoked_at", "is not", null)
    .where("purged_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Revoked ones too. */
export async function findFeedToken(
  db: Db | Tx,
  { workspaceId, tokenId }: { workspaceId: string; tokenId: string },
): Promise<FeedToken | undefined> {
  return await db.selectFrom("intelligence_feed_tokens")
    .select(FEED_TOKEN_COLUMNS)
    .where("id", "=", tokenId)
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
}

/** Notes that no copy is left. Of two purges at once the first counts. */
export async function setPurged(
  tx: Tx,
  { workspaceId, tokenId, now }: { workspaceId: string; tokenId: string; now: Date },
): Promise<void> {
  await tx.updateTable("intelligence_feed_tokens")
    .set({ purged_at: now })
    .where("id", "=", tokenId)
    .where("workspace_id", "=", workspaceId)
    .where("revoked_at", "is not", null)
    .where("purged_at", "is", null)
    .execute();
}

/** A workspace whose feeds may be served to whoever has the secret. */
export interface PolledWorkspace {
  id: string;
  name: string;
  language: Locale;
  created_at: Date;
  token_id: string;
}

/** Undefined for an unknown or revoked secret, and for one of another workspace alike. */
export async function findByTokenHash(
  db: Db,
  { workspaceId, tokenHash }: { workspaceId: string; tokenHash: TokenHash },
): Promise<PolledWorkspace | undefined> {
  return await db.selectFrom("intelligence_feed_tokens as token")
    .innerJoin("workspaces", "workspaces.id", "token.workspace_id")
    .select([
      "workspaces.id",
      "workspaces.name",
      "workspaces.language",
      "workspaces.created_at",
      "token.id as token_id",
    ])
    .where("token.token_hash", "=", tokenHash)
    .where("token.workspace_id", "=", workspaceId)
    .where("token.revoked_at", "is", null)
    .executeTakeFirst();
}
