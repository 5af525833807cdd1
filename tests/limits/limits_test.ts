/** The limits by their names: how many at once, how fast again, and who shares a bucket. */
import assert from "node:assert/strict";
import { createLimits, type Limits } from "../../lib/limits/limits.ts";

const START_MS = Date.UTC(2026, 6, 27);

/** As many takes as are allowed at one instant. */
function drain(limits: Limits, { name, key }: { name: keyof Limits; key: string }): number {
  let allowed = 0;
  while (limits[name].take(key).allowed) allowed++;
  return allowed;
}

const limitsByName: { name: keyof Limits; key: string; burst: number; inTenMinutes: number }[] = [
  { name: "api", key: "0198f2c4-7c1e-7a43-9d52-6f0a3c1b2d4e", burst: 300, inTenMinutes: 12_000 },
  { name: "feed", key: "192.0.2.1", burst: 60, inTenMinutes: 300 },
  { name: "signInAddress", key: "192.0.2.1", burst: 20, inTenMinutes: 10 },
  { name: "signInAccount", key: "erika@example.org", burst: 10, inTenMinutes: 20 },
  { name: "ownPassword", key: "0198f2c4-7c1e-7a43-9d52-6f0a3c1b2d4e", burst: 10, inTenMinutes: 10 },
  { name: "recoveryAddress", key: "192.0.2.1", burst: 10, inTenMinutes: 1 },
  { name: "recoveryAccount", key: "erika@example.org", burst: 3, inTenMinutes: 2 },
];

for (const { name, key, burst, inTenMinutes } of limitsByName) {
  Deno.test(`createLimits() lets ${name} do ${burst} at once and ${inTenMinutes} in ten minutes`, () => {
    let nowMs = START_MS;
    const limits = createLimits(() => new Date(nowMs));

    const atOnce = drain(limits, { name, key });
    let later = 0;
    while (nowMs < START_MS + 10 * 60_000) {
      nowMs += 50;
      later += drain(limits, { name, key });
    }

    assert.deepEqual({ atOnce, later }, { atOnce: burst, later: inTenMinutes });
  });
}

const shared: { name: string; one: string; other: string; isShared: boolean }[] = [
  { name: "two IPv4 addresses", one: "192.0.2.1", other: "192.0.2.2", isShared: false },
  { name: "one IPv6 network", one: "2001:db8::1", other: "2001:db8::ffff", isShared: true },
  { name: "two IPv6 networks", one: "2001:db8::1", other: "2001:db8:0:1::1", isShared: false },
];

for (const { name, one, other, isShared } of shared) {
  for (const limit of ["feed", "signInAddress", "recoveryAddress"] as const) {
    Deno.test(`createLimits() counts ${name} ${isShared ? "together" : "apart"} for ${limit}`, () => {
      const limits = createLimits(() => new Date(START_MS));
      drain(limits, { name: limit, key: one });

      assert.equal(limits[limit].take(other).allowed, !isShared);
    });
  }
}

Deno.test("createLimits() gives a sign-in back to the whole network", () => {
  const limits = createLimits(() => new Date(START_MS));
  drain(limits, { name: "signInAddress", key: "2001:db8::1" });

  limits.signInAddress.giveBack("2001:db8::2");

  assert.equal(limits.signInAddress.take("2001:db8::3").allowed, true);
});

const attacked: {
  name: string;
  ofAddress: keyof Limits;
  ofAccount: keyof Limits;
  everyMinutes: number;
  let: number;
}[] = [
  {
    name: "out of their account",
    ofAddress: "signInAddress",
    ofAccount: "signInAccount",
    everyMinutes: 1,
    let: 59,
  },
  {
    name: "from recovering theirs",
    ofAddress: "recoveryAddress",
    ofAccount: "recoveryAccount",
    everyMinutes: 10,
    let: 59,
  },
];

for (const { name, ofAddress, ofAccount, everyMinutes, let: expected } of attacked) {
  Deno.test(`createLimits() lets one attacking address keep nobody ${name}`, () => {
    let nowMs = START_MS;
    const limits = createLimits(() => new Date(nowMs));
    let allowed = 0;

    for (let round = 0; round < 60; round++) {
      // The attacker is always first.
      while (limits[ofAddress].take("192.0.2.66").allowed) {
        limits[ofAccount].take("erika@example.org");
      }
      if (limits[ofAccount].take("erika@example.org").allowed) allowed++;
      nowMs += everyMinutes * 60_000;
    }

    assert.equal(allowed, expected);
  });
}
