/** The cookie that carries a session. */
import type { Scheme } from "./public_origin.ts";

/**
 * The session secret that a request carries, or undefined. Of several cookies with the name the
 * first counts.
 */
export function readSessionCookie(headers: Headers, scheme: Scheme): string | undefined {
  const start = `${sessionCookieName(scheme)}=`;
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined;
}

/** The Set-Cookie value that hands out a session. */
export function sessionCookie(
  secret: string,
  { scheme, maxAgeSeconds }: { scheme: Scheme; maxAgeSeconds: number },
): string {
  // A check instead of an encoding: the secret is base64url, and anything else is a fault here.
  if (!/^[A-Za-z0-9_-]+$/.test(secret)) {
    throw new TypeError("Cannot write the session cookie: its secret is not base64url");
  }
  return attributes(`${sessionCookieName(scheme)}=${secret}`, { scheme, maxAgeSeconds });
}

/** The Set-Cookie value that takes the session back. */
export function clearedSessionCookie(scheme: Scheme): string {
  return attributes(`${sessionCookieName(scheme)}=`, { scheme, maxAgeSeconds: 0 });
}

/** The prefix makes the browser refuse one that another host or plain http has set. */
function sessionCookieName(scheme: Scheme): string {
  return scheme === "https" ? "__Host-session" : "session";
}

function attributes(
  pair: string,
  { scheme, maxAgeSeconds }: { scheme: Scheme; maxAgeSeconds: number },
): string {
  const secure = scheme === "https" ? "; Secure" : "";
  return `${pair}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
