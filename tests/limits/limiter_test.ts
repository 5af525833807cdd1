/** Token buckets: how many at once, how fast they come back, and what waiting clients meet. */
import assert from "node:assert/strict";
import { createLimiter, type LimiterOptions, type Verdict } from "../../lib/limits/limiter.ts";
import { fc } from "../packages/fast_check.ts";

const START_MS = Date.UTC(2026, 6, 27);

/** A limiter of three tokens, one every two seconds, and its clock. */
function limiterWithClock(options: Partial<LimiterOptions> = {}) {
  const clock = { ms: START_MS };
  const now = () => new Date(clock.ms);
  return {
    clock,
    limiter: createLimiter({ everyMs: 2_000, burst: 3, maxKeys: 100, ...options, now }),
  };
}

function isAllowed({ allowed }: Verdict): boolean {
  return allowed;
}

function waitOf(verdict: Verdict): number {
  return verdict.allowed ? 0 : verdict.retryAfterSeconds;
}

Deno.test("Limiter.take() allows a burst and refuses the next", () => {
  const { limiter } = limiterWithClock();

  const verdicts = Array.from({ length: 4 }, () => limiter.take("a"));

  assert.deepEqual(verdicts, [
    { allowed: true },
    { allowed: true },
    { allowed: true },
    { allowed: false, retryAfterSeconds: 2 },
  ]);
});

const refills: { afterMs: number; allowed: number }[] = [
  { afterMs: 0, allowed: 0 },
  { afterMs: 1_999, allowed: 0 },
  { afterMs: 2_000, allowed: 1 },
  { afterMs: 3_999, allowed: 1 },
  { afterMs: 4_000, allowed: 2 },
  { afterMs: 6_000, allowed: 3 },
  { afterMs: 86_400_000, allowed: 3 },
];

for (const { afterMs, allowed } of refills) {
  Deno.test(`Limiter.take() allows ${allowed} more ${afterMs} ms after a burst`, () => {
    const { limiter, clock } = limiterWithClock();
    for (let count = 0; count < 3; count++) limiter.take("a");
    clock.ms += afterMs;

    const verdicts = Array.from({ length: 5 }, () => limiter.take("a"));

    assert.equal(verdicts.filter(isAllowed).length, allowed);
  });
}

Deno.test("Limiter.take() counts each key for itself", () => {
  const { limiter } = limiterWithClock();
  for (let count = 0; count < 4; count++) limiter.take("a");

  assert.deepEqual(limiter.take("b"), { allowed: true });
});

Deno.test("Limiter.take() charges nothing for a refusal", () => {
  const { limiter, clock } = limiterWithClock();
  for (let count = 0; count < 1_000; count++) limiter.take("a");
  clock.ms += 6_000;

  const verdicts = Array.from({ length: 4 }, () => limiter.take("a"));

  assert.equal(verdicts.filter(isAllowed).length, 3);
});

Deno.test("Limiter.take() promises each refused request a token of its own, up to a full bucket", () => {
  const { limiter } = limiterWithClock();
  for (let count = 0; count < 3; count++) limiter.take("a");

  const waits = Array.from({ length: 5 }, () => waitOf(limiter.take("a")));

  assert.deepEqual(waits, [2, 4, 6, 6, 6]);
});

Deno.test("Limiter.take() rounds a wait up to whole seconds and never to zero", () => {
  const { limiter, clock } = limiterWithClock({ everyMs: 50 });
  for (let count = 0; count < 3; count++) limiter.take("a");
  const shortest = waitOf(limiter.take("a"));
  clock.ms += 49;

  assert.deepEqual([shortest, waitOf(limiter.take("a"))], [1, 1]);
});

Deno.test("Limiter.take() keeps nobody out for longer than a refill when the clock is set back", () => {
  const { limiter, clock } = limiterWithClock();
  for (let count = 0; count < 4; count++) limiter.take("a");
  clock.ms -= 86_400_000;

  assert.deepEqual(limiter.take("a"), { allowed: false, retryAfterSeconds: 6 });
  clock.ms += 6_000;
  assert.deepEqual(limiter.take("a"), { allowed: true });
});

Deno.test("Limiter.giveBack() returns the token, and never more than were taken", () => {
  const { limiter } = limiterWithClock();
  for (let count = 0; count < 3; count++) limiter.take("a");
  limiter.giveBack("a");
  const afterOne = [limiter.take("a"), limiter.take("a")].map(isAllowed);
  for (let count = 0; count < 100; count++) limiter.giveBack("a");
  const afterMany = Array.from({ length: 5 }, () => limiter.take("a")).map(isAllowed);
  limiter.giveBack("unknown");

  assert.deepEqual(afterOne, [true, false]);
  assert.equal(afterMany.filter((allowed) => allowed).length, 3);
});

Deno.test("createLimiter() forgets the key used longest ago when there are too many", () => {
  const { limiter } = limiterWithClock({ burst: 1, maxKeys: 2 });
  limiter.take("a");
  limiter.take("b");
  limiter.take("a");
  limiter.take("c");

  assert.deepEqual(["a", "c"].map((key) => isAllowed(limiter.take(key))), [false, false]);
  assert.ok(isAllowed(limiter.take("b")));
});

Deno.test("createLimiter() allows no more than the burst and what comes back, whatever the times", () => {
  fc.assert(fc.property(
    fc.array(fc.nat({ max: 5_000 }), { maxLength: 200 }),
    (pauses) => {
      const { limiter, clock } = limiterWithClock();
      let allowed = 0;
      for (const pause of pauses) {
        clock.ms += pause;
        if (limiter.take("a").allowed) allowed++;
      }
      const elapsedMs = clock.ms - START_MS;
      assert.ok(allowed <= 3 + Math.floor(elapsedMs / 2_000));
    },
  ));
});

/** Clients that poll at once, each again after its Retry-After: how often in a row each is refused. */
function refusalsInARow(clients: number): number {
  const { limiter, clock } = limiterWithClock({ burst: 60 });
  const waiting = Array.from({ length: clients }, () => ({ atMs: START_MS, refusals: 0 }));
  let most = 0;
  while (waiting.length > 0) {
    waiting.sort((a, b) => a.atMs - b.atMs);
    const client = waiting.shift();
    if (client === undefined) break;
    clock.ms = client.atMs;
    const verdict = limiter.take("household");
    if (verdict.allowed) continue;
    const refusals = client.refusals + 1;
    most = Math.max(most, refusals);
    waiting.push({ atMs: clock.ms + verdict.retryAfterSeconds * 1_000, refusals });
  }
  return most;
}

const crowds: { clients: number; refusals: number }[] = [
  { clients: 60, refusals: 0 },
  { clients: 61, refusals: 1 },
  { clients: 120, refusals: 1 },
  { clients: 180, refusals: 2 },
];

for (const { clients, refusals } of crowds) {
  Deno.test(`Limiter.take() refuses none of ${clients} obedient clients behind one key more than ${refusals} times`, () => {
    assert.equal(refusalsInARow(clients), refusals);
  });
}

Deno.test("Limiter.take() never refuses a client twice that waits as it is told", () => {
  fc.assert(fc.property(
    fc.integer({ min: 1, max: 5_000 }),
    fc.integer({ min: 1, max: 20 }),
    fc.array(fc.nat({ max: 3_000 }), { maxLength: 60 }),
    (everyMs, burst, pauses) => {
      const { limiter, clock } = limiterWithClock({ everyMs, burst });
      for (const pause of pauses) {
        clock.ms += pause;
        const verdict = limiter.take("a");
        if (verdict.allowed) continue;
        clock.ms += verdict.retryAfterSeconds * 1_000;
        assert.deepEqual(limiter.take("a"), { allowed: true });
      }
    },
  ));
});
