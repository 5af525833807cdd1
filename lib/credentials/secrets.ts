/** Secrets and the hashes under which they are stored and looked up. */
import { createHash, randomBytes } from "node:crypto";
import { type CredentialKind, KINDS } from "./kinds.ts";

/** 256 bits, so that an unsalted SHA-256 is enough (TECH section 1, NIST SP 800-63B 5.1.2.2). */
const SECRET_BYTES = 32;

/** What base64url without padding makes of them. */
const RANDOM_PART = /^[A-Za-z0-9_-]{43}$/;

declare const hashed: unique symbol;

/**
 * SHA-256 of a secret in lower-case hexadecimal. Its own type, so that a statement which takes one
 * cannot be given a plaintext.
 */
export type TokenHash = string & { readonly [hashed]: true };

/** A new secret, which is shown once, and its hash, which is kept. */
export function mintSecret(kind: CredentialKind): { secret: string; tokenHash: TokenHash } {
  const secret = KINDS[kind].prefix + randomBytes(SECRET_BYTES).toString("base64url");
  return { secret, tokenHash: sha256(secret) };
}

/**
 * The hash of what may be a secret of this kind; undefined when prefix, length or alphabet differ,
 * so that no kind's secret is ever looked up as another's. Hashes are compared by the database's
 * unique index: there is nothing here for a timing-safe comparison to protect (TECH section 3).
 */
export function hashSecret(kind: CredentialKind, candidate: string): TokenHash | undefined {
  const { prefix } = KINDS[kind];
  if (!candidate.startsWith(prefix)) return undefined;
  return RANDOM_PART.test(candidate.slice(prefix.length)) ? sha256(candidate) : undefined;
}

/** How much of the random part stands in a fragment: 24 of 256 bits. */
const FRAGMENT_LENGTH = 4;

/** What is kept of a secret so that people tell it from others (TECH section 1). It opens nothing. */
export function fragmentOf(
  kind: CredentialKind,
  secret: string,
): { prefix: string; start: string } {
  const { prefix } = KINDS[kind];
  return { prefix, start: secret.slice(prefix.length, prefix.length + FRAGMENT_LENGTH) };
}

function sha256(secret: string): TokenHash {
  return createHash("sha256").update(secret).digest("hex") as TokenHash;
}
