/** When a feed last changed. */
import assert from "node:assert/strict";
import { newestChange } from "../../lib/syndication/newest_change.ts";

const [OLD, NEW, NEWEST] = [new Date(0), new Date(1), new Date(2)];

for (const changes of [[NEWEST], [OLD, NEWEST, NEW], [NEWEST, OLD], [OLD, NEWEST, NEWEST]]) {
  const times = changes.map((change) => change.getTime());
  Deno.test(`newestChange() gives the newest of ${times}`, () => {
    assert.equal(newestChange(changes)?.getTime(), NEWEST.getTime());
  });
}

Deno.test("newestChange() gives nothing of a feed without entries", () => {
  assert.equal(newestChange([]), undefined);
});
