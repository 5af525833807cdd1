/** The SQL of imports: how far each has come. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { StoredImportWarning } from "../../../db/tables/contacts.ts";
import type { ImportCounts } from "../import_batch.ts";
import type { CardWarning } from "../vcard/warning.ts";

export async function insertImport(
  tx: Tx,
  { id, userId, total, now }: { id: string; userId: string; total: number; now: Date },
): Promise<void> {
  await tx.insertInto("contact_imports")
    .values({
      id,
      user_id: userId,
      state: "running",
      total,
      created: 0,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      warnings: "[]",
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export interface ImportProgress {
  userId: string;
  importId: string;
  counts: ImportCounts;
  /** Those that are kept. */
  warnings: readonly CardWarning[];
  /** All there were. */
  warningCount: number;
  now: Date;
}

/** Adds to what has been counted and warned of. Nothing happens where there is no such import. */
export async function addProgress(
  tx: Tx,
  { userId, importId, counts, warnings, warningCount, now }: ImportProgress,
): Promise<void> {
  await tx.updateTable("contact_imports")
    .set((column) => ({
      created: column("created", "+", counts.created),
      updated: column("updated", "+", counts.updated),
      unchanged: column("unchanged", "+", counts.unchanged),
      skipped: column("skipped", "+", counts.skipped),
      warning_count: column("warning_count", "+", warningCount),
      warnings: sql<string>`warnings || ${JSON.stringify(warnings)}::jsonb`,
      updated_at: now,
    }))
    .where("id", "=", importId)
    .where("user_id", "=", userId)
    .execute();
}

/** Nothing happens where there is no such import of the user's. */
export async function setImportState(
  tx: Tx,
  { userId, importId, state, now }: {
    userId: string;
    importId: string;
    state: "finished" | "failed";
    now: Date;
  },
): Promise<void> {
  await tx.updateTable("contact_imports")
    .set({ state, updated_at: now })
    .where("id", "=", importId)
    .where("user_id", "=", userId)
    .execute();
}

/** An import as it is kept. */
export interface StoredImport extends ImportCounts {
  id: string;
  state: "running" | "finished" | "failed";
  total: number;
  warning_count: number;
  warnings: StoredImportWarning[];
  created_at: Date;
  updated_at: Date;
}

/** Undefined when there is no such import of the user's. */
export async function findStoredImport(
  db: Db | Tx,
  { userId, importId }: { userId: string; importId: string },
): Promise<StoredImport | undefined> {
  return await db.selectFrom("contact_imports")
    .select([
      "id",
      "state",
      "total",
      "created",
      "updated",
      "unchanged",
      "skipped",
      "warning_count",
      "warnings",
      "created_at",
      "updated_at",
    ])
    .where("id", "=", importId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Lets the planner know of many new rows before its own daemon does. */
export async function analyzeContacts(db: Db): Promise<void> {
  await sql`analyze contacts`.execute(db);
}
