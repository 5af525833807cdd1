/** Signing in with e-mail address and password. */
import type { SignInInput } from "../shared/account_forms.ts";
import type { Site } from "../site.ts";
import { write } from "../work/write.ts";
import { type Account, findByEmail, lockUsable, replacePasswordHash } from "./queries/users.ts";
import { type NewSession, startSession } from "./sessions.ts";
import type { User } from "./users.ts";

export interface SignInAttempt {
  input: SignInInput;
  clientAddress: string;
  userAgent: string | null;
  /** The session secret that the browser came with. */
  formerSecret: string | undefined;
}

export type SignInResult =
  | { kind: "signed_in" } & NewSession & { user: User }
  | { kind: "refused" }
  | { kind: "limited"; retryAfterSeconds: number };

type SignInSite = Pick<Site, "db" | "now" | "passwords"> & {
  limits: Pick<Site["limits"], "signInAddress" | "signInAccount">;
};

/**
 * Checks the password and begins a session. Answer and work are the same for an unknown address, a
 * wrong password and a disabled account.
 */
export async function signIn(site: SignInSite, attempt: SignInAttempt): Promise<SignInResult> {
  const wait = takeAttempt(site.limits, attempt);
  if (wait !== undefined) return wait;
  // Once more when the account changed meanwhile: another sign-in may have renewed an old hash.
  const result = await enter(site, attempt) ?? await enter(site, attempt) ?? REFUSED;
  if (result.kind === "signed_in") giveAttemptBack(site.limits, attempt);
  return result;
}

const REFUSED: SignInResult = { kind: "refused" };

/** An address that is out of attempts takes none from the account: it can't lock others out. */
function takeAttempt(
  limits: SignInSite["limits"],
  { clientAddress, input }: SignInAttempt,
): SignInResult & { kind: "limited" } | undefined {
  const ofAddress = limits.signInAddress.take(clientAddress);
  const verdict = ofAddress.allowed ? limits.signInAccount.take(input.email) : ofAddress;
  if (verdict.allowed) return undefined;
  return { kind: "limited", retryAfterSeconds: verdict.retryAfterSeconds };
}

/** Only failures count. */
function giveAttemptBack(
  limits: SignInSite["limits"],
  { clientAddress, input }: SignInAttempt,
): void {
  limits.signInAddress.giveBack(clientAddress);
  limits.signInAccount.giveBack(input.email);
}

/** Undefined when the account changed while its password was being checked. */
async function enter(site: SignInSite, attempt: SignInAttempt): Promise<SignInResult | undefined> {
  const { email, password } = attempt.input;
  const account = await findByEmail(site.db, email);
  const check = await site.passwords.verify(password, account?.passwordHash ?? null);
  if (account === undefined || !check.matches || account.user.disabledAt !== null) return REFUSED;
  const newHash = check.isOutdated ? await site.passwords.hash(password) : undefined;
  return await startCheckedSession(site, { attempt, account, newHash });
}

/**
 * Looks at the account once more, inside the transaction: whoever disabled it or set another
 * password while this one was being checked has ended its sessions, and none may follow.
 */
async function startCheckedSession(
  site: SignInSite,
  { attempt, account, newHash }: {
    attempt: SignInAttempt;
    account: Account;
    newHash: string | undefined;
  },
): Promise<SignInResult | undefined> {
  const { userAgent, formerSecret } = attempt;
  const userId = account.user.id;
  return await write(site, { kind: "user", userId, via: "session" }, async (unit) => {
    const user = await lockUsable(unit.tx, { userId, passwordHash: account.passwordHash });
    if (user === undefined) return undefined;
    if (newHash !== undefined) {
      await replacePasswordHash(unit.tx, { userId, passwordHash: newHash });
    }
    const newSession = await startSession(unit, { userId, userAgent, formerSecret });
    return { kind: "signed_in", user, ...newSession };
  });
}
