/** The mail server in the environment. */
import { z } from "zod";
import { ConfigError } from "./config_error.ts";

export interface MailSettings {
  /** A host name or an address, without brackets. */
  readonly host: string;
  readonly port: number;
  /** Whether TLS begins with the first byte. Without it the connection is upgraded where it can be. */
  readonly implicitTls: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
  /** The address that mail comes from. */
  readonly sender: string;
}

/** Submission, and submission over TLS (RFC 8314 sections 3.3 and 7.3). */
const PORTS: Readonly<Record<string, number>> = { "smtp:": 587, "smtps:": 465 };

/**
 * SMTP_URL as settings, or null where it is absent. The sender is its parameter `from`, else its
 * user where that is an e-mail address, else nobody at the installation's own host.
 *
 * @throws {ConfigError}
 */
export function readMail(
  text: string | undefined,
  { linkOrigin }: { linkOrigin: string },
): MailSettings | null {
  if (!text) return null;
  const settings = parseSmtpUrl(text, `noreply@${new URL(linkOrigin).hostname}`);
  if (settings !== undefined) return settings;
  throw new ConfigError(
    "Cannot read SMTP_URL: it takes smtp://user:password@host:port or smtps://user:password@host:port, " +
      "reserved characters percent-encoded, and the sender as ?from=address",
  );
}

function parseSmtpUrl(text: string, nobody: string): MailSettings | undefined {
  const url = URL.parse(text);
  const presetPort = PORTS[url?.protocol ?? ""];
  if (url === null || presetPort === undefined || !namesServerAlone(url)) return undefined;
  const login = readLogin(url);
  const from = url.searchParams.get("from");
  if (login === undefined || (from !== null && !isEmail(from))) return undefined;
  return Object.freeze({
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? presetPort : Number(url.port),
    implicitTls: url.protocol === "smtps:",
    login,
    sender: from ?? (login !== null && isEmail(login.user) ? login.user : nobody),
  });
}

/** No other parameter: one with a slip in its name would be a wish that is not heard. */
function namesServerAlone({ hostname, pathname, searchParams, hash }: URL): boolean {
  const hasOtherParameters = [...searchParams.keys()].some((name) => name !== "from");
  return hostname !== "" && /^\/?$/.test(pathname) && hash === "" && !hasOtherParameters;
}

/** Undefined for credentials that can't be decoded, or of which one half is missing. */
function readLogin({ username, password }: URL): MailSettings["login"] | undefined {
  if (username === "" && password === "") return null;
  if (username === "" || password === "") return undefined;
  try {
    return Object.freeze({
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
    });
  } catch {
    return undefined;
  }
}

function isEmail(text: string): boolean {
  return z.email().safeParse(text).success;
}
