/** What the table of the API tokens refuses, by the name of the constraint. */
import assert from "node:assert/strict";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { constraintOf } from "../../db/errors.ts";
import type { ApiTokensTable } from "../../db/tables/api_tokens.ts";
import { databaseTest } from "../databases.ts";
import { AT, insertUser } from "./rows.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = Insertable<ApiTokensTable>;

function after(milliseconds: number): Date {
  return new Date(AT.getTime() + milliseconds);
}

const CASES: { name: string; values: Partial<Row>; constraint: string | undefined }[] = [
  { name: "a lifetime of a year", values: {}, constraint: undefined },
  {
    name: "a lifetime of more than a year",
    values: { expires_at: after(365 * DAY_MS + 1) },
    constraint: "api_tokens_lifetime_is_bounded",
  },
  {
    name: "no lifetime",
    values: { expires_at: AT },
    constraint: "api_tokens_lifetime_is_bounded",
  },
  {
    name: "a plaintext for a hash",
    values: { token_hash: `mycorrhizal_${"A".repeat(43)}` },
    constraint: "api_tokens_token_hash_is_sha256",
  },
  { name: "no name", values: { name: "" }, constraint: "api_tokens_name_length" },
  {
    name: "a long name",
    values: { name: "x".repeat(101) },
    constraint: "api_tokens_name_length",
  },
  {
    name: "an unknown scope",
    values: { scope: "write" as Row["scope"] },
    constraint: "api_tokens_scope_is_known",
  },
  {
    name: "an unknown user",
    values: { user_id: uuidv7() },
    constraint: "api_tokens_user_id_fkey",
  },
];

for (const { name, values, constraint } of CASES) {
  databaseTest(
    `api_tokens ${constraint === undefined ? "takes" : "refuses"} ${name}`,
    async (db) => {
      const row: Row = {
        id: uuidv7(),
        user_id: await insertUser(db),
        name: "Script",
        scope: "full",
        token_hash: "0".repeat(64),
        expires_at: after(365 * DAY_MS),
        created_at: AT,
        updated_at: AT,
        ...values,
      };

      const violated = await db.insertInto("api_tokens").values(row).execute()
        .then(() => undefined, constraintOf);

      assert.equal(violated, constraint);
    },
  );
}

databaseTest("api_tokens refuses a hash that there is already", async (db) => {
  const row = {
    user_id: await insertUser(db),
    name: "Script",
    scope: "read",
    token_hash: "0".repeat(64),
    expires_at: after(1),
    created_at: AT,
    updated_at: AT,
  } as const;
  await db.insertInto("api_tokens").values({ id: uuidv7(), ...row }).execute();

  const violated = await db.insertInto("api_tokens").values({ id: uuidv7(), ...row }).execute()
    .then(() => undefined, constraintOf);

  assert.equal(violated, "api_tokens_token_hash_key");
});
