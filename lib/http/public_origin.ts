/** The origin under which the outside world sees this installation. */
import { type AddressRange, isInRanges, parseIpAddress } from "../config/ip_address.ts";

export type Scheme = "http" | "https";

/** What the answer depends on beside the request. */
export interface Surroundings {
  /** The other end of the socket, without port. */
  peer: string;
  /** The configured origin, or null. */
  frontendUrl: string | null;
  trustedProxies: readonly AddressRange[];
}

/** FRONTEND_URL where it is set, else the origin that the request came to. */
export function publicOrigin(
  request: { url: string; headers: Headers },
  surroundings: Surroundings,
): string {
  return surroundings.frontendUrl ?? requestOrigin(request, surroundings);
}

/** The origins that pages of this installation have: what isSameOrigin() takes. */
export function ownOrigins(
  request: { url: string; headers: Headers },
  surroundings: Surroundings,
): string[] {
  const { frontendUrl } = surroundings;
  const own = requestOrigin(request, surroundings);
  return frontendUrl === null ? [own] : [frontendUrl, own];
}

/**
 * The origin that the client addressed: what a trusted proxy says in X-Forwarded-Proto and
 * X-Forwarded-Host, else the socket's scheme and the Host header. What can't be read counts for
 * nothing.
 */
function requestOrigin(
  request: { url: string; headers: Headers },
  { peer, trustedProxies }: Surroundings,
): string {
  const { origin, protocol, host } = new URL(request.url);
  const peerAddress = parseIpAddress(peer);
  if (peerAddress === undefined || !isInRanges(peerAddress, trustedProxies)) return origin;

  const forwardedScheme = lastOf(request.headers.get("x-forwarded-proto")).toLowerCase();
  const forwardedHost = lastOf(request.headers.get("x-forwarded-host"));
  const scheme = /^https?$/.test(forwardedScheme) ? `${forwardedScheme}:` : protocol;
  return originOf(`${scheme}//${forwardedHost}`) ?? new URL(`${scheme}//${host}`).origin;
}

/** Of a list the entry that the trusted peer itself has written. */
function lastOf(header: string | null): string {
  return header?.split(",").at(-1)?.trim() ?? "";
}

/** The origin, if the text is one and nothing more. */
function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  return url !== null && url.href === `${url.origin}/` ? url.origin : undefined;
}
