/** The feed tokens of a workspace over REST (TECH section 6, "Operator route tests"; DESIGN section 8). */
import assert from "node:assert/strict";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { listFeedTokens, pollFeeds, revokeFeedToken } from "./feed_token.ts";
import { errorsOf, type Json, jsonOf } from "./json.ts";
import { addWorkspace } from "./workspace.ts";

const ABSENT = "01980000-0000-7000-8000-000000000000";
const HOUR_MS = 60 * 60 * 1000;

databaseTest("PI-16: POST feed-tokens without a label is refused", async (db) => {
  const ada = await addPersona(await openTestApp(db));
  const workspace = await addWorkspace(ada);
  const refused = [
    [{}, "label", "required"],
    [{ label: "" }, "label", "required"],
    [{ label: " \n" }, "label", "required"],
    [{ label: null }, "label", "wrong_type"],
    [{ label: 7 }, "label", "wrong_type"],
    [{ label: "x".repeat(101) }, "label", "too_long"],
    [{ label: "a\0b" }, "label", "unsupported_character"],
    [{ label: "Tablet", token: "mine" }, "token", "unknown_property"],
    [{ label: "Tablet", id: ABSENT }, "id", "unknown_property"],
  ] as const;
  for (const [body, at, code] of refused) {
    const target = `${workspace.path}/feed-tokens`;
    const errors = await errorsOf(await ada.fetch(target, { method: "POST", body }));
    assert.deepEqual(errors.map((error) => [error.path, error.code]), [[at, code]]);
  }
  assert.deepEqual(await listFeedTokens(workspace, ada), []);
});

databaseTest(
  "PI-17: POST feed-tokens gives the secret once, and no list ever again",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const workspace = await addWorkspace(ada);
    const body = { label: "Kitchen tablet" };

    const answer = await ada.fetch(`${workspace.path}/feed-tokens`, { method: "POST", body });

    assert.equal(answer.headers.get("cache-control"), "no-store");
    assert.equal(answer.headers.get("location"), null);
    const { token, ...shown } = await jsonOf(answer, 201);
    assert.match(String(token), /^cfeed_[A-Za-z0-9_-]{43}$/);
    assert.deepEqual(shown, {
      id: shown.id,
      label: "Kitchen tablet",
      token_prefix: "cfeed_",
      token_start: String(token).slice("cfeed_".length, "cfeed_".length + 4),
      created_at: START.toISOString(),
      last_used_at: null,
    });
    assert.deepEqual(await pollFeeds(workspace, { app, token }), [200, 200]);
    await app.site.tasks.idle();
    const later = await (await ada.fetch(`${workspace.path}/feed-tokens`)).text();
    assert.doesNotMatch(later, new RegExp(`${token}|hash|[?]token|/rss`));
    assert.deepEqual(JSON.parse(later), {
      items: [{ ...shown, last_used_at: START.toISOString(), revoked_at: null, purged_at: null }],
      next_cursor: null,
    });
    assert.ok(!(await storedText(db)).includes(String(token)), "no column holds it");
    assert.ok(!app.logLines.some((line) => line.includes(String(token))), "no log line holds it");
  },
);

databaseTest("PI-21: POST feed-tokens revokes none that was issued before", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const workspace = await addWorkspace(ada);
  const first = await workspace.issue("Tablet");
  const second = await workspace.issue("Tablet");
  assert.notEqual(first.token, second.token);
  for (const { token } of [first, second]) {
    assert.deepEqual(await pollFeeds(workspace, { app, token }), [200, 200]);
  }
  const ids = (await listFeedTokens(workspace, ada)).map(({ id }) => id);
  assert.deepEqual(ids, [second.id, first.id]);
});

/** A workspace with an admin, an editor and a viewer. */
async function openCrew(app: TestApp) {
  const [admin, editor, viewer] = [
    await addPersona(app),
    await addPersona(app),
    await addPersona(app),
  ];
  const workspace = await addWorkspace(admin);
  await workspace.admit(editor, "editor");
  await workspace.admit(viewer, "viewer");
  const issue = (person: Persona) =>
    person.fetch(`${workspace.path}/feed-tokens`, { method: "POST", body: { label: "Tablet" } });
  return { admin, editor, viewer, workspace, issue };
}

databaseTest("PI-25: an admin and an editor issue and revoke, each other's too", async (db) => {
  const app = await openTestApp(db);
  const { admin, editor, workspace, issue } = await openCrew(app);
  const byAdmin = await jsonOf(await issue(admin), 201);
  const byEditor = await jsonOf(await issue(editor), 201);

  const revoke = async (actor: Persona, { id }: Json) =>
    (await revokeFeedToken(workspace, { actor, id })).status;
  assert.equal(await revoke(editor, byAdmin), 200);
  assert.equal(await revoke(admin, byEditor), 200);
});

databaseTest("PI-26: a viewer neither issues nor revokes, and sees the list", async (db) => {
  const app = await openTestApp(db);
  const { admin, viewer, workspace, issue } = await openCrew(app);
  const { id, token } = await jsonOf(await issue(admin), 201);

  const refusals = [
    await issue(viewer),
    await revokeFeedToken(workspace, { actor: viewer, id }),
  ];
  for (const refusal of refusals) {
    assert.equal((await jsonOf(refusal, 403)).code, "insufficient_role");
  }
  assert.deepEqual((await listFeedTokens(workspace, viewer)).map((shown) => shown.id), [id]);
  assert.deepEqual(await pollFeeds(workspace, { app, token }), [200, 200]);
});

databaseTest(
  "feed tokens are not there for another workspace, nor by what is no id",
  async (db) => {
    const app = await openTestApp(db);
    const [ada, eve] = [await addPersona(app), await addPersona(app)];
    const [workspace, foreign] = [await addWorkspace(ada), await addWorkspace(eve)];
    const mine = await workspace.issue();
    const attempts = [
      [workspace, eve, mine.id],
      [foreign, eve, mine.id],
      [foreign, ada, mine.id],
      [workspace, ada, ABSENT],
      [workspace, ada, "tablet"],
    ] as const;
    for (const [where, person, id] of attempts) {
      assert.equal(
        (await jsonOf(await revokeFeedToken(where, { actor: person, id }), 404)).code,
        "not_found",
      );
    }
    assert.deepEqual(await pollFeeds(workspace, { app, token: mine.token }), [200, 200]);
    assert.deepEqual(await pollFeeds(foreign, { app, token: mine.token }), [401, 401]);
  },
);

databaseTest("GET feed-tokens goes page by page, newest first", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const workspace = await addWorkspace(ada);
  const made: unknown[] = [];
  for (let count = 0; count < 5; count++) {
    // Two at each instant: the id decides between them.
    app.setNow(new Date(START.getTime() + Math.floor(count / 2) * HOUR_MS));
    made.unshift((await workspace.issue()).id);
  }

  const ids: unknown[] = [];
  let query = "?limit=2";
  for (let page = 0; page < 3; page++) {
    const target = `${workspace.path}/feed-tokens${query}`;
    const { items, next_cursor } = await jsonOf(await ada.fetch(target), 200);
    ids.push(...(items as Json[]).map(({ id }) => id));
    query = `?limit=2&cursor=${next_cursor}`;
    assert.equal(next_cursor === null, page === 2);
  }

  assert.deepEqual(ids, made);
  for (const bad of ["?limit=0", "?limit=101", "?cursor=x"]) {
    await jsonOf(await ada.fetch(`${workspace.path}/feed-tokens${bad}`), 400);
  }
});

databaseTest("GET feed-tokens lists an unfinished revocation as one of `limit`", async (db) => {
  const ada = await addPersona(await openTestApp(db));
  const workspace = await addWorkspace(ada);
  const unfinished = await workspace.issue();
  const active = await workspace.issue();
  await db.updateTable("intelligence_feed_tokens").set({ revoked_at: START })
    .where("id", "=", String(unfinished.id)).execute();

  const page = async (query: string) => {
    const answer = await ada.fetch(`${workspace.path}/feed-tokens?limit=1${query}`);
    const { items, next_cursor } = await jsonOf(answer, 200);
    return { ids: (items as Json[]).map(({ id }) => id), next_cursor };
  };
  const first = await page("");
  const second = await page(`&cursor=${first.next_cursor}`);

  assert.deepEqual([first.ids, second.ids], [[unfinished.id], [active.id]]);
  assert.equal(second.next_cursor, null);
});
