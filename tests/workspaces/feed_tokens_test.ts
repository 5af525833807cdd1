/** Issuing a workspace's feed tokens, and listing them (PI-16 to PI-21 of the TECH). */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { hashSecret } from "../../lib/credentials/secrets.ts";
import {
  issueFeedToken,
  listFeedTokens,
  requireFeedToken,
} from "../../lib/workspaces/feed_tokens.ts";
import { after, auditEvents, START } from "../accounts/people.ts";
import { change, NOBODY } from "../contacts/acting.ts";
import { addWorkspaceFeedToken } from "../credentials/issued.ts";
import { databaseTest } from "../databases.ts";
import { addTeam, addWorkspace, outcomeOf } from "./rows.ts";

interface Issuing {
  workspaceId: string;
  userId: string;
  label?: string;
  id?: string;
}

async function issue(db: Db, { label = "Reader", ...issuing }: Issuing) {
  const { userId } = issuing;
  return await change(db, { userId, work: (unit) => issueFeedToken(unit, { ...issuing, label }) });
}

async function addIssuer(db: Db) {
  const { workspaceId, editor: userId } = await addTeam(db);
  return { workspaceId, userId };
}

async function storedTokens(db: Db) {
  return await db.selectFrom("intelligence_feed_tokens").selectAll().orderBy("id").execute();
}

databaseTest("issueFeedToken() gives the secret and keeps its hash and fragment", async (db) => {
  const issuer = await addIssuer(db);

  const { feedToken, secret } = await issue(db, { ...issuer, label: "Kitchen tablet" });

  const shown = {
    id: feedToken.id,
    label: "Kitchen tablet",
    token_prefix: "cfeed_",
    token_start: secret.slice(6, 10),
    created_at: START,
    last_used_at: null,
    revoked_at: null,
    purged_at: null,
  };
  assert.deepEqual(feedToken, shown);
  const { workspaceId, userId } = issuer;
  assert.deepEqual(await storedTokens(db), [{
    ...shown,
    workspace_id: workspaceId,
    token_hash: hashSecret("workspace_feed_token", secret),
    created_by: userId,
  }]);
  const entity = feedToken.id;
  assert.deepEqual(await auditEvents(db), [
    { log: userId, actor: userId, via: "session", action: "workspace_feed_token.issued", entity },
  ]);
});

databaseTest(
  "issueFeedToken() leaves what was issued before, with the same label too",
  async (db) => {
    const issuer = await addIssuer(db);
    await issue(db, issuer);
    const before = await storedTokens(db);

    const { feedToken } = await issue(db, issuer);

    const rows = await storedTokens(db);
    assert.deepEqual(rows.filter(({ id }) => id !== feedToken.id), before);
    assert.equal(rows.length, 2);
  },
);

databaseTest("issueFeedToken() issues once what a form sends twice, at once too", async (db) => {
  const issuer = await addIssuer(db);
  const id = "01980000-0000-7000-8000-000000000001";
  const issuing = () => outcomeOf(issue(db, { ...issuer, id }));

  const outcomes = await Promise.all([issuing(), issuing()]);

  assert.deepEqual(outcomes.sort(), ["already_done", "done"]);
  assert.equal(await outcomeOf(issue(db, { ...await addIssuer(db), id })), "already_done");
  assert.deepEqual((await storedTokens(db)).map((row) => row.id), [id]);
  assert.equal((await auditEvents(db)).length, 1);
});

databaseTest("listFeedTokens() shows neither secret nor hash", async (db) => {
  const issuer = await addIssuer(db);
  const { feedToken, secret } = await issue(db, issuer);

  const { items } = await listFeedTokens(db, { ...issuer, limit: 10 });

  assert.deepEqual(items, [feedToken]);
  const shown = JSON.stringify(items);
  assert.equal(shown.includes(secret.slice(10)), false);
  assert.equal(shown.includes(hashSecret("workspace_feed_token", secret) ?? ""), false);
});

/** Every page by its ids. */
async function readPages(db: Db, reader: Issuing, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listFeedTokens(db, { ...reader, limit, cursor: cursor ?? undefined });
    pages.push(page.items.map(({ id }) => id));
    cursor = page.next_cursor;
    assert.ok(pages.length < 200, "a page that repeats itself");
  } while (cursor !== null);
  return pages;
}

databaseTest("listFeedTokens() begins with unfinished revocations, newest first", async (db) => {
  const issuer = await addIssuer(db);
  const { workspaceId } = issuer;
  const active = [
    await addWorkspaceFeedToken(db, { workspaceId, createdAt: after(3) }),
    await addWorkspaceFeedToken(db, { workspaceId, createdAt: after(2) }),
    await addWorkspaceFeedToken(db, { workspaceId, createdAt: after(1) }),
  ];
  const unfinished = [
    await addWorkspaceFeedToken(db, { workspaceId, revokedAt: after(8) }),
    await addWorkspaceFeedToken(db, { workspaceId, createdAt: after(-1), revokedAt: after(9) }),
  ];
  await addWorkspaceFeedToken(db, { workspaceId, revokedAt: after(9), purgedAt: after(9) });
  const other = await addWorkspace(db);
  await addWorkspaceFeedToken(db, { workspaceId: other });
  await addWorkspaceFeedToken(db, { workspaceId: other, revokedAt: after(9) });

  for (const limit of [1, 2, 3, 5]) {
    const pages = await readPages(db, issuer, limit);
    assert.deepEqual(pages.flat(), [...unfinished, ...active]);
    assert.equal(pages.length, Math.ceil(5 / limit));
  }
});

databaseTest(
  "listFeedTokens() gives no more than limit, and every feed token once over all pages",
  async (db) => {
    const issuer = await addIssuer(db);
    const { workspaceId } = issuer;
    const ids: string[] = [];
    // All at one instant: the id decides.
    for (let count = 0; count < 5; count++) {
      ids.unshift(await addWorkspaceFeedToken(db, { workspaceId }));
    }
    for (let count = 0; count < 120; count++) {
      ids.unshift(await addWorkspaceFeedToken(db, { workspaceId, revokedAt: START }));
    }

    for (const [limit, sizes] of [[50, [50, 50, 25]], [100, [100, 25]]] as const) {
      const pages = await readPages(db, issuer, limit);
      assert.deepEqual(pages.flat(), ids);
      assert.deepEqual(pages.map(({ length }) => length), sizes);
    }
  },
);

databaseTest("listFeedTokens() refuses a cursor that no page gave", async (db) => {
  const issuer = await addIssuer(db);
  const id = NOBODY;
  const at = START.toISOString();
  for (const values of [[at, id], [2, at, id], [true, at, id], [0, at, "x"], [0, at, id, 1], {}]) {
    const cursor = btoa(JSON.stringify(values)).replace(/=+$/, "");
    const outcome = await outcomeOf(listFeedTokens(db, { ...issuer, limit: 2, cursor }));
    assert.equal(outcome, "malformed_cursor", JSON.stringify(values));
  }
});

databaseTest("requireFeedToken() finds what is active or unfinished, here alone", async (db) => {
  const issuer = await addIssuer(db);
  const { workspaceId } = issuer;
  const found = [
    await addWorkspaceFeedToken(db, { workspaceId }),
    await addWorkspaceFeedToken(db, { workspaceId, revokedAt: START }),
  ];
  const absent = [
    await addWorkspaceFeedToken(db, { workspaceId, revokedAt: START, purgedAt: START }),
    await addWorkspaceFeedToken(db, { workspaceId: await addWorkspace(db) }),
    NOBODY,
  ];

  for (const tokenId of found) {
    assert.equal((await requireFeedToken(db, { ...issuer, tokenId })).id, tokenId);
  }
  for (const tokenId of absent) {
    assert.equal(await outcomeOf(requireFeedToken(db, { ...issuer, tokenId })), "not_found");
  }
});
