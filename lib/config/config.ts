/** What the environment says, read once, checked and frozen. */
import type { DatabaseConfig } from "../../db/database.ts";
import { ConfigError } from "./config_error.ts";
import { readDatabase } from "./database_settings.ts";
import { type EdgeCacheSettings, readEdgeCache } from "./edge_cache_settings.ts";
import { KEY_FORMS, parseKey } from "./encryption_key.ts";
import { type Environment, readChoice, readPortNumber } from "./environment.ts";
import { readFrontendUrl } from "./frontend_url.ts";
import { type AddressRange, parseAddressRange, parseIpAddress } from "./ip_address.ts";
import { listeningOrigin } from "./listening_origin.ts";
import { type MailSettings, readMail } from "./mail_settings.ts";

const LOG_FORMATS = ["text", "json"] as const;
/** From the one that says most to the one that says least. */
const LOG_LEVELS = ["debug", "info", "warn", "error"] as const;

export type LogFormat = (typeof LOG_FORMATS)[number];
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly port: number;
  /** What to listen on: a host name or an address, without brackets. */
  readonly host: string;
  /** The origin by which people reach this installation, or null: whatever a request came to. */
  readonly frontendUrl: string | null;
  /**
   * The origin of links that leave by another way than an answer: the public one, else where this
   * process listens. Never what a request says, whose Host header a stranger can choose.
   */
  readonly linkOrigin: string;
  readonly database: DatabaseConfig;
  readonly encryptionKey: KeySource;
  /** Null when this installation sends no mail. */
  readonly mail: MailSettings | null;
  /** The cache in front that may keep workspace feeds, because it can be told to let go of them. */
  readonly edgeCache: EdgeCacheSettings;
  /** The peers whose word on the client's address and on the public origin is taken. */
  readonly trustedProxies: readonly AddressRange[];
  readonly logFormat: LogFormat;
  readonly logLevel: LogLevel;
  /** Whether this runs on Deno Deploy. */
  readonly onDeploy: boolean;
}

/** Where the key of the encrypted columns is: 32 bytes given, or a file beside the database. */
export type KeySource = { kind: "given"; key: Uint8Array } | { kind: "file"; path: string };

/** The configuration of this process. Nothing else reads the environment. */
export function loadConfig(): Config {
  return readConfig(Deno.env.toObject());
}

/** @throws {ConfigError} for the first value that is wrong or missing. */
export function readConfig(env: Environment): Config {
  const onDeploy = Boolean(env.DENO_DEPLOY);
  const database = readDatabase(env, { onDeploy });
  const port = readPortNumber(env, { name: "PORT", least: 0, preset: 8000 });
  const host = readHost(env.HOST);
  const frontendUrl = readFrontendUrl(env.FRONTEND_URL);
  const linkOrigin = frontendUrl ?? listeningOrigin(host, port);
  return Object.freeze({
    port,
    host,
    frontendUrl,
    linkOrigin,
    database,
    encryptionKey: readEncryptionKey(env.ENCRYPTION_KEY, database),
    mail: readMail(env.SMTP_URL, { linkOrigin }),
    edgeCache: readEdgeCache(env, { frontendUrl, onDeploy }),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    logFormat: readChoice(env, { name: "LOG_FORMAT", choices: LOG_FORMATS, preset: "text" }),
    logLevel: readChoice(env, { name: "LOG_LEVEL", choices: LOG_LEVELS, preset: "info" }),
    onDeploy,
  });
}

/** A name or an address; `Deno.serve` takes IPv6 without brackets. */
function readHost(text: string | undefined): string {
  if (!text) return "127.0.0.1";
  if (parseIpAddress(text) !== undefined || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) {
    return text;
  }
  throw new ConfigError(
    "Cannot read HOST: it takes a host name or an IP address to listen on, without port and brackets",
  );
}

function readEncryptionKey(text: string | undefined, database: DatabaseConfig): KeySource {
  if (text) return Object.freeze({ kind: "given", key: readKey(text) });
  if (database.kind === "embedded") {
    return Object.freeze({ kind: "file", path: `${database.dataDir}/encryption.key` });
  }
  throw new ConfigError(
    "Cannot start on PostgreSQL without ENCRYPTION_KEY, which encrypts columns: set it to " +
      `${KEY_FORMS} (openssl rand -base64 32 makes one), and keep a copy apart from the backups`,
  );
}

function readKey(text: string): Uint8Array {
  const key = parseKey(text);
  if (key !== undefined) return key;
  throw new ConfigError(`Cannot read ENCRYPTION_KEY: it takes ${KEY_FORMS}`);
}

function readTrustedProxies(text: string | undefined): readonly AddressRange[] {
  if (!text) return Object.freeze([]);
  return Object.freeze(
    text.split(",").map((part) => {
      const range = parseAddressRange(part.trim());
      if (range !== undefined) return range;
      throw new ConfigError(
        "Cannot read TRUSTED_PROXIES: it takes addresses and ranges with commas between them, " +
          "like 10.0.0.0/8, ::1",
      );
    }),
  );
}
