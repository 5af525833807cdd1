/** Sending mail: what arrives at a mail server, and what happens when it takes none. */
import assert from "node:assert/strict";
import { createMailer } from "../../lib/accounts/mailer.ts";
import type { MailSettings } from "../../lib/config/mail_settings.ts";
import { startSmtpServer } from "./smtp_server.ts";

function settings(port: number, values: Partial<MailSettings> = {}): MailSettings {
  return {
    host: "127.0.0.1",
    port,
    implicitTls: false,
    login: null,
    sender: "feeds@example.org",
    ...values,
  };
}

const MAIL = {
  to: "ada@example.org",
  subject: "Grüße",
  text: "Zeile eins\n\nfünf: https://a/?b=c",
};

Deno.test("createMailer() sends a mail that says what was given", async () => {
  await using server = startSmtpServer();

  await createMailer(settings(server.port)).send(MAIL);

  const [mail] = server.mails;
  assert.equal(server.mails.length, 1);
  assert.equal(mail?.from, "feeds@example.org");
  assert.deepEqual(mail?.to, ["ada@example.org"]);
  assert.equal(mail?.headers.from, "Mycorrhizal Feeds <feeds@example.org>");
  assert.equal(mail?.headers.to, "ada@example.org");
  assert.equal(mail?.headers.subject, "Grüße");
  assert.equal(mail?.headers["auto-submitted"], "auto-generated");
  assert.match(mail?.headers["content-type"] ?? "", /^text\/plain; charset=utf-8/);
  assert.equal(mail?.text.trimEnd(), MAIL.text);
});

Deno.test("createMailer() fails when the server refuses the recipient", async () => {
  await using server = startSmtpServer({ refuses: true });

  await assert.rejects(createMailer(settings(server.port)).send(MAIL), { code: "EENVELOPE" });

  assert.deepEqual(server.mails, []);
});

Deno.test("createMailer() fails when nobody listens", async () => {
  const port = await freePort();

  await assert.rejects(createMailer(settings(port)).send(MAIL), { code: "ESOCKET" });
});

Deno.test("createMailer() gives its login to no connection in clear", async () => {
  await using server = startSmtpServer({ extensions: ["AUTH PLAIN LOGIN"] });
  const login = { user: "ada", password: "canary" };

  await assert.rejects(createMailer(settings(server.port, { login })).send(MAIL));

  assert.deepEqual(server.mails, []);
  assert.equal(server.commands.some((line) => line.startsWith("AUTH")), false);
});

Deno.test("createMailer() begins with TLS where the configuration says so", async () => {
  await using server = startSmtpServer();

  await assert.rejects(createMailer(settings(server.port, { implicitTls: true })).send(MAIL));

  assert.equal(server.commands.some((line) => line.startsWith("EHLO")), false);
});

/** A port of which nobody takes connections any more. */
async function freePort(): Promise<number> {
  await using server = startSmtpServer();
  return server.port;
}
