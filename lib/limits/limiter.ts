/** Token buckets, one for each key. */

/** What a request comes to. The wait is in whole seconds and at least 1. */
export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface Limiter {
  /** Takes one token out of the key's bucket, if there is one. */
  take(key: string): Verdict;
  /** Puts back a token that was taken for something which turned out not to count. */
  giveBack(key: string): void;
}

export interface LimiterOptions {
  /** How long it takes for one token to come back. */
  everyMs: number;
  /** How many tokens a bucket holds, and begins with. */
  burst: number;
  /** How many keys are remembered; beyond that the one used longest ago is forgotten. */
  maxKeys: number;
  now: () => Date;
}

/** A bucket as two instants, in epoch milliseconds: nothing has to refill it. */
interface Bucket {
  fullAt: number;
  /** Until when every token that comes back has been promised to a request that was refused. */
  promisedUntil: number;
}

/**
 * Each refusal is given a token of its own to come back for, so that many clients behind one key
 * which all obey Retry-After do not meet again at the next token. A refusal costs nothing, and no
 * wait is longer than an empty bucket takes to fill.
 */
export function createLimiter({ everyMs, burst, maxKeys, now }: LimiterOptions): Limiter {
  const buckets = new Map<string, Bucket>();
  const fillMs = everyMs * burst;

  return {
    take(key) {
      const nowMs = now().getTime();
      const bucket = refilled(buckets.get(key), { nowMs, fillMs });
      remember(buckets, { key, bucket, maxKeys });
      const freeAt = bucket.fullAt - fillMs + everyMs;
      if (freeAt <= nowMs) {
        bucket.fullAt += everyMs;
        return { allowed: true };
      }
      const promisedAt = Math.min(Math.max(freeAt, bucket.promisedUntil), nowMs + fillMs);
      bucket.promisedUntil = promisedAt + everyMs;
      return { allowed: false, retryAfterSeconds: Math.ceil((promisedAt - nowMs) / 1000) };
    },
    giveBack(key) {
      const bucket = buckets.get(key);
      if (bucket !== undefined) bucket.fullAt -= everyMs;
    },
  };
}

/** The bucket as it is now. A clock that was set back leaves it empty at worst, not beyond. */
function refilled(
  bucket: Bucket | undefined,
  { nowMs, fillMs }: { nowMs: number; fillMs: number },
): Bucket {
  const { fullAt = nowMs, promisedUntil = nowMs } = bucket ?? {};
  return { fullAt: Math.min(Math.max(fullAt, nowMs), nowMs + fillMs), promisedUntil };
}

/** Keeps the map in order of use: the bucket used longest ago has refilled the most. */
function remember(
  buckets: Map<string, Bucket>,
  { key, bucket, maxKeys }: { key: string; bucket: Bucket; maxKeys: number },
): void {
  buckets.delete(key);
  buckets.set(key, bucket);
  if (buckets.size <= maxKeys) return;
  const [usedLongestAgo] = buckets.keys();
  if (usedLongestAgo !== undefined) buckets.delete(usedLongestAgo);
}
