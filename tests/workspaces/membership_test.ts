/** Who may do what in a workspace: each act by each role, by strangers, and by ended credentials. */
import assert from "node:assert/strict";
import { NOBODY } from "../contacts/acting.ts";
import { ENDED } from "../credentials/ended.ts";
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
