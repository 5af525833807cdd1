/** The people who may sign in. */
import type { Locale } from "../shared/locales.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Unit } from "../work/write.ts";
import { insertUser } from "./queries/users.ts";

export interface User {
  id: string;
  /** In lower case. */
  email: string;
  displayName: string;
  role: "admin" | "member";
  language: Locale;
  /** IANA name. */
  timeZone: string;
  /** Null while the account may be used. */
  disabledAt: Date | null;
}

export interface NewUser extends Omit<User, "disabledAt"> {
  /** PHC string. */
  passwordHash: string;
}

/**
 * Makes an account that may be used from now on.
 *
 * @throws {DomainError} `email_taken`
 */
export async function createUser(unit: Unit, newUser: NewUser): Promise<User> {
  const user = await insertUser(unit.tx, {
    id: newUser.id,
    email: newUser.email,
    display_name: newUser.displayName,
    password_hash: newUser.passwordHash,
    role: newUser.role,
    language: newUser.language,
    time_zone: newUser.timeZone,
    created_at: unit.now,
    updated_at: unit.now,
  });
  if (user === undefined) {
    throw new DomainError("email_taken", "Cannot create the user: the e-mail address is taken");
  }
  unit.record({
    userId: user.id,
    action: "user.created",
    entityType: "user",
    entityId: user.id,
  });
  return user;
}
