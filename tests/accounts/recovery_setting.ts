/** Making recovery links and using them, as tests do again and again. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { createRecoveryLink, recoverAccount } from "../../lib/accounts/recovery_links.ts";
import { write } from "../../lib/work/write.ts";
import { START } from "./people.ts";
import { EMAIL, hasher } from "./sign_in_setting.ts";

export const MINUTE_MS = 60_000;
export const NEW_PASSWORD = "another horse";

export const DEAD = { name: "DomainError", code: "dead_recovery_link" };

/** What recovering takes of a site. */
export function siteAt(db: Db, now: Date) {
  return { db, now: () => now, passwords: hasher };
}

/** Ada's link, unless told otherwise. */
export async function createLink(db: Db, { email = EMAIL, at = START } = {}): Promise<string> {
  const link = await write(
    { db, now: () => at },
    { kind: "operator" },
    (unit) => createRecoveryLink(unit, email),
  );
  assert.ok(link !== undefined);
  return link.secret;
}

export function recover(
  db: Db,
  token: string,
  { at = START, password = NEW_PASSWORD } = {},
): Promise<void> {
  return recoverAccount(siteAt(db, at), { token, new_password: password });
}
