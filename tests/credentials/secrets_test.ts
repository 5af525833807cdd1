/** The shape of secrets, and that no kind passes for another (ADR decision 6). */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import type { CredentialKind } from "../../lib/credentials/kinds.ts";
import { hashSecret, mintSecret } from "../../lib/credentials/secrets.ts";

const RANDOM = "AZaz09-_AZaz09-_AZaz09-_AZaz09-_AZaz09-_AZa";
const FEED = `mycorrhizal_feed_${RANDOM}`;
const API_TOKEN = `mycorrhizal_${RANDOM}`;
const RECOVERY = `mycorrhizal_recovery_${RANDOM}`;

const SHAPES: { kind: CredentialKind; shape: RegExp }[] = [
  { kind: "session", shape: /^[A-Za-z0-9_-]{43}$/ },
  { kind: "feed", shape: /^mycorrhizal_feed_[A-Za-z0-9_-]{43}$/ },
  { kind: "api_token", shape: /^mycorrhizal_[A-Za-z0-9_-]{43}$/ },
  { kind: "recovery_link", shape: /^mycorrhizal_recovery_[A-Za-z0-9_-]{43}$/ },
  { kind: "workspace_feed_token", shape: /^cfeed_[A-Za-z0-9_-]{43}$/ },
];

for (const { kind, shape } of SHAPES) {
  Deno.test(`mintSecret() gives 32 bytes behind the prefix of a ${kind}`, () => {
    const { secret } = mintSecret(kind);

    assert.match(secret, shape);
    assert.equal(Uint8Array.fromBase64(secret.slice(-43), { alphabet: "base64url" }).length, 32);
  });

  Deno.test(`mintSecret() gives the SHA-256 of the whole secret of a ${kind}`, () => {
    const { secret, tokenHash } = mintSecret(kind);

    assert.equal(tokenHash, createHash("sha256").update(secret).digest("hex"));
    assert.equal(hashSecret(kind, secret), tokenHash);
  });

  Deno.test(`mintSecret() never gives a secret of a ${kind} twice`, () => {
    const secrets = Array.from({ length: 1000 }, () => mintSecret(kind).secret);

    assert.equal(new Set(secrets).size, secrets.length);
  });
}

Deno.test("hashSecret() gives the digest that sha256sum prints", () => {
  assert.equal(
    hashSecret("feed", `mycorrhizal_feed_${"A".repeat(43)}`),
    "df574c59155860b0f7d79efe592962bf563ce997cb145bcb6a609d8fd67a00ef",
  );
});

const CANDIDATES: { name: string; kind: CredentialKind; candidate: string; fits: boolean }[] = [
  { name: "a session's secret", kind: "session", candidate: RANDOM, fits: true },
  { name: "a feed's secret", kind: "feed", candidate: FEED, fits: true },
  { name: "a feed's secret as a session's", kind: "session", candidate: FEED, fits: false },
  { name: "a session's secret as a feed's", kind: "feed", candidate: RANDOM, fits: false },
  { name: "an API token's secret", kind: "api_token", candidate: API_TOKEN, fits: true },
  { name: "a recovery link's secret", kind: "recovery_link", candidate: RECOVERY, fits: true },
  {
    name: "a recovery link's as an API token's",
    kind: "api_token",
    candidate: RECOVERY,
    fits: false,
  },
  { name: "a recovery link's as a session's", kind: "session", candidate: RECOVERY, fits: false },
  {
    name: "an API token's as a recovery link's",
    kind: "recovery_link",
    candidate: API_TOKEN,
    fits: false,
  },
  {
    name: "a session's as a recovery link's",
    kind: "recovery_link",
    candidate: RANDOM,
    fits: false,
  },
  { name: "a feed's as a recovery link's", kind: "recovery_link", candidate: FEED, fits: false },
  { name: "an API token's secret as a feed's", kind: "feed", candidate: API_TOKEN, fits: false },
  { name: "a feed's secret as an API token's", kind: "api_token", candidate: FEED, fits: false },
  {
    name: "an API token's secret as a session's",
    kind: "session",
    candidate: API_TOKEN,
    fits: false,
  },
  {
    name: "a session's secret as an API token's",
    kind: "api_token",
    candidate: RANDOM,
    fits: false,
  },
  {
    name: "an API token's secret whose random part begins like a feed's",
    kind: "api_token",
    candidate: `mycorrhizal_feed_${RANDOM.slice("feed_".length)}`,
    fits: true,
  },
  {
    name: "such an API token's secret as a feed's",
    kind: "feed",
    candidate: `mycorrhizal_feed_${RANDOM.slice("feed_".length)}`,
    fits: false,
  },
  {
    name: "a secret behind mycorrhizal_ that has a feed's length",
    kind: "feed",
    candidate: `mycorrhizal_${RANDOM}AAAAA`,
    fits: false,
  },
  { name: "nothing", kind: "session", candidate: "", fits: false },
  { name: "the prefix alone", kind: "feed", candidate: "mycorrhizal_feed_", fits: false },
  { name: "one character less", kind: "feed", candidate: FEED.slice(0, -1), fits: false },
  { name: "one character more", kind: "feed", candidate: `${FEED}A`, fits: false },
  { name: "a line break at the end", kind: "feed", candidate: `${FEED}\n`, fits: false },
  { name: "a blank before", kind: "session", candidate: ` ${RANDOM}`, fits: false },
  {
    name: "a line break instead of the last character",
    kind: "session",
    candidate: `${RANDOM.slice(0, -1)}\n`,
    fits: false,
  },
  {
    name: "a prefix in capitals",
    kind: "feed",
    candidate: `MYCORRHIZAL_FEED_${RANDOM}`,
    fits: false,
  },
  {
    name: "a comma, which a query reader may split at",
    kind: "feed",
    candidate: `${FEED.slice(0, -2)},A`,
    fits: false,
  },
  {
    name: "the alphabet of plain base64",
    kind: "session",
    candidate: `${RANDOM.slice(0, -2)}+/`,
    fits: false,
  },
  { name: "padding", kind: "session", candidate: `${RANDOM.slice(0, -1)}=`, fits: false },
  { name: "U+0000", kind: "session", candidate: `${RANDOM.slice(0, -1)}\0`, fits: false },
  {
    name: "a letter outside ASCII",
    kind: "session",
    candidate: `${RANDOM.slice(0, -1)}ä`,
    fits: false,
  },
  { name: "a long text", kind: "session", candidate: RANDOM.repeat(10_000), fits: false },
];

for (const { name, kind, candidate, fits } of CANDIDATES) {
  Deno.test(`hashSecret() ${fits ? "takes" : "refuses"} ${name} (${kind})`, () => {
    assert.equal(hashSecret(kind, candidate) !== undefined, fits);
  });
}
