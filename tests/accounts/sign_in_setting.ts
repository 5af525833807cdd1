/** Somebody who can sign in, and where. */
import type { Db } from "../../db/database.ts";
import { createPasswordHasher, type PasswordHasher } from "../../lib/accounts/passwords.ts";
import { createLimiter, type Limiter } from "../../lib/limits/limiter.ts";
import { addUser, START } from "./people.ts";

export const EMAIL = "ada@example.org";
export const PASSWORD = "correct horse";
export const COST = { ln: 4, r: 8, p: 1 };
export const hasher = createPasswordHasher({ cost: COST });

/** So many failures a key; after that the wait is the seconds given. */
export function allowance(failures: number, retryAfterSeconds = 60): Limiter {
  return createLimiter({
    everyMs: retryAfterSeconds * 1000,
    burst: failures,
    maxKeys: 100,
    now: () => START,
  });
}

interface SiteParts {
  passwords?: PasswordHasher;
  signInAddress?: Limiter;
  signInAccount?: Limiter;
}

/** What signing in needs of a site. */
export function siteOn(db: Db, parts: SiteParts = {}) {
  const {
    passwords = hasher,
    signInAddress = allowance(100),
    signInAccount = allowance(100),
  } = parts;
  return { db, now: () => START, passwords, limits: { signInAddress, signInAccount } };
}

/** Ada signing in, unless told otherwise. */
export function attempt(email = EMAIL, password = PASSWORD) {
  return {
    input: { email, password },
    clientAddress: "192.0.2.1",
    userAgent: "Firefox",
    formerSecret: undefined,
  };
}

/** Adds a user who has the address and the password, and gives the id. */
export async function addAda(db: Db, values: Parameters<typeof addUser>[1] = {}): Promise<string> {
  const password_hash = await hasher.hash(PASSWORD);
  return await addUser(db, { email: EMAIL, password_hash, ...values });
}

export async function sessionCount(db: Db): Promise<number> {
  return (await db.selectFrom("sessions").select("id").execute()).length;
}
