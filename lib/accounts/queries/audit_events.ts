/** The statements that read the audit log; lib/work writes it. */
import type { Db } from "../../../db/database.ts";
import type { AuditAction, AuditEntityType } from "../../work/write.ts";
import type { Stretch } from "../../work/newest_first.ts";

export interface LoggedEvent {
  id: string;
  action: AuditAction;
  entity_type: AuditEntityType;
  entity_id: string;
  /** What the row is called. Null where it has no name, is gone, or is none of the log's user's. */
  entity_name: string | null;
  actor: LoggedActor;
  created_at: Date;
}

export type LoggedActor =
  /** `is_own` is true of what the log's own user did. */
  | { kind: "user"; via: "session" | "api_token"; is_own: boolean }
  | { kind: "operator" | "system"; via: null; is_own: false };

/** The events of the user's own log, newest first. */
export async function listAuditEvents(
  db: Db,
  { userId, limit, after }: { userId: string } & Stretch,
): Promise<LoggedEvent[]> {
  let query = selectNamedEvents(db).where("event.user_id", "=", userId);
  if (after !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("event.created_at", "event.id"), "<", tuple(after.instant, after.id))
    );
  }
  const rows = await query
    .orderBy("event.created_at", "desc")
    .orderBy("event.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    action: row.action as AuditAction,
    entity_type: row.entity_type as AuditEntityType,
    entity_id: row.entity_id,
    entity_name: row.entity_name,
    actor: {
      kind: row.actor_kind,
      via: row.actor_via,
      is_own: row.actor_user_id === userId,
    } as LoggedActor,
    created_at: row.created_at,
  }));
}

function selectNamedEvents(db: Db) {
  return db.selectFrom("audit_events as event")
    .leftJoin("contacts", (join) =>
      join.onRef("contacts.id", "=", "event.entity_id")
        .onRef("contacts.user_id", "=", "event.user_id"))
    .leftJoin("feeds", (join) =>
      join.onRef("feeds.id", "=", "event.entity_id")
        .onRef("feeds.user_id", "=", "event.user_id"))
    .leftJoin("api_tokens", (join) =>
      join.onRef("api_tokens.id", "=", "event.entity_id")
        .onRef("api_tokens.user_id", "=", "event.user_id"))
    .leftJoin(selectOwnWorkspaces(db), (join) =>
      join.onRef("workspace.id", "=", "event.entity_id")
        .onRef("workspace.user_id", "=", "event.user_id"))
    .leftJoin(
      selectWorkspaceFeedTokens(db),
      (join) =>
        join.onRef("feed_token.id", "=", "event.entity_id")
          .onRef("feed_token.user_id", "=", "event.user_id"),
    )
    .select(({ fn }) => [
      "event.id",
      "event.action",
      "event.entity_type",
      "event.entity_id",
      fn.coalesce(
        "contacts.display_name",
        "feeds.name",
        "api_tokens.name",
        "workspace.name",
        "feed_token.label",
      ).as("entity_name"),
      "event.actor_kind",
      "event.actor_user_id",
      "event.actor_via",
      "event.created_at",
    ]);
}

/** Each workspace once for each of its members: who has left is told no name any more. */
function selectOwnWorkspaces(db: Db) {
  return db.selectFrom("workspaces")
    .innerJoin("workspace_members", "workspace_members.workspace_id", "workspaces.id")
    .select(["workspaces.id", "workspaces.name", "workspace_members.user_id"])
    .as("workspace");
}

/** A workspace's feed tokens likewise. */
function selectWorkspaceFeedTokens(db: Db) {
  return db.selectFrom("intelligence_feed_tokens as token")
    .innerJoin("workspace_members", "workspace_members.workspace_id", "token.workspace_id")
    .select(["token.id", "token.label", "workspace_members.user_id"])
    .as("feed_token");
}
