/** The page behind a recovery link. */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { addRecoveryLink } from "../credentials/issued.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { textOf, valueOf } from "./html.ts";
import { postForm } from "./recovery_forms.ts";

const NEW_PASSWORD = "another password";

databaseTest(
  "a reset by a link ends sessions, API tokens and feeds on the next request",
  async (db) => {
    const app = await openTestApp(db);
    const [person, other] = [await addPersona(app), await addPersona(app)];
    const feed = await create(person, "feeds", { name: "Tablet", kind: "aggregate" });
    const { token: bearer } = await create(person, "api-tokens", { name: "Script", scope: "read" });
    const kept = await create(other, "feeds", { name: "Tablet", kind: "aggregate" });
    const token = await addRecoveryLink(db, { userId: person.user.id });

    await postForm(app, "/recover/reset", { form: { token, new_password: NEW_PASSWORD } });

    const statuses = async (...responses: Promise<Response>[]) => {
      const settled = await Promise.all(responses);
      await Promise.all(settled.map(({ body }) => body?.cancel()));
      return settled.map(({ status }) => status);
    };
    const headers = { authorization: `Bearer ${bearer}` };
    assert.deepEqual(
      await statuses(
        person.fetch("/settings/feeds"),
        person.fetch("/api/v1/contacts"),
        app.fetch("/api/v1/contacts", { headers }),
        app.fetch(String(feed.url)),
      ),
      [303, 401, 401, 404],
    );
    assert.deepEqual(
      await statuses(other.fetch("/settings/feeds"), app.fetch(String(kept.url))),
      [200, 200],
    );
  },
);

databaseTest("GET /recover/reset changes nothing, however often it is opened", async (db) => {
  const app = await openTestApp(db);
  const { user } = await addPersona(app);
  const token = await addRecoveryLink(db, { userId: user.id });
  const before = await storedText(db);

  for (const method of ["GET", "HEAD", "GET"]) {
    const response = await app.fetch(`/recover/reset?token=${token}`, { method });
    assert.equal(response.status, 200);
    await response.body?.cancel();
  }

  assert.equal(await storedText(db), before);
});

databaseTest("/recover/reset gives its address to no log and to no other page", async (db) => {
  const app = await openTestApp(db);
  const { user } = await addPersona(app);
  const token = await addRecoveryLink(db, { userId: user.id });

  const opened = await app.fetch(`/recover/reset?token=${token}`);
  const refused = await postForm(app, "/recover/reset", { form: { token, new_password: "short" } });
  const set = await postForm(app, "/recover/reset", {
    form: { token, new_password: NEW_PASSWORD },
  });

  for (const response of [opened, refused]) {
    assert.equal(response.headers.get("referrer-policy"), "strict-origin");
    assert.equal(response.headers.get("cache-control"), "no-store");
    await response.body?.cancel();
  }
  assert.equal(set.headers.get("location")?.includes(token), false);
  const log = app.logLines.join("\n");
  assert.match(log, /target="?\/recover\/reset\?token=\[redacted\]/);
  assert.equal(log.includes(token), false);
});

databaseTest("GET /recover/reset says the same of every link that is not live", async (db) => {
  const app = await openTestApp(db);
  const [{ user: expired }, { user: suspended }] = [await addPersona(app), await addPersona(app)];
  await db.updateTable("users").set({ disabled_at: START })
    .where("id", "=", suspended.id).execute();
  const tokens = [
    await addRecoveryLink(db, { userId: expired.id, expiresAt: START }),
    await addRecoveryLink(db, { userId: suspended.id }),
    `mycorrhizal_recovery_${"A".repeat(43)}`,
    "nonsense",
    "",
  ];

  const answers = await Promise.all(tokens.map(async (token) => {
    const response = await app.fetch(`/recover/reset?token=${token}`);
    return [response.status, await response.text()];
  }));

  assert.equal(answers[0]?.[0], 404);
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.match(textOf(String(answers[0]?.[1])), /This link doesn't work any more/);
});

databaseTest("POST /recover/reset keeps the link when the password is too short", async (db) => {
  const app = await openTestApp(db);
  const { user } = await addPersona(app);
  const token = await addRecoveryLink(db, { userId: user.id });

  const short = await postForm(app, "/recover/reset", {
    form: { token, new_password: "too short" },
  });
  const html = await short.text();
  const set = await postForm(app, "/recover/reset", {
    form: { token, new_password: NEW_PASSWORD },
  });

  assert.equal(short.status, 422);
  assert.match(html, /<a href="#new-password">New password: Use at least 10 characters/);
  assert.equal(valueOf(html, "token"), token);
  assert.equal(html.includes("too short"), false);
  assert.equal(set.status, 303);
});

databaseTest("POST /recover/reset is refused when another site sends it", async (db) => {
  const app = await openTestApp(db);
  const { user } = await addPersona(app);
  const token = await addRecoveryLink(db, { userId: user.id });
  const before = await storedText(db);

  const form = { token, new_password: NEW_PASSWORD };
  const headers = { origin: "https://evil.example" };
  const response = await postForm(app, "/recover/reset", { form, headers });

  assert.equal(response.status, 403);
  assert.equal(await storedText(db), before);
  await response.body?.cancel();
});
