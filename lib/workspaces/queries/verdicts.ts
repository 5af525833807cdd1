/** The statements that decide about one article. */
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import type { Decider, Verdict } from "../../shared/workspace_options.ts";

interface Standing {
  verdict: Verdict | null;
  reason: string | null;
}

/** What has been decided, as it stays for everybody else until the transaction ends. */
export async function lockVerdict(
  tx: Tx,
  { workspaceId, articleId }: { workspaceId: string; articleId: string },
): Promise<Standing | undefined> {
  return await tx.selectFrom("articles")
    .select(["verdict", "reason"])
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", articleId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Moves `updated_at` when something is another. */
export async function updateVerdict(
  tx: Tx,
  { workspaceId, articleId, verdict, reason, decider, now }: {
    workspaceId: string;
    articleId: string;
    verdict: Verdict;
    reason: string | null;
    decider: Decider;
    now: Date;
  },
): Promise<void> {
  await tx.updateTable("articles")
    .set({ verdict, reason, decided_by: decider, updated_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", articleId)
    .where(
      sql<boolean>`(verdict, reason, decided_by) is distinct from
        (${verdict}::text, ${reason}::text, ${decider}::text)`,
    )
    .execute();
}
