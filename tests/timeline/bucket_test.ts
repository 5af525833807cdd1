/** The periods of a timeline. */
import assert from "node:assert/strict";
import { type Bucket, BUCKETS, resolveBucket } from "../../lib/timeline/bucket.ts";

const NOW = "2028-03-01T12:00:00.000Z";

const PERIODS: Record<Bucket, { from?: string; until?: string }> = {
  last_7_days: { from: "2028-02-23T12:00:00.000Z", until: NOW },
  last_30_days: { from: "2028-01-31T12:00:00.000Z", until: NOW },
  last_90_days: { from: "2027-12-02T12:00:00.000Z", until: NOW },
  this_year: { from: "2028-01-01T00:00:00.000Z", until: "2028-12-31T23:59:59.999Z" },
  all: {},
};

for (const bucket of BUCKETS) {
  Deno.test(`resolveBucket() gives first and last instant of ${bucket}`, () => {
    assert.deepEqual(texts(resolveBucket(bucket, new Date(NOW))), PERIODS[bucket]);
  });
}

Deno.test("resolveBucket() has this year change at midnight UTC", () => {
  const lastInstant = new Date("2027-12-31T23:59:59.999Z");
  assert.deepEqual(texts(resolveBucket("this_year", lastInstant)), {
    from: "2027-01-01T00:00:00.000Z",
    until: lastInstant.toISOString(),
  });
});

function texts({ from, until }: { from?: Date; until?: Date }) {
  return {
    ...(from === undefined ? {} : { from: from.toISOString() }),
    ...(until === undefined ? {} : { until: until.toISOString() }),
  };
}
