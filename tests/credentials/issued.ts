/** Credentials that tests begin with, as rows. */
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../db/database.ts";
import { mintSecret } from "../../lib/credentials/secrets.ts";
import { after, DAY_MS, HOUR_MS, START } from "../accounts/people.ts";

interface FeedValues {
  userId: string;
  /** Left out for a feed of everybody. */
  contactId?: string;
  revokedAt?: Date;
  lastAccessedAt?: Date | null;
}

/** Adds a feed and gives the id. */
export async function addFeed(db: Db, values: FeedValues): Promise<string> {
  const id = uuidv7();
  await db.insertInto("feeds").values({
    id,
    user_id: values.userId,
    name: "Reader",
    kind: values.contactId === undefined ? "aggregate" : "contact",
    entity_id: values.contactId ?? null,
    detail: "headlines",
    token_hash: mintSecret("feed").tokenHash,
    last_accessed_at: values.lastAccessedAt ?? null,
    revoked_at: values.revokedAt ?? null,
    created_at: START,
    updated_at: START,
  }).execute();
  return id;
}

interface ApiTokenValues {
  userId: string;
  revokedAt?: Date;
  expiresAt?: Date;
  lastUsedAt?: Date | null;
}

/** Adds an API token that lasts for a day, from START unless told otherwise, and gives the id. */
export async function addApiToken(db: Db, values: ApiTokenValues): Promise<string> {
  const id = uuidv7();
  const { expiresAt = after(DAY_MS) } = values;
  const createdAt = new Date(expiresAt.getTime() - DAY_MS);
  await db.insertInto("api_tokens").values({
    id,
    user_id: values.userId,
    name: "Script",
    scope: "read",
    token_hash: mintSecret("api_token").tokenHash,
    expires_at: expiresAt,
    last_used_at: values.lastUsedAt ?? null,
    revoked_at: values.revokedAt ?? null,
    created_at: createdAt,
    updated_at: createdAt,
  }).execute();
  return id;
}

/** Adds a recovery link that lasts for half an hour and gives its secret. */
export async function addRecoveryLink(
  db: Db,
  { userId, expiresAt = after(HOUR_MS / 2) }: { userId: string; expiresAt?: Date },
): Promise<string> {
  const { secret, tokenHash } = mintSecret("recovery_link");
  await db.insertInto("recovery_links").values({
    user_id: userId,
    token_hash: tokenHash,
    created_at: START,
    expires_at: expiresAt,
  }).execute();
  return secret;
}

/** Adds a session that lasts for a day, unless told otherwise, and gives the id. */
export async function addSession(
  db: Db,
  userId: string,
  { expiresAt = after(DAY_MS) }: { expiresAt?: Date } = {},
): Promise<string> {
  const id = uuidv7();
  await db.insertInto("sessions").values({
    id,
    user_id: userId,
    token_hash: mintSecret("session").tokenHash,
    created_at: START,
    last_seen_at: START,
    expires_at: expiresAt,
  }).execute();
  return id;
}

interface WorkspaceFeedTokenValues {
  workspaceId: string;
  createdBy?: string;
  label?: string;
  createdAt?: Date;
  revokedAt?: Date;
  purgedAt?: Date;
  lastUsedAt?: Date | null;
}

/** Adds a workspace's feed token and gives the id. */
export async function addWorkspaceFeedToken(
  db: Db,
  values: WorkspaceFeedTokenValues,
): Promise<string> {
  const id = uuidv7();
  await db.insertInto("intelligence_feed_tokens").values({
    id,
    workspace_id: values.workspaceId,
    token_hash: mintSecret("workspace_feed_token").tokenHash,
    token_prefix: "cfeed_",
    token_start: "a9F2",
    label: values.label ?? "Reader",
    created_at: values.createdAt ?? START,
    created_by: values.createdBy ?? null,
    last_used_at: values.lastUsedAt ?? null,
    revoked_at: values.revokedAt ?? null,
    purged_at: values.purgedAt ?? null,
  }).execute();
  return id;
}
