/** The token unit tests of the TECH: the secrets of workspaces' feeds, and that none is kept. */
import assert from "node:assert/strict";
import type { CredentialKind } from "../../lib/credentials/kinds.ts";
import { fragmentOf, hashSecret, mintSecret } from "../../lib/credentials/secrets.ts";
import { write } from "../../lib/work/write.ts";
import { issueFeedToken } from "../../lib/workspaces/feed_tokens.ts";
import { siteAt, userActor } from "../contacts/acting.ts";
import { databaseTest } from "../databases.ts";
import { addTeam } from "../workspaces/rows.ts";
import { recordParameters } from "./sql_parameters.ts";
import { storedText } from "./stored_text.ts";

const KIND = "workspace_feed_token";
const RANDOM = "AZaz09-_AZaz09-_AZaz09-_AZaz09-_AZaz09-_AZa";

Deno.test("mintSecret() gives cfeed_ and 256 bits for a workspace's feeds", () => {
  const { secret } = mintSecret(KIND);

  assert.equal(secret.slice(0, 6), "cfeed_");
  const bytes = Uint8Array.fromBase64(secret.slice(6), { alphabet: "base64url" });
  assert.ok(bytes.length * 8 >= 256);
});

Deno.test("mintSecret() never gives one secret of a workspace's feeds twice", () => {
  const minted = Array.from({ length: 10_000 }, () => mintSecret(KIND));

  assert.equal(new Set(minted.map(({ secret }) => secret)).size, minted.length);
  assert.equal(new Set(minted.map(({ tokenHash }) => tokenHash)).size, minted.length);
});

Deno.test("hashSecret() gives the same SHA-256 of a workspace's secret each time", () => {
  // As sha256sum prints it, so that no later version forgets the secrets that were handed out.
  const digest = "f35b1ffa2db8188253646cb6f7346dc068bced99aeb99d723fa9fc70a111db6b";
  assert.equal(hashSecret(KIND, `cfeed_${"A".repeat(43)}`), digest);
  assert.equal(hashSecret(KIND, `cfeed_${"A".repeat(43)}`), digest);
});

const OTHER_PREFIXES: Record<Exclude<CredentialKind, "workspace_feed_token">, string> = {
  session: "",
  feed: "mycorrhizal_feed_",
  api_token: "mycorrhizal_",
  recovery_link: "mycorrhizal_recovery_",
};

for (const [kind, prefix] of Object.entries(OTHER_PREFIXES)) {
  Deno.test(`hashSecret() takes no secret of a workspace's feeds for that of a ${kind}`, () => {
    assert.equal(hashSecret(kind as CredentialKind, `cfeed_${RANDOM}`), undefined);
    assert.equal(hashSecret(KIND, prefix + RANDOM), undefined);
  });
}

/** As the feeds' routes read it: `searchParams.get`, which never splits. */
function readToken(address: string): string | null {
  return new URL(new Request(address).url).searchParams.get("token");
}

Deno.test("a secret of a workspace's feeds comes out of a query as it went in", () => {
  for (let count = 0; count < 1000; count++) {
    const { secret, tokenHash } = mintSecret(KIND);
    const address = `https://feeds.example/rss?token=${secret}`;

    assert.equal(readToken(address), secret);
    assert.equal(new URL(address).href, address);
    // A reader that splits at commas would get one value all the same.
    assert.deepEqual(secret.split(","), [secret]);
    assert.equal(hashSecret(KIND, secret), tokenHash);
  }
});

Deno.test("hashSecret() refuses what a wider alphabet would let through, a comma above all", () => {
  for (const character of [",", "%2C", "+", "/", "=", ".", "~", " ", "%", "&"]) {
    const widened = `cfeed_${character}${RANDOM.slice(character.length)}`;
    assert.equal(widened.length, 49);
    assert.equal(hashSecret(KIND, widened), undefined, character);
  }
  const list = readToken(`https://feeds.example/rss?token=cfeed_${RANDOM},cfeed_${RANDOM}`);
  assert.equal(list, `cfeed_${RANDOM},cfeed_${RANDOM}`);
  assert.equal(hashSecret(KIND, list ?? ""), undefined);
});

Deno.test("fragmentOf() gives the prefix and the first four characters after it", () => {
  assert.deepEqual(fragmentOf(KIND, `cfeed_a9F2${RANDOM.slice(4)}`), {
    prefix: "cfeed_",
    start: "a9F2",
  });
});

databaseTest("issueFeedToken() keeps no secret in any column, statement or event", async (db) => {
  const { workspaceId, editor } = await addTeam(db);
  const recorded = recordParameters(db);

  const { secret } = await write(
    siteAt(recorded.db),
    userActor(editor),
    (unit) => issueFeedToken(unit, { workspaceId, userId: editor, label: "Reader" }),
  );

  const stored = await storedText(db);
  const parameters = recorded.parameters.map(String).join("\n");
  const tokenHash = hashSecret(KIND, secret) ?? assert.fail("No hash");
  for (const text of [stored, parameters]) {
    assert.ok(text.includes(tokenHash), "What is searched holds the row");
    assert.equal(text.includes(secret), false);
    assert.equal(text.includes(secret.slice(6)), false);
    assert.equal(text.includes(secret.slice(10, 20)), false);
  }
});
