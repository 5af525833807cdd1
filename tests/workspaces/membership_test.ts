/** Who may do what in a workspace: each act by each role, by strangers, and by ended credentials. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import type { Actor } from "../../lib/work/actor.ts";
import { START } from "../accounts/people.ts";
import { NOBODY } from "../contacts/acting.ts";
import { addApiToken, addSession } from "../credentials/issued.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { CHANGES, EVERYBODY, prepare, READINGS } from "./acts.ts";
import { addTeam, outcomeOf } from "./rows.ts";

for (const [name, { roles, run }] of Object.entries({ ...CHANGES, ...READINGS })) {
  for (const role of EVERYBODY) {
    const mayAct = roles.includes(role);
    databaseTest(`${name} is ${mayAct ? "open" : "closed"} to the role ${role}`, async (db) => {
      const { team, actOf } = await prepare(db);
      const before = await storedText(db);

      const outcome = await outcomeOf(run(actOf(team[role])));

      assert.equal(outcome, mayAct ? "done" : "insufficient_role");
      if (!mayAct) assert.equal(await storedText(db), before);
    });
  }

  databaseTest(
    `${name} finds nothing for a stranger, and no workspace that is absent`,
    async (db) => {
      const { team, actOf } = await prepare(db);
      const stranger = (await addTeam(db)).admin;
      const acts = [actOf(stranger), actOf(team.admin, NOBODY), actOf(NOBODY)];
      const before = await storedText(db);

      for (const act of acts) assert.equal(await outcomeOf(run(act)), "not_found");

      assert.equal(await storedText(db), before);
    },
  );
}

/** A credential that let a request in and has ended while its body was held back. */
const ENDED: { name: string; end(db: Db, userId: string): Promise<Actor> }[] = [
  {
    name: "a session",
    async end(db, userId) {
      const credentialId = await addSession(db, userId);
      await db.deleteFrom("sessions").execute();
      return { kind: "user", userId, via: "session", credentialId };
    },
  },
  {
    name: "an API token",
    async end(db, userId) {
      const credentialId = await addApiToken(db, { userId, revokedAt: START });
      return { kind: "user", userId, via: "api_token", credentialId };
    },
  },
];

for (const [name, { run }] of Object.entries(CHANGES)) {
  databaseTest(`${name} changes nothing by a credential that has ended`, async (db) => {
    const { team, actOf } = await prepare(db);
    for (const { name: ended, end } of ENDED) {
      const actor = await end(db, team.admin);
      const before = await storedText(db);

      assert.equal(await outcomeOf(run({ ...actOf(team.admin), actor })), "session_ended", ended);

      assert.equal(await storedText(db), before);
    }
  });
}
