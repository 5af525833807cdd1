/** Whom an API token stands for. */
import type { Db, Tx } from "../../db/database.ts";
import { hashSecret } from "../credentials/secrets.ts";
import type { ApiTokenScope } from "../shared/api_token_form.ts";
import { findLive } from "./queries/api_tokens.ts";
import type { User } from "./users.ts";

export interface Bearer {
  apiTokenId: string;
  scope: ApiTokenScope;
  user: User;
}

/**
 * Undefined unless the secret is one of an API token that is neither revoked nor expired, and its
 * user is not disabled.
 */
export async function findBearer(
  db: Db | Tx,
  { secret, now }: { secret: string; now: Date },
): Promise<Bearer | undefined> {
  const tokenHash = hashSecret("api_token", secret);
  if (tokenHash === undefined) return undefined;
  const found = await findLive(db, { tokenHash, now });
  return found && { apiTokenId: found.id, scope: found.scope, user: found.user };
}
