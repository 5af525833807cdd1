/** The order of the one list in which unfinished revocations stand before active feed tokens. */
import { type Kysely, sql } from "kysely";

/** The index of the unfinished alone goes: this one begins with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index intelligence_feed_tokens_listed_idx on intelligence_feed_tokens
      (workspace_id, (revoked_at is not null) desc, created_at desc, id desc)
      where purged_at is null`.execute(db);
  await sql`drop index intelligence_feed_tokens_unpurged_idx`.execute(db);
}
