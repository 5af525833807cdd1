/** Making and rotating API tokens while other things happen to the account. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../db/database.ts";
import {
  createApiToken,
  revokeAllApiTokens,
  revokeApiToken,
  rotateApiToken,
} from "../../lib/accounts/api_tokens.ts";
import { resetPassword } from "../../lib/accounts/reset_password.ts";
import { DomainError, type DomainErrorCode } from "../../lib/shared/domain_error.ts";
import { type Unit, write } from "../../lib/work/write.ts";
import { addApiToken, addSession } from "../credentials/issued.ts";
import { databaseTest, postgresqlTest } from "../databases.ts";
import { overlap } from "../overlap.ts";
import { addUser, after, auditEvents, DAY_MS, START } from "./people.ts";

const INPUT = { name: "Backup", scope: "full", expires_in_days: 30 } as const;

/** A user who is signed in and has an API token. */
async function begin(db: Db) {
  const userId = await addUser(db);
  const sessionId = await addSession(db, userId);
  const apiTokenId = await addApiToken(db, { userId });
  const maker = { userId, sessionId };
  return {
    site: { db, now: () => START },
    actor: { kind: "user", userId, via: "session" } as const,
    userId,
    sessionId,
    apiTokenId,
    create: (unit: Unit) => createApiToken(unit, { ...maker, input: INPUT }),
    rotate: (unit: Unit) => rotateApiToken(unit, { ...maker, apiTokenId }),
    reset: (unit: Unit) => resetPassword(unit, { userId, passwordHash: "another" }),
  };
}

async function activeIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("api_tokens").select("id").where("revoked_at", "is", null)
    .orderBy("id").execute();
  return rows.map(({ id }) => id);
}

function refuses(code: DomainErrorCode): (error: unknown) => boolean {
  return (error) => error instanceof DomainError && error.code === code;
}

function isRefused(settled: PromiseSettledResult<unknown>, code: DomainErrorCode): boolean {
  return settled.status === "rejected" && refuses(code)(settled.reason);
}

databaseTest("createApiToken() makes nothing for a session that has ended", async (db) => {
  const { site, actor, userId, apiTokenId, create, rotate } = await begin(db);
  await db.deleteFrom("sessions").execute();
  await addSession(db, userId);

  await assert.rejects(write(site, actor, create), refuses("session_ended"));
  await assert.rejects(write(site, actor, rotate), refuses("session_ended"));

  assert.deepEqual(await activeIds(db), [apiTokenId]);
  assert.deepEqual(await auditEvents(db), []);
});

databaseTest("createApiToken() makes nothing for another user's session", async (db) => {
  const { site, actor, userId, apiTokenId } = await begin(db);
  const sessionId = await addSession(db, await addUser(db));

  await assert.rejects(
    write(site, actor, (unit) => createApiToken(unit, { userId, sessionId, input: INPUT })),
    refuses("session_ended"),
  );

  assert.deepEqual(await activeIds(db), [apiTokenId]);
});

databaseTest("rotateApiToken() gives a new lifetime of the former's length", async (db) => {
  const { userId, actor, site, create } = await begin(db);
  const { apiToken } = await write(site, actor, create);
  const later = after(10 * DAY_MS);
  const sessionId = await addSession(db, userId, { expiresAt: after(11 * DAY_MS) });
  await db.updateTable("api_tokens").set({ last_used_at: START }).execute();

  const rotated = await write(
    { db, now: () => later },
    actor,
    (unit) => rotateApiToken(unit, { userId, sessionId, apiTokenId: apiToken.id }),
  );

  assert.deepEqual(rotated.apiToken, {
    id: rotated.apiToken.id,
    name: "Backup",
    scope: "full",
    created_at: later,
    expires_at: after(40 * DAY_MS),
    last_used_at: null,
  });
});

databaseTest("rotateApiToken() undoes the revocation when it cannot make another", async (db) => {
  const { site, actor, userId, sessionId, apiTokenId } = await begin(db);
  const taken = await addApiToken(db, { userId: await addUser(db) });

  const rotate = (unit: Unit) => rotateApiToken(unit, { userId, sessionId, apiTokenId, id: taken });
  await assert.rejects(write(site, actor, rotate), refuses("already_done"));

  assert.deepEqual(await activeIds(db), [apiTokenId, taken].sort());
  assert.deepEqual(await auditEvents(db), []);
});

databaseTest("a failing change leaves neither API token nor audit event", async (db) => {
  const { site, actor, userId, apiTokenId, create, rotate } = await begin(db);
  const changes = [
    create,
    rotate,
    (unit: Unit) => revokeApiToken(unit, { userId, apiTokenId }),
    (unit: Unit) => revokeAllApiTokens(unit, userId),
  ];

  for (const change of changes) {
    const failing = write(site, actor, async (unit) => {
      await change(unit);
      throw new Error("Cannot go on");
    });
    await assert.rejects(failing, /Cannot go on/);
  }

  assert.deepEqual(await activeIds(db), [apiTokenId]);
  assert.deepEqual(await auditEvents(db), []);
});

databaseTest("createApiToken() makes one when a form comes twice at once", async (db) => {
  const { site, actor, userId, sessionId, apiTokenId } = await begin(db);
  const id = uuidv7();
  const create = () =>
    write(site, actor, (unit) => createApiToken(unit, { userId, sessionId, input: INPUT, id }));

  const outcomes = await Promise.allSettled([create(), create()]);

  assert.equal(outcomes.filter((outcome) => isRefused(outcome, "already_done")).length, 1);
  assert.deepEqual(await activeIds(db), [apiTokenId, id]);
  assert.deepEqual((await auditEvents(db)).map(({ action }) => action), ["api_token.created"]);
});

postgresqlTest("rotateApiToken() finds nothing to rotate behind another rotation", async (db) => {
  const { site, rotate } = await begin(db);

  const { first, second } = await overlap(site, rotate, rotate);

  assert.ok(isRefused(second, "not_found"));
  assert.deepEqual(await activeIds(db), [first.apiToken.id]);
});

postgresqlTest("rotateApiToken() finds nothing to rotate behind a revocation", async (db) => {
  const { site, userId, apiTokenId, rotate } = await begin(db);
  const revocation = (unit: Unit) => revokeApiToken(unit, { userId, apiTokenId });

  const { second } = await overlap(site, revocation, rotate);

  assert.ok(isRefused(second, "not_found"));
  assert.deepEqual(await activeIds(db), []);
});

postgresqlTest("revokeAllApiTokens() ends what is made or rotated at the same time", async (db) => {
  const { site, userId, create, rotate } = await begin(db);
  const revokeAll = (unit: Unit) => revokeAllApiTokens(unit, userId);

  const rotation = await overlap(site, rotate, revokeAll);
  const creation = await overlap(site, create, revokeAll);

  assert.deepEqual([rotation.second, creation.second], [
    { status: "fulfilled", value: 1 },
    { status: "fulfilled", value: 1 },
  ]);
  assert.deepEqual(await activeIds(db), []);
});

for (const change of ["create", "rotate"] as const) {
  postgresqlTest(`a reset of the password ends what ${change}() makes meanwhile`, async (db) => {
    const { site, reset, ...changes } = await begin(db);

    const { second } = await overlap(site, changes[change], reset);

    assert.equal(second.status, "fulfilled");
    assert.deepEqual(await activeIds(db), []);
  });

  postgresqlTest(`${change}() makes nothing behind a reset of the password`, async (db) => {
    const { site, reset, ...changes } = await begin(db);

    const { second } = await overlap(site, reset, changes[change]);

    assert.ok(isRefused(second, "session_ended"));
    assert.deepEqual(await activeIds(db), []);
  });
}
