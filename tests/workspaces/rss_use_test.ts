/** What a poll of a workspace's feed leaves behind: a note of its use, and a line in the log. */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { open, poll } from "./polling.ts";

const HOUR_MS = 60 * 60 * 1000;

databaseTest(
  "PI-19: a use is noted at most hourly, on 200 and 304, and never on HEAD or a miss",
  async (db) => {
    const app = await openTestApp(db);
    const { passed, tokenId, issue } = await open(app);
    const second = await issue("Second");
    const usedAt = async (id: string) => {
      await app.site.tasks.idle();
      const row = await db.selectFrom("intelligence_feed_tokens").select("last_used_at")
        .where("id", "=", id).executeTakeFirst();
      return row?.last_used_at?.toISOString() ?? null;
    };
    await app.fetch(passed, { method: "HEAD" });
    await app.fetch(`${passed}x`);
    assert.equal(await usedAt(tokenId), null);
    const { etag } = await poll(app, passed);
    assert.equal(await usedAt(tokenId), START.toISOString());
    app.setNow(new Date(START.getTime() + HOUR_MS));
    await poll(app, passed);
    assert.equal(await usedAt(tokenId), START.toISOString());
    const later = new Date(START.getTime() + HOUR_MS + 1);
    app.setNow(later);
    await app.fetch(passed, { headers: { "if-none-match": etag } });
    assert.equal(await usedAt(tokenId), later.toISOString());
    assert.equal(await usedAt(second.tokenId), null, "each has its own note");
  },
);

databaseTest("the log of a poll has no token", async (db) => {
  const app = await openTestApp(db);
  const { passed, secret } = await open(app);
  await app.fetch(passed);
  await app.fetch(`${passed}x`);
  await app.fetch(passed, { method: "HEAD" });
  await app.fetch(passed.replace("?token=", "/"));
  assert.equal(app.logLines.join("\n").includes(secret.slice("cfeed_".length)), false);
  assert.match(app.logLines.join("\n"), /token=\[redacted\]/);
});
