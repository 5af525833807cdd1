/** Recovery links: one a user, for half an hour. */
import assert from "node:assert/strict";
import {
  createRecoveryLink,
  isLiveRecoveryLink,
  recoveryUrl,
} from "../../lib/accounts/recovery_links.ts";
import { write } from "../../lib/work/write.ts";
import { recordParameters } from "../credentials/sql_parameters.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addUser, after, auditEvents, START } from "./people.ts";
import { createLink, MINUTE_MS, NEW_PASSWORD, recover } from "./recovery_setting.ts";
import { addAda, EMAIL } from "./sign_in_setting.ts";

databaseTest("createRecoveryLink() makes a link that is live for half an hour", async (db) => {
  await addAda(db);

  const secret = await createLink(db);

  const isLiveAt = (now: Date) => isLiveRecoveryLink(db, { secret, now });
  assert.equal(await isLiveAt(START), true);
  assert.equal(await isLiveAt(after(30 * MINUTE_MS - 1)), true);
  assert.equal(await isLiveAt(after(30 * MINUTE_MS)), false);
});

databaseTest("createRecoveryLink() leaves an event of who made it", async (db) => {
  const userId = await addAda(db);

  await createLink(db);

  assert.deepEqual(await auditEvents(db), [
    { log: userId, actor: null, via: null, action: "recovery_link.created", entity: userId },
  ]);
});

databaseTest("createRecoveryLink() takes the place of the user's earlier link", async (db) => {
  await addAda(db);
  const first = await createLink(db);

  const second = await createLink(db, { at: after(29 * MINUTE_MS) });

  const isLiveAt = (secret: string, now: Date) => isLiveRecoveryLink(db, { secret, now });
  assert.equal(await isLiveAt(first, START), false);
  assert.equal(await isLiveAt(second, after(58 * MINUTE_MS)), true);
  assert.equal((await db.selectFrom("recovery_links").select("user_id").execute()).length, 1);
});

databaseTest("createRecoveryLink() leaves the links of others alone", async (db) => {
  await addAda(db);
  await addUser(db, { email: "eve@example.org" });
  const hers = await createLink(db, { email: "eve@example.org" });

  await createLink(db);

  assert.equal(await isLiveRecoveryLink(db, { secret: hers, now: START }), true);
});

databaseTest("createRecoveryLink() of two at once leaves one link", async (db) => {
  await addAda(db);

  const secrets = await Promise.all([createLink(db), createLink(db)]);

  const live = await Promise.all(
    secrets.map((secret) => isLiveRecoveryLink(db, { secret, now: START })),
  );
  assert.deepEqual(live.sort(), [false, true]);
});

const NOBODY: { name: string; email: string; disabled?: true }[] = [
  { name: "an unknown address", email: "eve@example.org" },
  { name: "a disabled account", email: EMAIL, disabled: true },
];

for (const { name, email, disabled } of NOBODY) {
  databaseTest(`createRecoveryLink() makes nothing for ${name}`, async (db) => {
    await addAda(db, { disabled_at: disabled ? START : null });
    const before = await storedText(db);

    const link = await write(
      { db, now: () => START },
      { kind: "operator" },
      (unit) => createRecoveryLink(unit, email),
    );

    assert.equal(link, undefined);
    assert.equal(await storedText(db), before);
  });
}

databaseTest("a recovery link's secret is never an SQL parameter and never stored", async (db) => {
  await addAda(db);
  const recording = recordParameters(db);

  const used = await createLink(recording.db);
  await isLiveRecoveryLink(recording.db, { secret: used, now: START });
  await recover(recording.db, used);
  const waiting = await createLink(recording.db);

  const traces = [JSON.stringify(recording.parameters), await storedText(db)];
  for (const trace of traces) {
    assert.ok(trace.includes("recovery_link.created"), "sees what is written");
    for (const secret of [used, waiting, NEW_PASSWORD]) assert.equal(trace.includes(secret), false);
  }
});

Deno.test("recoveryUrl() leads to the page of the form", () => {
  assert.equal(
    recoveryUrl("https://feeds.example.org", "mycorrhizal_recovery_A-_9"),
    "https://feeds.example.org/recover/reset?token=mycorrhizal_recovery_A-_9",
  );
});
