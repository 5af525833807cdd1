/** How often a client may do what. */
import { limitKey } from "../http/client_address.ts";
import { createLimiter, type Limiter } from "./limiter.ts";

export interface Limits {
  /** REST, by user id. */
  readonly api: Limiter;
  /** Polls of feeds, by client address. */
  readonly feed: Limiter;
  /** Failed attempts to sign in, by client address: one that succeeds is given back. */
  readonly signInAddress: Limiter;
  /** Failed attempts to sign in, by the e-mail address tried. */
  readonly signInAccount: Limiter;
  /** Wrong passwords of somebody who is signed in, by user id. */
  readonly ownPassword: Limiter;
  /** Requests for a recovery link, by client address. */
  readonly recoveryAddress: Limiter;
  /** Requests for a recovery link, by the e-mail address that gets it. */
  readonly recoveryAccount: Limiter;
}

/** Each key takes some 200 bytes. */
const MAX_KEYS = 10_000;

const API = { everyMs: 50, burst: 300, maxKeys: MAX_KEYS };

/** Decision 7 of the ADR: a reader on the same machine may poll 50 feeds at once. */
const FEED = { everyMs: 2_000, burst: 60, maxKeys: MAX_KEYS };

/**
 * Passwords have at least 10 characters, so some thousand guesses a day at one account are far too
 * few. What matters as much is that nobody locks another person out: a token comes back to the
 * account twice as fast as to an address, so that an attacker with one address can't keep the
 * account's bucket empty, and once any attack ends the wait is half a minute.
 */
const SIGN_IN_ADDRESS = { everyMs: 60_000, burst: 20, maxKeys: MAX_KEYS };
const SIGN_IN_ACCOUNT = { everyMs: 30_000, burst: 10, maxKeys: MAX_KEYS };

const OWN_PASSWORD = { everyMs: 60_000, burst: 10, maxKeys: MAX_KEYS };

/**
 * A mailbox must not be flooded, and its owner must not be locked out: as with signing in, a token
 * comes back to the account faster than to an address that takes them away.
 */
const RECOVERY_ADDRESS = { everyMs: 10 * 60_000, burst: 10, maxKeys: MAX_KEYS };
const RECOVERY_ACCOUNT = { everyMs: 5 * 60_000, burst: 3, maxKeys: MAX_KEYS };

export function createLimits(now: () => Date): Limits {
  return {
    api: createLimiter({ ...API, now }),
    feed: byNetwork(createLimiter({ ...FEED, now })),
    signInAddress: byNetwork(createLimiter({ ...SIGN_IN_ADDRESS, now })),
    signInAccount: createLimiter({ ...SIGN_IN_ACCOUNT, now }),
    ownPassword: createLimiter({ ...OWN_PASSWORD, now }),
    recoveryAddress: byNetwork(createLimiter({ ...RECOVERY_ADDRESS, now })),
    recoveryAccount: createLimiter({ ...RECOVERY_ACCOUNT, now }),
  };
}

/** Whoever has one IPv6 address has a network of them. */
function byNetwork(limiter: Limiter): Limiter {
  return {
    take: (address) => limiter.take(limitKey(address)),
    giveBack: (address) => limiter.giveBack(limitKey(address)),
  };
}
