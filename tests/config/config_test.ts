/** The environment, variable by variable: what is taken, and what holds without it. */
import assert from "node:assert/strict";
import { type Config, loadConfig, readConfig } from "../../lib/config/config.ts";

const KEY = new Uint8Array(32).map((_, index) => index * 7 + 200);
const KEY_HEX = KEY.toHex();
const KEY_BASE64 = KEY.toBase64();
const KEY_BASE64URL = KEY.toBase64({ alphabet: "base64url", omitPadding: true });
const ON_SERVER = { DATABASE_URL: "postgresql://app:pass@db:5432/app", ENCRYPTION_KEY: KEY_HEX };

Deno.test("readConfig() starts on an empty environment, with nothing public and nothing trusted", () => {
  assert.deepEqual(readConfig({}), {
    port: 8000,
    host: "127.0.0.1",
    frontendUrl: null,
    linkOrigin: "http://127.0.0.1:8000",
    database: { kind: "embedded", dataDir: "./data" },
    encryptionKey: { kind: "file", path: "./data/encryption.key" },
    mail: null,
    edgeCache: { kind: "none" },
    trustedProxies: [],
    logFormat: "text",
    logLevel: "info",
    onDeploy: false,
  });
});

Deno.test("readConfig() takes an empty variable for an absent one", () => {
  const names = [
    "PORT",
    "HOST",
    "FRONTEND_URL",
    "DATABASE_URL",
    "PGHOST",
    "PGDATABASE",
    "DATA_DIR",
    "ENCRYPTION_KEY",
    "SMTP_URL",
    "EDGE_CACHE",
    "VERCEL_TOKEN",
    "VERCEL_PROJECT",
    "VERCEL_TEAM_ID",
    "CLOUDFLARE_API_TOKEN",
    "CLOUDFLARE_ZONE_ID",
    "VARNISH_PURGE_URLS",
    "TRUSTED_PROXIES",
    "LOG_FORMAT",
    "LOG_LEVEL",
    "DENO_DEPLOY",
  ];
  const empty = Object.fromEntries(names.map((name) => [name, ""]));

  assert.deepEqual(readConfig(empty), readConfig({}));
});

Deno.test("readConfig() gives out what nobody can change", () => {
  for (const config of [readConfig({ TRUSTED_PROXIES: "::1" }), readConfig(ON_SERVER)]) {
    const { database, encryptionKey, trustedProxies, edgeCache } = config;
    for (const part of [config, database, encryptionKey, trustedProxies, edgeCache]) {
      assert.ok(Object.isFrozen(part));
    }
  }
});

Deno.test("loadConfig() reads the variables of this process", () => {
  Deno.env.set("LOG_FORMAT", "json");
  try {
    assert.equal(loadConfig().logFormat, "json");
  } finally {
    Deno.env.delete("LOG_FORMAT");
  }
});

const taken: {
  name: string;
  env: Record<string, string>;
  read: (config: Config) => unknown;
  expected: unknown;
}[] = [
  { name: "PORT", env: { PORT: "80" }, read: ({ port }) => port, expected: 80 },
  { name: "PORT 0, any free one", env: { PORT: "0" }, read: ({ port }) => port, expected: 0 },
  { name: "the greatest PORT", env: { PORT: "65535" }, read: ({ port }) => port, expected: 65535 },
  { name: "HOST as address", env: { HOST: "0.0.0.0" }, read: hostOf, expected: "0.0.0.0" },
  { name: "HOST as IPv6 address", env: { HOST: "::" }, read: hostOf, expected: "::" },
  {
    name: "HOST as name",
    env: { HOST: "local-host.lan" },
    read: hostOf,
    expected: "local-host.lan",
  },
  { name: "FRONTEND_URL *", env: { FRONTEND_URL: "*" }, read: frontendOf, expected: null },
  {
    name: "FRONTEND_URL",
    env: { FRONTEND_URL: "https://feeds.example.org" },
    read: frontendOf,
    expected: "https://feeds.example.org",
  },
  {
    name: "FRONTEND_URL with slash, port and capitals",
    env: { FRONTEND_URL: "HTTP://Feeds.Example.org:8443/" },
    read: frontendOf,
    expected: "http://feeds.example.org:8443",
  },
  {
    name: "FRONTEND_URL with the scheme's own port",
    env: { FRONTEND_URL: "https://feeds.example.org:443" },
    read: frontendOf,
    expected: "https://feeds.example.org",
  },
  {
    name: "DATA_DIR",
    env: { DATA_DIR: "/var/lib/feeds" },
    read: ({ database, encryptionKey }) => [database, encryptionKey],
    expected: [
      { kind: "embedded", dataDir: "/var/lib/feeds" },
      { kind: "file", path: "/var/lib/feeds/encryption.key" },
    ],
  },
  { name: "ENCRYPTION_KEY as hex", env: { ENCRYPTION_KEY: KEY_HEX }, read: keyOf, expected: KEY },
  {
    name: "ENCRYPTION_KEY as hex in capitals",
    env: { ENCRYPTION_KEY: KEY_HEX.toUpperCase() },
    read: keyOf,
    expected: KEY,
  },
  {
    name: "ENCRYPTION_KEY as base64",
    env: { ENCRYPTION_KEY: KEY_BASE64 },
    read: keyOf,
    expected: KEY,
  },
  {
    name: "ENCRYPTION_KEY as base64url",
    env: { ENCRYPTION_KEY: KEY_BASE64URL },
    read: keyOf,
    expected: KEY,
  },
  {
    name: "DATABASE_URL",
    env: ON_SERVER,
    read: connectionOf,
    expected: { connectionString: "postgresql://app:pass@db:5432/app" },
  },
  {
    name: "DATABASE_URL of a socket",
    env: { ...ON_SERVER, DATABASE_URL: "postgres:///app?host=/run/postgresql" },
    read: connectionOf,
    expected: { connectionString: "postgres:///app?host=/run/postgresql" },
  },
  {
    name: "the PG variables",
    env: {
      PGHOST: "db",
      PGPORT: "6432",
      PGDATABASE: "app",
      PGUSER: "owner",
      PGPASSWORD: "pass",
      ENCRYPTION_KEY: KEY_HEX,
    },
    read: connectionOf,
    expected: { host: "db", port: 6432, database: "app", user: "owner", password: "pass" },
  },
  {
    name: "the PG variables without port and password",
    env: { PGHOST: "db", PGDATABASE: "app", PGUSER: "owner", ENCRYPTION_KEY: KEY_HEX },
    read: connectionOf,
    expected: { host: "db", port: 5432, database: "app", user: "owner", password: "" },
  },
  {
    name: "DATABASE_URL before the PG variables, both of which Deno Deploy sets",
    env: { ...ON_SERVER, PGHOST: "other", PGDATABASE: "other", PGUSER: "other" },
    read: connectionOf,
    expected: { connectionString: "postgresql://app:pass@db:5432/app" },
  },
  {
    name: "PGUSER and PGPASSWORD alone for other programs' settings",
    env: { PGUSER: "me", PGPASSWORD: "mine", PGPORT: "1" },
    read: ({ database }) => database.kind,
    expected: "embedded",
  },
  {
    name: "Deno Deploy with a database",
    env: { ...ON_SERVER, DENO_DEPLOY: "true" },
    read: ({ onDeploy }) => onDeploy,
    expected: true,
  },
  {
    name: "LOG_FORMAT and LOG_LEVEL",
    env: { LOG_FORMAT: "json", LOG_LEVEL: "debug" },
    read: ({ logFormat, logLevel }) => [logFormat, logLevel],
    expected: ["json", "debug"],
  },
  {
    name: "TRUSTED_PROXIES",
    env: { TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.7,2001:db8::/32" },
    read: ({ trustedProxies }) =>
      trustedProxies.map(([network, bits]) => `${network.toString()}/${bits}`),
    expected: ["10.0.0.0/8", "192.0.2.7/32", "2001:db8::/32"],
  },
];

function hostOf({ host }: Config) {
  return host;
}

function frontendOf({ frontendUrl }: Config) {
  return frontendUrl;
}

function keyOf({ encryptionKey }: Config) {
  return encryptionKey.kind === "given" ? encryptionKey.key : encryptionKey;
}

function connectionOf({ database }: Config) {
  return database.kind === "server" ? database.connection : database;
}

for (const { name, env, read, expected } of taken) {
  Deno.test(`readConfig() takes ${name}`, () => {
    assert.deepEqual(read(readConfig(env)), expected);
  });
}
