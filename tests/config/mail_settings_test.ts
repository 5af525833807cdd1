/** SMTP_URL: what it says of the server, of the login and of the sender. */
import assert from "node:assert/strict";
import { readConfig } from "../../lib/config/config.ts";
import { ConfigError } from "../../lib/config/config_error.ts";
import type { MailSettings } from "../../lib/config/mail_settings.ts";

const FRONTEND_URL = "https://feeds.example.org";

const TAKEN: { name: string; SMTP_URL: string; expected: Partial<MailSettings> }[] = [
  {
    name: "a server alone",
    SMTP_URL: "smtp://mail.example.org",
    expected: {
      host: "mail.example.org",
      port: 587,
      implicitTls: false,
      login: null,
      sender: "noreply@feeds.example.org",
    },
  },
  {
    name: "a login that is an e-mail address",
    SMTP_URL: "smtps://ada%40example.org:pass%2Fword@mail.example.org/",
    expected: {
      port: 465,
      implicitTls: true,
      login: { user: "ada@example.org", password: "pass/word" },
      sender: "ada@example.org",
    },
  },
  {
    name: "a login that is no e-mail address",
    SMTP_URL: "smtp://apikey:password@mail.example.org",
    expected: {
      login: { user: "apikey", password: "password" },
      sender: "noreply@feeds.example.org",
    },
  },
  {
    name: "a sender beside the login",
    SMTP_URL: "smtp://ada%40example.org:password@mail.example.org?from=feeds%40example.org",
    expected: {
      login: { user: "ada@example.org", password: "password" },
      sender: "feeds@example.org",
    },
  },
  {
    name: "a sender without escapes",
    SMTP_URL: "smtp://mail.example.org/?from=feeds@example.org",
    expected: { sender: "feeds@example.org" },
  },
  {
    name: "a port",
    SMTP_URL: "smtp://127.0.0.1:2525",
    expected: { host: "127.0.0.1", port: 2525 },
  },
  { name: "an IPv6 address", SMTP_URL: "smtp://[::1]:25", expected: { host: "::1", port: 25 } },
];

for (const { name, SMTP_URL, expected } of TAKEN) {
  Deno.test(`readConfig() takes SMTP_URL with ${name}`, () => {
    const { mail } = readConfig({ SMTP_URL, FRONTEND_URL });

    assert.deepEqual({ ...mail, ...expected }, mail);
    assert.ok(Object.isFrozen(mail));
    assert.ok(mail?.login === null || Object.isFrozen(mail?.login));
  });
}

Deno.test("readConfig() sends no mail without SMTP_URL", () => {
  assert.equal(readConfig({ FRONTEND_URL }).mail, null);
});

const REFUSED = [
  "mail.example.org",
  "mail.example.org:25",
  "http://mail.example.org",
  "smtp:mail.example.org",
  "smtp://",
  "smtp://mail.example.org/canary",
  "smtp://mail.example.org/#canary",
  "smtp://mail.example.org:0x19",
  "smtp://canary@mail.example.org",
  "smtp://:canary@mail.example.org",
  "smtp://ada:50%canary@mail.example.org",
  "smtp://mail.example.org?from=canary",
  "smtp://mail.example.org?from=",
  "smtp://mail.example.org?sender=canary@example.org",
  "smtp://mail.example.org?from=ada@example.org&tls=canary",
];

for (const SMTP_URL of REFUSED) {
  Deno.test(`readConfig() refuses SMTP_URL ${SMTP_URL} in one line, and keeps it to itself`, () => {
    assert.throws(() => readConfig({ SMTP_URL }), (error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, /^Cannot read SMTP_URL: it takes smtp:\/\/[^\n]+$/);
      assert.doesNotMatch(Deno.inspect(error), /canary/);
      return true;
    });
  });
}

const ORIGINS: { name: string; env: Record<string, string>; expected: string }[] = [
  { name: "FRONTEND_URL", env: { FRONTEND_URL, PORT: "80" }, expected: FRONTEND_URL },
  { name: "where it listens", env: { PORT: "8080" }, expected: "http://127.0.0.1:8080" },
  {
    name: "localhost for all addresses",
    env: { HOST: "0.0.0.0" },
    expected: "http://localhost:8000",
  },
  { name: "localhost for all of IPv6", env: { HOST: "::" }, expected: "http://localhost:8000" },
  { name: "an IPv6 address in brackets", env: { HOST: "::1" }, expected: "http://[::1]:8000" },
];

for (const { name, env, expected } of ORIGINS) {
  Deno.test(`readConfig() leads links to ${name}`, () => {
    assert.equal(readConfig(env).linkOrigin, expected);
  });
}
