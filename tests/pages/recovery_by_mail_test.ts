/** Recovery by mail: who gets a link, through a real mail server, and what nobody can tell from it. */
import assert from "node:assert/strict";
import { startSmtpServer } from "../accounts/smtp_server.ts";
import { openTestApp, START } from "../app_for_test.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { textOf, valueOf } from "./html.ts";
import { linkIn, openMailingApp, postForm, requestLink } from "./recovery_forms.ts";

const PASSWORD = "a long password";
const NEW_PASSWORD = "another password";

databaseTest("a link in a mail sets a new password, once, and signs nobody in", async (db) => {
  await using server = startSmtpServer();
  const app = await openMailingApp(db, server);
  const { user } = await addPersona(app, { password: PASSWORD });

  const asked = await requestLink(app, ` ${user.email.toUpperCase()} `);
  const link = linkIn(server.mails[0]);
  const opened = await app.fetch(link);
  const token = valueOf(await opened.text(), "token") ?? "";
  const set = await postForm(app, "/recover/reset", {
    form: { token, new_password: NEW_PASSWORD },
  });
  const again = await postForm(app, "/recover/reset", {
    form: { token, new_password: "a third password" },
  });

  assert.equal(asked.headers.get("location"), "/recover?notice=recovery_requested");
  assert.deepEqual(server.mails.map(({ to }) => to), [[user.email]]);
  assert.equal(opened.status, 200);
  assert.equal(set.status, 303);
  assert.equal(set.headers.get("location"), "/sign-in?notice=password_set");
  assert.equal(set.headers.get("set-cookie"), null);
  assert.equal(again.status, 422);
  assert.match(textOf(await again.text()), /This link doesn't work any more/);
  const entered = await postForm(app, "/sign-in", {
    form: { email: user.email, password: NEW_PASSWORD },
  });
  assert.equal(entered.status, 303);
  const refused = await postForm(app, "/sign-in", {
    form: { email: user.email, password: PASSWORD },
  });
  assert.equal(refused.status, 422);
  await refused.body?.cancel();
});

databaseTest(
  "the mail is in the language of the account, whatever the request says",
  async (db) => {
    await using server = startSmtpServer();
    const app = await openMailingApp(db, server);
    const { user } = await addPersona(app, { language: "de" });

    await requestLink(app, user.email, { headers: { "accept-language": "en" } });

    const [mail] = server.mails;
    assert.equal(mail?.headers.subject, "Mycorrhizal Feeds: neues Passwort setzen");
    assert.match(mail?.text ?? "", /^Für das Konto mit dieser E-Mail-Adresse/);
    assert.match(mail?.text ?? "", /innerhalb von 30 Minuten/);
  },
);

databaseTest(
  "the mailed link leads to FRONTEND_URL, whatever host the request names",
  async (db) => {
    await using server = startSmtpServer();
    const app = await openMailingApp(db, server);
    const { user } = await addPersona(app);
    const form = new URLSearchParams({ email: user.email });
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };

    await app.fetch("http://evil.example/recover", { method: "POST", body: form, headers });
    await app.site.tasks.idle();

    assert.match(
      linkIn(server.mails[0]),
      /^http:\/\/feeds\.example\.org\/recover\/reset\?token=mycorrhizal_recovery_[\w-]{43}$/,
    );
  },
);

databaseTest(
  "POST /recover answers the same for every address, and mails accounts alone",
  async (db) => {
    await using server = startSmtpServer();
    const app = await openMailingApp(db, server);
    const known = (await addPersona(app)).user.email;
    const suspended = (await addPersona(app)).user;
    await db.updateTable("users").set({ disabled_at: START })
      .where("id", "=", suspended.id).execute();
    const links = () => db.selectFrom("recovery_links").select("user_id").execute();

    const answers: unknown[] = [];
    for (const email of ["nobody@example.org", suspended.email, known]) {
      const response = await requestLink(app, email);
      answers.push([response.status, [...response.headers], await response.text()]);
    }

    assert.deepEqual(answers[0], answers[2]);
    assert.deepEqual(answers[1], answers[2]);
    assert.deepEqual(server.mails.map(({ to }) => to), [[known]]);
    assert.equal((await links()).length, 1);
  },
);

databaseTest("POST /recover asks the database nothing before it answers", async (db) => {
  await using server = startSmtpServer();
  const app = await openMailingApp(db, server);
  const { user } = await addPersona(app);
  const before = await storedText(db);
  const { run } = app.site.tasks;
  const started: string[] = [];
  app.site.tasks.run = (name) => void started.push(name);

  const response = await postForm(app, "/recover", { form: { email: user.email } });

  app.site.tasks.run = run;
  assert.equal(response.status, 303);
  assert.deepEqual(started, ["recovery mail"]);
  assert.equal(await storedText(db), before);
});

databaseTest(
  "POST /recover still answers when the mail server refuses, and logs no address",
  async (db) => {
    await using server = startSmtpServer({ refuses: true });
    const app = await openMailingApp(db, server);
    const { user } = await addPersona(app);

    const response = await requestLink(app, user.email);

    assert.equal(response.status, 303);
    const log = app.logLines.join("\n");
    assert.match(log, /error "task failed" task="recovery mail" error=.*EENVELOPE/);
    assert.equal(log.includes(user.email), false);
  },
);

databaseTest("POST /recover names the field when the address is none", async (db) => {
  await using server = startSmtpServer();
  const app = await openMailingApp(db, server);

  const response = await postForm(app, "/recover", { form: { email: "ada" } });

  const html = await response.text();
  assert.equal(response.status, 422);
  assert.match(html, /<a href="#email">E-mail: Enter an e-mail address/);
  assert.equal(valueOf(html, "email"), "ada");
});

databaseTest("/recover is not there without a mail server, nor is the way to it", async (db) => {
  const app = await openTestApp(db);

  const responses = await Promise.all([
    app.fetch("/recover"),
    postForm(app, "/recover", { form: { email: "ada@example.org" } }),
  ]);
  const signIn = await (await app.fetch("/sign-in")).text();

  assert.deepEqual(responses.map(({ status }) => status), [404, 404]);
  assert.equal(signIn.includes("/recover"), false);
  await Promise.all(responses.map(({ body }) => body?.cancel()));
});

databaseTest("GET /sign-in leads to /recover where mail can be sent", async (db) => {
  await using server = startSmtpServer();
  const app = await openMailingApp(db, server);

  const signIn = await (await app.fetch("/sign-in")).text();
  const html = await (await app.fetch("/recover?notice=recovery_requested")).text();

  assert.match(signIn, /<a href="\/recover">Lost your password\?<\/a>/);
  assert.match(textOf(html), /If there is an account with this address, a mail .* 30 minutes/);
});
