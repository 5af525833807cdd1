/** What the tables of the workspaces refuse, by the name of the constraint. */
import assert from "node:assert/strict";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../db/database.ts";
import { constraintOf } from "../../db/errors.ts";
import type {
  ArticlesTable,
  IntelligenceFeedTokensTable,
  WorkspaceMembersTable,
  WorkspacesTable,
} from "../../db/tables/workspaces.ts";
import { databaseTest } from "../databases.ts";
import { AT, insertUser } from "./rows.ts";
import { insertWorkspace } from "./workspace_rows.ts";

const STAMPS = { created_at: AT, updated_at: AT };

interface Tables {
  workspaces: WorkspacesTable;
  workspace_members: WorkspaceMembersTable;
  articles: ArticlesTable;
  intelligence_feed_tokens: IntelligenceFeedTokensTable;
}

type Rows = { [T in keyof Tables]: Insertable<Tables[T]> };

/** A row of each table that it takes. */
const TAKEN: { [T in keyof Tables]: (db: Db) => Promise<Rows[T]> } = {
  workspaces: () =>
    Promise.resolve({ id: uuidv7(), name: "x".repeat(100), language: "it", ...STAMPS }),
  workspace_members: async (db) => ({
    workspace_id: await insertWorkspace(db),
    user_id: await insertUser(db),
    role: "viewer",
    ...STAMPS,
  }),
  articles: async (db) => ({
    id: uuidv7(),
    workspace_id: await insertWorkspace(db),
    external_id: "x".repeat(2_000),
    url: `HTTPS://${"x".repeat(1_992)}`,
    title: "x".repeat(200),
    summary: "x".repeat(20_000),
    author: "x".repeat(200),
    published_at: AT,
    verdict: "passed",
    reason: "x".repeat(20_000),
    decided_by: "rule",
    ...STAMPS,
  }),
  intelligence_feed_tokens: async (db) => ({
    id: uuidv7(),
    workspace_id: await insertWorkspace(db),
    token_hash: "0".repeat(64),
    token_prefix: "cfeed_",
    token_start: "a9F2",
    label: "x".repeat(100),
    created_at: AT,
    created_by: null,
    revoked_at: AT,
    purged_at: AT,
  }),
};

type Refused = [name: string, values: object, constraint: string];

const REFUSED: { [T in keyof Tables]: Refused[] } = {
  workspaces: [
    ["no name", { name: "" }, "name_length"],
    ["a long name", { name: "x".repeat(101) }, "name_length"],
    ["an unknown language", { language: "nl" }, "language_is_known"],
  ],
  workspace_members: [
    ["an unknown role", { role: "owner" }, "role_is_known"],
    ["an unknown user", { user_id: uuidv7() }, "user_id_fkey"],
    ["an unknown workspace", { workspace_id: uuidv7() }, "workspace_id_fkey"],
  ],
  articles: [
    ["no external id", { external_id: "" }, "external_id_length"],
    ["a long external id", { external_id: "x".repeat(2_001) }, "external_id_length"],
    ["an address that runs script", { url: "javascript:alert(1)" }, "url_is_on_the_web"],
    ["an address without a host", { url: "https:example.org" }, "url_is_on_the_web"],
    ["a long address", { url: `https://${"x".repeat(1_993)}` }, "url_is_on_the_web"],
    ["no title", { title: "" }, "title_length"],
    ["a long title", { title: "x".repeat(201) }, "title_length"],
    ["a long summary", { summary: "x".repeat(20_001) }, "summary_length"],
    ["a long author", { author: "x".repeat(201) }, "author_length"],
    ["a long reason", { reason: "x".repeat(20_001) }, "reason_length"],
    ["an unknown verdict", { verdict: "liked" }, "verdict_is_known"],
    ["an unknown decider", { decided_by: "chance" }, "decider_is_known"],
    ["a verdict of nobody", { decided_by: null }, "decision_is_whole"],
    ["a decider without a verdict", { verdict: null, reason: null }, "decision_is_whole"],
    ["a reason without a verdict", { verdict: null, decided_by: null }, "decision_is_whole"],
    ["an unknown workspace", { workspace_id: uuidv7() }, "workspace_id_fkey"],
  ],
  intelligence_feed_tokens: [
    ["a plaintext for a hash", { token_hash: `cfeed_${"A".repeat(43)}` }, "token_hash_is_sha256"],
    ["a hash in capitals", { token_hash: "A".repeat(64) }, "token_hash_is_sha256"],
    ["no label", { label: "" }, "label_length"],
    ["a long label", { label: "x".repeat(101) }, "label_length"],
    ["a purge before the revocation", { revoked_at: null }, "revoked_before_purged"],
    ["an unknown workspace", { workspace_id: uuidv7() }, "workspace_id_fkey"],
    ["an unknown user", { created_by: uuidv7() }, "created_by_fkey"],
  ],
};

async function violatedBy(db: Db, table: keyof Tables, row: object): Promise<string | undefined> {
  return await db.insertInto(table).values(row as never).execute()
    .then(() => undefined, constraintOf);
}

for (const table of Object.keys(TAKEN) as (keyof Tables)[]) {
  databaseTest(`${table} takes what just fits`, async (db) => {
    assert.equal(await violatedBy(db, table, await TAKEN[table](db)), undefined);
  });

  for (const [name, values, constraint] of REFUSED[table]) {
    databaseTest(`${table} refuses ${name}`, async (db) => {
      const row = { ...await TAKEN[table](db), ...values };

      assert.equal(await violatedBy(db, table, row), `${table}_${constraint}`);
    });
  }
}

/** What must not be there twice, by the constraint. */
const UNIQUE: [table: keyof Tables, differing: () => object, constraint: string][] = [
  ["workspaces", () => ({}), "workspaces_pkey"],
  ["workspace_members", () => ({ role: "admin" }), "workspace_members_pkey"],
  ["articles", () => ({ id: uuidv7() }), "articles_external_id_key"],
  [
    "intelligence_feed_tokens",
    () => ({ id: uuidv7() }),
    "intelligence_feed_tokens_token_hash_key",
  ],
];

for (const [table, differing, constraint] of UNIQUE) {
  databaseTest(`${table} keeps ${constraint}`, async (db) => {
    const row = await TAKEN[table](db);
    await violatedBy(db, table, row);

    assert.equal(await violatedBy(db, table, { ...row, ...differing() }), constraint);
  });
}

databaseTest("articles of two workspaces may have one external id", async (db) => {
  const [mine, other] = [await TAKEN.articles(db), await TAKEN.articles(db)];

  assert.equal(await violatedBy(db, "articles", mine), undefined);
  assert.equal(await violatedBy(db, "articles", other), undefined);
});
