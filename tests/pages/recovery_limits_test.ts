/** How often a recovery link can be asked for. */
import assert from "node:assert/strict";
import { startSmtpServer } from "../accounts/smtp_server.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { openMailingApp, requestLink } from "./recovery_forms.ts";

databaseTest(
  "POST /recover sends one mailbox few mails, from wherever they are asked for",
  async (db) => {
    await using server = startSmtpServer();
    const app = await openMailingApp(db, server);
    const [{ user }, other] = [await addPersona(app), await addPersona(app)];
    const from = (clientAddress: string, email = user.email) =>
      requestLink(app, email, { clientAddress });

    const answers: Response[] = [];
    for (let client = 1; client <= 5; client++) answers.push(await from(`192.0.2.${client}`));
    const forOther = await from("192.0.2.1", other.user.email);

    assert.deepEqual(answers.map(({ status }) => status), [303, 303, 303, 429, 429]);
    assert.ok(Number(answers[3]?.headers.get("retry-after")) >= 1);
    assert.equal(forOther.status, 303);
    assert.equal(server.mails.length, 4);
    await Promise.all(answers.map(({ body }) => body?.cancel()));
  },
);

databaseTest("POST /recover lets one client ask for few addresses", async (db) => {
  await using server = startSmtpServer();
  const app = await openMailingApp(db, server);

  const statuses: number[] = [];
  for (let count = 0; count < 11; count++) {
    const response = await requestLink(app, `nobody${count}@example.org`);
    statuses.push(response.status);
    await response.body?.cancel();
  }

  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 303), 429]);
});
