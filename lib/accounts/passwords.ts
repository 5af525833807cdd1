/** Hashing passwords and checking them against what is stored. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { atMost } from "./at_most.ts";
import {
  DIGEST_BYTES,
  formatPhc,
  MAX_SCRYPT_MEMORY_BYTES,
  parsePhc,
  SALT_BYTES,
  type ScryptCost,
  type ScryptHash,
} from "./phc.ts";

/** N = 2^15, r = 8, p = 3: 32 MiB and about a tenth of a second (OWASP's choice for 32 MiB). */
const COST: ScryptCost = { ln: 15, r: 8, p: 3 };

/** Hashes at once: more would only take memory, and starve everything else of the processor. */
const MAX_PARALLEL_HASHES = 4;

export interface PasswordCheck {
  matches: boolean;
  /** What is stored was made at a lower cost than today's and is due to be replaced. */
  isOutdated: boolean;
}

export interface PasswordHasher {
  /** The PHC string to store. */
  hash(password: string): Promise<string>;
  /** A `stored` of null stands for an unknown account: the same work, and never a match. */
  verify(password: string, stored: string | null): Promise<PasswordCheck>;
}

export interface PasswordHasherOptions {
  cost?: ScryptCost;
  derive?: Derive;
}

/** Turns a password into a digest; scrypt but in tests. */
export type Derive = (
  password: string,
  parameters: { cost: ScryptCost; salt: Uint8Array },
) => Promise<Uint8Array>;

export function createPasswordHasher(options: PasswordHasherOptions = {}): PasswordHasher {
  const { cost = COST, derive = deriveWithScrypt } = options;
  const inTurn = atMost(MAX_PARALLEL_HASHES);

  function digestOf(password: string, { cost, salt }: Omit<ScryptHash, "digest">) {
    return inTurn(() => derive(normalize(password), { cost, salt }));
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return formatPhc({ cost, salt, digest: await digestOf(password, { cost, salt }) });
    },
    async verify(password, stored) {
      const expected = (stored === null ? undefined : parsePhc(stored)) ?? unmatchable(cost);
      const digest = await digestOf(password, expected);
      return {
        matches: timingSafeEqual(digest, expected.digest),
        isOutdated: isBelow(expected.cost, cost),
      };
    },
  };
}

/** NFKC, as NIST SP 800-63B section 5.1.1.2 advises: keyboards differ in how they compose. */
function normalize(password: string): string {
  return password.normalize("NFKC");
}

/** Stands in for a hash that is missing or can't be read: the work is done, the answer is no. */
function unmatchable(cost: ScryptCost): ScryptHash {
  return { cost, salt: randomBytes(SALT_BYTES), digest: randomBytes(DIGEST_BYTES) };
}

/** Whether a hash takes an attacker less memory or less work. */
function isBelow(stored: ScryptCost, current: ScryptCost): boolean {
  const storedMemory = 2 ** stored.ln * stored.r;
  const currentMemory = 2 ** current.ln * current.r;
  return storedMemory < currentMemory || storedMemory * stored.p < currentMemory * current.p;
}

function deriveWithScrypt(
  password: string,
  { cost: { ln, r, p }, salt }: { cost: ScryptCost; salt: Uint8Array },
): Promise<Uint8Array> {
  const parameters = { N: 2 ** ln, r, p, maxmem: MAX_SCRYPT_MEMORY_BYTES };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, DIGEST_BYTES, parameters, (error, digest) => {
      if (error === null) resolve(digest);
      else reject(error);
    });
  });
}
