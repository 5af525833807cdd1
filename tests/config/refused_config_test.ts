/** The environment, value by value that is refused: what is said of it, and what is kept back. */
import assert from "node:assert/strict";
import { readConfig } from "../../lib/config/config.ts";
import { ConfigError } from "../../lib/config/config_error.ts";

const KEY = new Uint8Array(32).map((_, index) => index * 7 + 200);
const KEY_HEX = KEY.toHex();
const KEY_BASE64 = KEY.toBase64();
const KEY_BASE64URL = KEY.toBase64({ alphabet: "base64url", omitPadding: true });
const ON_SERVER = { DATABASE_URL: "postgresql://app:pass@db:5432/app", ENCRYPTION_KEY: KEY_HEX };

const refused: { name: string; env: Record<string, string>; says: RegExp }[] = [
  ...["-1", "65536", "8000x", "80.5", "0x50", " 80", "1e3", "http"].map((PORT) => ({
    name: `PORT ${JSON.stringify(PORT)}`,
    env: { PORT },
    says: /^Cannot read PORT: it takes a whole number from 0 to 65535$/,
  })),
  ...["http://localhost", "127.0.0.1:8000", "[::1]", "my host", "-x", "*"].map((HOST) => ({
    name: `HOST ${HOST}`,
    env: { HOST },
    says: /^Cannot read HOST: /,
  })),
  ...[
    "feeds.example.org",
    "https://feeds.example.org/app",
    "https://feeds.example.org/?",
    "https://feeds.example.org/?a=b",
    "https://feeds.example.org/#",
    "https://feeds.example.org/#top",
    "https://canary@feeds.example.org",
    "https://me:canary@feeds.example.org",
    "ftp://feeds.example.org",
    "javascript:alert(1)",
    "https://",
    "**",
  ].map((FRONTEND_URL) => ({
    name: `FRONTEND_URL ${FRONTEND_URL}`,
    env: { FRONTEND_URL },
    says: /^Cannot read FRONTEND_URL: it takes \* or the public http or https origin/,
  })),
  ...[
    "mysql://app:canary@db/app",
    "postgresql:app:canary",
    "postgresql://app:canary@db:port/app",
    "postgresql://app:50%canary@db/app",
    "canary",
  ].map((DATABASE_URL) => ({
    name: `DATABASE_URL ${DATABASE_URL}`,
    env: { ...ON_SERVER, DATABASE_URL },
    says: /^Cannot read DATABASE_URL: it takes postgresql:\/\/user:password@host:port\/database/,
  })),
  {
    name: "PGDATABASE without PGHOST",
    env: { PGDATABASE: "app", PGUSER: "owner", PGPASSWORD: "canary" },
    says: /^Cannot read PGHOST: it is missing/,
  },
  {
    name: "PGHOST without PGDATABASE",
    env: { PGHOST: "db", PGUSER: "owner", PGPASSWORD: "canary" },
    says: /^Cannot read PGDATABASE: it is missing/,
  },
  {
    name: "PGHOST without PGUSER",
    env: { PGHOST: "db", PGDATABASE: "app", PGPASSWORD: "canary" },
    says: /^Cannot read PGUSER: it is missing/,
  },
  ...["0", "none", "65536"].map((PGPORT) => ({
    name: `PGPORT ${PGPORT}`,
    env: { PGHOST: "db", PGDATABASE: "app", PGUSER: "owner", PGPORT },
    says: /^Cannot read PGPORT: it takes a whole number from 1 to 65535$/,
  })),
  {
    name: "PostgreSQL without ENCRYPTION_KEY",
    env: { DATABASE_URL: ON_SERVER.DATABASE_URL },
    says: /^Cannot start on PostgreSQL without ENCRYPTION_KEY/,
  },
  {
    name: "Deno Deploy without a database, whatever else is set",
    env: { DENO_DEPLOY: "true", ENCRYPTION_KEY: KEY_HEX, DATA_DIR: "/tmp", PORT: "x" },
    says:
      /^Cannot start on Deno Deploy without a database.* assign a PostgreSQL database to the app, or set DATABASE_URL$/,
  },
  ...[
    "canary",
    KEY_HEX.slice(2),
    `${KEY_HEX}00`,
    KEY_BASE64URL.slice(1),
    `${KEY_BASE64URL}A`,
    KEY_BASE64.slice(1),
    `${KEY_BASE64}AAAA`,
    `+_${KEY_BASE64.slice(2)}`,
    `${KEY_HEX.slice(0, 63)}g`,
  ].map((ENCRYPTION_KEY) => ({
    name: `ENCRYPTION_KEY ${ENCRYPTION_KEY}`,
    env: { ENCRYPTION_KEY },
    says: /^Cannot read ENCRYPTION_KEY: it takes 32 bytes, as base64 or as 64 hex digits$/,
  })),
  ...["10.0.0.0/33", "10.0.0.0/8,", "10.0.0", "proxy.lan", "::/129", "10.0.0.1/8/9"].map(
    (TRUSTED_PROXIES) => ({
      name: `TRUSTED_PROXIES ${TRUSTED_PROXIES}`,
      env: { TRUSTED_PROXIES },
      says: /^Cannot read TRUSTED_PROXIES: /,
    }),
  ),
  {
    name: "LOG_FORMAT xml",
    env: { LOG_FORMAT: "xml" },
    says: /^Cannot read LOG_FORMAT: it takes one of text, json$/,
  },
  {
    name: "LOG_LEVEL INFO",
    env: { LOG_LEVEL: "INFO" },
    says: /^Cannot read LOG_LEVEL: it takes one of debug, info, warn, error$/,
  },
];

for (const { name, env, says } of refused) {
  Deno.test(`readConfig() refuses ${name}`, () => {
    assert.throws(() => readConfig(env), (error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, says);
      assert.doesNotMatch(error.message, /\n/);
      return true;
    });
  });

  Deno.test(`readConfig() keeps the values to itself when it refuses ${name}`, () => {
    assert.throws(() => readConfig(env), (error) => {
      const said = Deno.inspect(error);
      assert.doesNotMatch(said, /canary/);
      assert.ok(env.ENCRYPTION_KEY === undefined || !said.includes(env.ENCRYPTION_KEY));
      return true;
    });
  });
}
