/** The statements of the recovery links; the one that ends a user's link is in lib/credentials. */
import type { Insertable } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { RecoveryLinksTable } from "../../../db/tables/accounts.ts";
import type { TokenHash } from "../../credentials/secrets.ts";

/** Takes the place of the link that the user had before. */
export async function putRecoveryLink(
  tx: Tx,
  { user_id, ...link }: Insertable<RecoveryLinksTable> & { token_hash: TokenHash },
): Promise<void> {
  await tx.insertInto("recovery_links")
    .values({ user_id, ...link })
    .onConflict((conflict) => conflict.constraint("recovery_links_pkey").doUpdateSet(link))
    .execute();
}

/** Whose link it is, while it has not expired and the user is not disabled. */
export async function findLinkedUser(
  db: Db | Tx,
  { tokenHash, now }: { tokenHash: TokenHash; now: Date },
): Promise<string | undefined> {
  const row = await db.selectFrom("recovery_links")
    .innerJoin("users", "users.id", "recovery_links.user_id")
    .select("users.id")
    .where("recovery_links.token_hash", "=", tokenHash)
    .where("recovery_links.expires_at", ">", now)
    .where("users.disabled_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}

/** Whether there was such a link to be used: of two uses at once, one finds it. */
export async function consumeRecoveryLink(
  tx: Tx,
  { userId, tokenHash, now }: { userId: string; tokenHash: TokenHash; now: Date },
): Promise<boolean> {
  const row = await tx.deleteFrom("recovery_links")
    .where("user_id", "=", userId)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}
