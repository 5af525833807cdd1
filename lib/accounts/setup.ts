/** The first account of an installation. */
import { v7 as uuidv7 } from "uuid";
import type { Db, Tx } from "../../db/database.ts";
import type { SetupInput } from "../shared/account_forms.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Site } from "../site.ts";
import { type Unit, write } from "../work/write.ts";
import { completeSetup, findSetupInstant } from "./queries/instance.ts";
import { type NewSession, startSession } from "./sessions.ts";
import { createUser, type User } from "./users.ts";

/** Whether there has ever been an account. It stays true when the last user is deleted. */
export async function isSetUp(db: Db | Tx): Promise<boolean> {
  return await findSetupInstant(db) !== null;
}

/**
 * Makes the first account, an admin, and signs it in. Of several attempts at once, one succeeds.
 *
 * @throws {DomainError} `setup_completed` when there has ever been an account.
 */
export async function setUp(
  site: Pick<Site, "db" | "now" | "passwords">,
  { input, userAgent }: { input: SetupInput; userAgent: string | null },
): Promise<NewSession & { user: User }> {
  // Asked before as well as within the transaction: a stranger's request costs no hash afterwards.
  if (await isSetUp(site.db)) throw setupCompleted();
  const passwordHash = await site.passwords.hash(input.password);
  const userId = uuidv7();
  return await write(site, { kind: "user", userId, via: "session" }, async (unit) => {
    const user = await createFirstUser(unit, { input, userId, passwordHash });
    return { user, ...await startSession(unit, { userId, userAgent, formerSecret: undefined }) };
  });
}

async function createFirstUser(
  unit: Unit,
  { input, userId, passwordHash }: { input: SetupInput; userId: string; passwordHash: string },
): Promise<User> {
  if (!await completeSetup(unit.tx, unit.now)) throw setupCompleted();
  return await createUser(unit, {
    id: userId,
    email: input.email,
    displayName: input.display_name,
    role: "admin",
    language: input.language,
    timeZone: input.time_zone,
    passwordHash,
  });
}

function setupCompleted(): DomainError {
  return new DomainError("setup_completed", "Cannot set up: this has been done before");
}
