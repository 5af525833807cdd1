/** The one way to change anything: a transaction, one instant, and the audit events of the change. */
import { v7 as uuidv7 } from "uuid";
import type { Db, Tx } from "../../db/database.ts";
import { constraintOf } from "../../db/errors.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Actor } from "./actor.ts";

/** What happened to one row, in whose log it stands. Holds no secret and no authored text. */
export interface AuditEvent {
  userId: string;
  action: AuditAction;
  entityType: AuditEntityType;
  entityId: string;
}

export type AuditEntityType =
  | "user"
  | "session"
  | "contact"
  | "feed"
  | "api_token"
  | "recovery_link"
  | "workspace"
  | "workspace_member"
  | "workspace_feed_token";

export type AuditAction =
  | "user.created"
  | "user.suspended"
  | "user.reinstated"
  | "user.password_changed"
  | "user.password_reset"
  | "user.deleted"
  | "session.created"
  | "session.ended"
  | "contact.deleted"
  | "contact.restored"
  | "feed.created"
  | "feed.rotated"
  | "feed.revoked"
  | "api_token.created"
  | "api_token.rotated"
  | "api_token.revoked"
  | "recovery_link.created"
  | "recovery_link.ended"
  | "workspace.created"
  | "workspace.deleted"
  | "workspace_member.added"
  | "workspace_member.changed"
  | "workspace_member.removed"
  | "workspace_feed_token.issued"
  | "workspace_feed_token.revoked";

/** A change under way. Rules take a Unit and so are always inside a transaction. */
export interface Unit {
  readonly tx: Tx;
  readonly now: Date;
  readonly actor: Actor;
  record(event: AuditEvent): void;
}

/** What a change needs of a site. */
interface WrittenSite {
  db: Db;
  now: () => Date;
}

/**
 * Runs `work` in one transaction and writes its audit events before the commit. An error rolls
 * everything back and is passed on.
 *
 * @throws {DomainError} `session_ended` when the account of the actor has gone since the request was
 * let in
 */
export async function write<T>(
  site: WrittenSite,
  actor: Actor,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  try {
    return await commit(site, actor, work);
  } catch (cause) {
    if (actor.kind !== "user" || !OWNER_KEY.test(constraintOf(cause) ?? "")) throw cause;
    throw new DomainError("session_ended", "Cannot go on: the account of the request is gone", {
      cause,
    });
  }
}

/** Each row of a user's has such a key, which fails once the user has been deleted meanwhile. */
const OWNER_KEY = /_user_id_fkey$/;

async function commit<T>(
  site: WrittenSite,
  actor: Actor,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  return await site.db.transaction().execute(async (tx) => {
    const now = site.now();
    const events: AuditEvent[] = [];
    const result = await work({ tx, now, actor, record: (event) => events.push(event) });
    if (events.length > 0) await insertAuditEvents(tx, { events, actor, now });
    return result;
  });
}

async function insertAuditEvents(
  tx: Tx,
  { events, actor, now }: { events: AuditEvent[]; actor: Actor; now: Date },
): Promise<void> {
  await tx.insertInto("audit_events").values(events.map((event) => ({
    id: uuidv7(),
    user_id: event.userId,
    actor_kind: actor.kind,
    actor_user_id: actor.kind === "user" ? actor.userId : null,
    actor_via: actor.kind === "user" ? actor.via : null,
    action: event.action,
    entity_type: event.entityType,
    entity_id: event.entityId,
    created_at: now,
  }))).execute();
}
