/**
 * Nothing leaks, whatever is asked for and whatever fails (DESIGN section 10, invariant 1): no
 * credential is in the database, the log, an error, a redirect or a page after its first showing; no
 * text of a person's is in a headlines feed, an error or the log.
 */
import assert from "node:assert/strict";
import { hashSecret } from "../../lib/credentials/secrets.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { storedText } from "../credentials/stored_text.ts";
import { pgliteTest } from "../databases.ts";
import { ROWS } from "../matrix/rows.ts";
import { openWorld, PASSWORD, type World } from "../matrix/world.ts";
import { canary, DISPLAY_NAME } from "./authored.ts";
import { askForEverything, type Published, writeEverywhere } from "./drive.ts";
import { sendMangledAddresses, sendNonsense } from "./nonsense.ts";
import { openRecordedApp, type RecordedAnswer, type RecordedApp } from "./recorded_app.ts";
import { collectSecrets, type Secrets, secretsIn } from "./secrets_in.ts";

/** The answers that hand a secret out, once. */
const HANDS_OUT = [
  /^POST \/api\/v1\/feeds(\/[^/]+\/rotate)?$/,
  /^POST \/api\/v1\/api-tokens(\/[^/]+\/rotate)?$/,
  /^POST \/settings\/feeds(\/[^/]+\/rotation)?$/,
  /^POST \/settings\/api-tokens(\/[^/]+\/rotation)?$/,
  /^POST \/api\/intelligence\/workspaces\/[^/]+\/feed-tokens$/,
  /^POST \/workspaces\/[^/]+\/feeds$/,
];

/** Where texts were written that are kept as they are. */
const STORED = [
  ...["contact.about", "gift.notes", "feed.name", "api_token.name", "user agent"],
  ...["workspace.name", "article.title", "article.reason", "workspace_feed_token.label"],
];

/** Of whatever anybody has written. The folder of this file stands in the log, too. */
const ANY_CANARY = /CANARY|canary(?!\/)/;

/** The page that a recovery link opens has the secret for its form. */
const RECOVERY = /^(GET|POST) \/recover\/reset/;

pgliteTest("whatever is asked for and whatever fails, nothing leaks", async (db) => {
  const recorded = await openRecordedApp(db);
  const { app, answers } = recorded;
  const world = await openWorld(app);
  await assertLevelsAreKept(world, await writeEverywhere(world));
  const { reading, refusing } = await sendNonsense(world);
  await sendMangledAddresses(world);
  await askForEverything(recorded);
  await app.site.tasks.idle();

  const stored = await storedText(db);
  const secrets = collectSecrets(answers);
  assert.deepEqual([...reading.difference(refusing)], [], "nonsense was read everywhere");
  assertWasDriven(recorded, { world, stored });
  assertNothingIsKept(recorded, { secrets, stored });
  assertSecretsAreShownOnce(answers, secrets);
  assertErrorsTellNothing(answers);
});

/** A headlines feed has no text but the names; a full one has what decision 4 of the ADR lists. */
async function assertLevelsAreKept({ owner }: World, published: Published): Promise<void> {
  for (const address of published.headlines) {
    const document = await (await owner.fetch(address)).text();
    assert.doesNotMatch(document, /CANARY|canary \w/, address);
    assert.ok(document.includes(DISPLAY_NAME), document);
  }
  const texts = Object.values(RECORDS)
    .flatMap(({ name, published }) => published.map((field) => canary(`${name}.${field}`)));
  for (const address of published.full) {
    const document = await (await owner.fetch(address)).text();
    const found = document.match(/CANARY[\w.]+/g);
    assert.deepEqual([...new Set(found)].sort(), [...texts, canary("reminder.message")].sort());
  }
}

/** What is looked through is all there: else nothing could be found in it. */
function assertWasDriven(
  { answers, app: { logLines } }: RecordedApp,
  { world, stored }: { world: World; stored: string },
): void {
  const failures = answers.filter(({ status }) => status >= 500);
  assert.ok(failures.length > ROWS.length, "everything has failed");
  assert.ok(logLines.length >= answers.length, "everything was logged");
  assert.ok(stored.includes(String(hashSecret("feed", world.secrets.feed))));
  assert.ok(stored.includes(
    String(hashSecret("workspace_feed_token", world.secrets.workspaceFeed)),
  ));
  for (const place of STORED) assert.ok(stored.includes(canary(place)), place);
}

function assertNothingIsKept(
  { app, parameters }: RecordedApp,
  { secrets, stored }: { secrets: Secrets; stored: string },
): void {
  const log = app.logLines.join("\n");
  const sent = parameters.map((parameter) => JSON.stringify(parameter)).join("\n");
  for (const [place, text] of Object.entries({ log, sent, stored })) {
    assert.deepEqual(secretsIn(text, secrets.sessions.union(secrets.shown)), [], place);
    assert.equal(text.includes(PASSWORD), false, place);
  }
  assert.deepEqual(app.logLines.filter((line) => ANY_CANARY.test(line)), []);
  for (const { name, encrypted } of Object.values(RECORDS)) {
    for (const field of encrypted) assert.ok(!stored.includes(canary(`${name}.${field}`)), field);
  }
}

function assertSecretsAreShownOnce(answers: readonly RecordedAnswer[], secrets: Secrets): void {
  const seen = new Set<string>();
  for (const { method, target, status, headers, body } of answers) {
    const name = `${method} ${target.split("?")[0]}`;
    const text = headers + body;
    assert.deepEqual(secretsIn(text, secrets.sessions), [], `${name} shows a session`);
    assert.equal(text.includes(PASSWORD), false, `${name} shows a password`);
    const shown = new Set(secretsIn(text, secrets.shown));
    if (shown.size === 0 || RECOVERY.test(name)) continue;
    assert.ok(
      status < 300 && HANDS_OUT.some((route) => route.test(name)),
      `${name} shows a secret`,
    );
    assert.ok(seen.isDisjointFrom(shown), `${name} shows a secret once more`);
    for (const secret of shown) seen.add(secret);
  }
  assert.ok(seen.size > 100, "many were shown");
}

/** The page of a form that was refused keeps what was typed, and names what of theirs is in the way. */
function assertErrorsTellNothing(answers: readonly RecordedAnswer[]): void {
  for (const { method, target, status, headers, body } of answers) {
    const isForm = [409, 422].includes(status) && headers.includes("text/html");
    if (status < 400 || isForm) continue;
    assert.doesNotMatch(headers + body, ANY_CANARY, `${method} ${target}: ${status}`);
  }
}
