/**
 * What a poll asks of the database, on both surfaces: nothing past the limit, and the note of its use
 * last of all.
 */
import assert from "node:assert/strict";
import type { KyselyPlugin } from "kysely";
import type { Db } from "../../db/database.ts";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { failingDatabase } from "../failing_statements.ts";
import { addPersona } from "../personas.ts";
import { addFeed } from "../rest/published.ts";
import { curate } from "../workspaces/curating.ts";

interface Surface {
  name: string;
  /** The address of a feed that nobody has polled. */
  open(app: TestApp): Promise<string>;
  /** When somebody last read the only feed. */
  notedAt(db: Db): Promise<Date | null | undefined>;
}

const SURFACES: Surface[] = [
  {
    name: "answerPoll()",
    open: async (app) => await addFeed(await addPersona(app)),
    async notedAt(db) {
      const row = await db.selectFrom("feeds").select("last_accessed_at").executeTakeFirst();
      return row?.last_accessed_at;
    },
  },
  {
    name: "answerRssPoll()",
    open: async (app) => (await (await curate(app, await addPersona(app))).issue()).passed,
    async notedAt(db) {
      const row = await db.selectFrom("intelligence_feed_tokens").select("last_used_at")
        .executeTakeFirst();
      return row?.last_used_at;
    },
  },
];

/** The same database, and the kinds of the statements that are sent through it. */
function recordKinds(db: Db): { db: Db; kinds: string[] } {
  const kinds: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      kinds.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: db.withPlugin(recorder), kinds };
}

/** The status of a poll, once all that it has begun is over. */
async function statusOf(app: TestApp, target: string, init?: RequestInit): Promise<number> {
  const answer = await app.fetch(target, init);
  await answer.body?.cancel();
  await app.site.tasks.idle();
  return answer.status;
}

for (const { name, open, notedAt } of SURFACES) {
  databaseTest(`${name} notes a use when everything has been read`, async (db) => {
    const recorded = recordKinds(db);
    const app = await openTestApp(recorded.db);
    const target = await open(app);
    recorded.kinds.length = 0;

    assert.equal(await statusOf(app, target), 200);

    const { kinds } = recorded;
    assert.ok(kinds.length > 2, "the feed, what is in it, the note");
    assert.equal(kinds.indexOf("UpdateQueryNode"), kinds.length - 1);
    assert.deepEqual(await notedAt(db), START);
  });

  databaseTest(`${name} notes no use of a poll that fails`, async (db) => {
    const failing = failingDatabase(db);
    const app = await openTestApp(failing.db);
    const target = await open(app);

    for (const statement of [1, 2]) {
      failing.failAt(statement);
      assert.equal(await statusOf(app, target), 500);
      assert.equal(failing.count(), statement, "nothing comes after the failure");
    }

    assert.equal(await notedAt(db), null);
  });

  databaseTest(`${name} is asked nothing past the limit, whatever the token`, async (db) => {
    const counting = failingDatabase(db);
    const app = await openTestApp(counting.db);
    const target = await open(app);
    while (app.site.limits.feed.take("192.0.2.1").allowed);
    counting.failAt(0);

    for (const polled of [target, `${target}x`, target.split("?")[0] ?? ""]) {
      for (const method of ["GET", "HEAD"]) {
        assert.equal(await statusOf(app, polled, { method }), 429);
      }
    }

    assert.equal(counting.count(), 0);
    assert.equal(await notedAt(db), null);
  });
}
