/** The bearer credential of a request (RFC 6750 section 2.1). */

const BEARER = /^bearer +(.*)$/i;

/** Undefined where the request has none; another scheme's credential is none. */
export function readBearer(headers: Headers): string | undefined {
  return BEARER.exec(headers.get("authorization") ?? "")?.[1];
}
