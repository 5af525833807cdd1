/** The sessions of signed-in browsers: how they start, go on and end. */
import { v7 as uuidv7 } from "uuid";
import type { Db, Tx } from "../../db/database.ts";
import { revokeCredentials } from "../credentials/revoke.ts";
import { hashSecret, mintSecret } from "../credentials/secrets.ts";
import { keepUser } from "../work/user_locks.ts";
import type { Unit } from "../work/write.ts";
import {
  deleteExpired,
  extendSession,
  findLive,
  findOwner,
  insertSession,
  listLive,
} from "./queries/sessions.ts";
import type { User } from "./users.ts";

/** How long a session, and the cookie that carries it, lasts from when it was last extended. */
export const SESSION_LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** How fine `lastSeenAt` is: not every request writes. */
const SEEN_NOTE_MS = 60 * 60 * 1000;

const MAX_USER_AGENT_LENGTH = 200;

/** Expired sessions that a sign-in clears away: a backlog must not hold anybody up. */
const PURGED_PER_SIGN_IN = 100;

export interface Session {
  id: string;
  userId: string;
  createdAt: Date;
  /** To the hour. */
  lastSeenAt: Date;
  expiresAt: Date;
  userAgent: string | null;
}

/** A session that has just begun; its secret is nowhere else. */
export interface NewSession {
  secret: string;
  session: Session;
}

/**
 * Begins a session under a new secret. The session that the browser came with ends, whosever it
 * was: nobody can plant a secret that outlives a sign-in.
 */
export async function startSession(
  unit: Unit,
  { userId, userAgent, formerSecret }: {
    userId: string;
    userAgent: string | null;
    formerSecret: string | undefined;
  },
): Promise<NewSession> {
  if (formerSecret !== undefined) await endFormerSession(unit, formerSecret);
  await deleteExpired(unit.tx, { now: unit.now, limit: PURGED_PER_SIGN_IN });
  const { secret, tokenHash } = mintSecret("session");
  const session = await insertSession(unit.tx, {
    id: uuidv7(),
    user_id: userId,
    token_hash: tokenHash,
    user_agent: storedUserAgent(userAgent),
    created_at: unit.now,
    last_seen_at: unit.now,
    expires_at: expiryAfter(unit.now),
  });
  unit.record({
    userId,
    action: "session.created",
    entityType: "session",
    entityId: session.id,
  });
  return { secret, session };
}

async function endFormerSession(unit: Unit, secret: string): Promise<void> {
  const tokenHash = hashSecret("session", secret);
  if (tokenHash === undefined) return;
  const former = await findOwner(unit.tx, tokenHash);
  if (former === undefined) return;
  await keepUser(unit.tx, former.userId);
  await revokeCredentials(unit, "session", former);
}

function storedUserAgent(text: string | null): string | null {
  const printable = (text ?? "").replaceAll(/\p{Cc}/gu, "").trim();
  return printable.slice(0, MAX_USER_AGENT_LENGTH) || null;
}

function expiryAfter(seenAt: Date): Date {
  return new Date(seenAt.getTime() + SESSION_LIFETIME_SECONDS * 1000);
}

/**
 * The live session of the secret and its user, who is not disabled; undefined for anything else.
 * Being seen extends it, at most once an hour: `isExtended` tells to give the browser its cookie
 * again, with the new `expiresAt`.
 */
export async function resumeSession(
  db: Db | Tx,
  { secret, now }: { secret: string; now: Date },
): Promise<{ session: Session; user: User; isExtended: boolean } | undefined> {
  const tokenHash = hashSecret("session", secret);
  if (tokenHash === undefined) return undefined;
  const found = await findLive(db, { tokenHash, now });
  if (found === undefined) return undefined;
  const extended = await extendIfDue(db, { session: found.session, now });
  return { ...found, session: extended ?? found.session, isExtended: extended !== undefined };
}

async function extendIfDue(
  db: Db | Tx,
  { session, now }: { session: Session; now: Date },
): Promise<Session | undefined> {
  const seenBefore = new Date(now.getTime() - SEEN_NOTE_MS);
  if (session.lastSeenAt >= seenBefore) return undefined;
  return await extendSession(db, {
    id: session.id,
    now,
    seenBefore,
    expiresAt: expiryAfter(now),
  });
}

/** More browsers than anybody has; the oldest beyond that are left out of the list. */
const MAX_LISTED_SESSIONS = 100;

/** Where the user is signed in, the session seen last first. */
export async function listSessions(
  db: Db | Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<Session[]> {
  return await listLive(db, { userId, now, limit: MAX_LISTED_SESSIONS });
}

/**
 * Signs a browser out. False, and nothing happens, when the session has ended before or is another
 * user's.
 */
export async function endSession(
  unit: Unit,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  await keepUser(unit.tx, userId);
  const ended = await revokeCredentials(unit, "session", { userId, id: sessionId });
  return ended.length > 0;
}

/** Signs every browser of the user out but one. */
export async function endOtherSessions(
  unit: Unit,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await revokeCredentials(unit, "session", { userId, exceptId: sessionId });
}
