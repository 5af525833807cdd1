/** Ending an address of a workspace's feeds, here and in a cache, as a browser without JavaScript has it. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import type { EdgeCache } from "../../lib/workspaces/edge_cache/edge_cache.ts";
import { PurgeError } from "../../lib/workspaces/edge_cache/edge_cache.ts";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { followedText, locationOf, post, readHtml, readText } from "./forms.ts";
import { elementsOf, textOf } from "./html.ts";
import { addWorkspace, issueAddress } from "./workspace_forms.ts";

const HOUR_MILLIS = 60 * 60 * 1000;

/** A cache that can be told to fail, and remembers what it was asked to let go of. */
function fakeEdgeCache(): EdgeCache & { isDown: boolean; purged: string[] } {
  return {
    isDown: false,
    purged: [],
    headers: () => ({}),
    purge(tag) {
      if (this.isDown) return Promise.reject(new PurgeError("unreachable"));
      this.purged.push(tag);
      return Promise.resolve();
    },
  };
}

async function statusOf(app: TestApp, url: string | undefined): Promise<number> {
  const answer = await app.fetch(url ?? "");
  await answer.body?.cancel();
  return answer.status;
}

databaseTest("GET …/revocation names the address and what becomes of it", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const { id, urls: [url = ""] } = await issueAddress(persona, path);

  const html = await readHtml(persona, `${path}/feeds/${id}/revocation`);

  assert.match(html, /<button type="submit" class="[^"]*">Revoke “Kitchen tablet”<\/button>/);
  const start = new URL(url).searchParams.get("token")?.slice("cfeed_".length).slice(0, 4);
  assert.ok(
    textOf(html).includes(
      `Known by cfeed_…${start}. The address stops working at once. Copies that readers have already`,
    ),
  );
});

databaseTest(
  "PI-13: POST …/revocation ends the one address and says so on the panel",
  async (db) => {
    const edgeCache = fakeEdgeCache();
    const app = await openTestApp(db, { edgeCache });
    const persona = await addPersona(app);
    const path = await addWorkspace(persona);
    const [ended, kept] = [
      await issueAddress(persona, path, { label: "Kitchen tablet" }),
      await issueAddress(persona, path, { label: "Phone" }),
    ];

    const response = await post(persona, `${path}/feeds/${ended.id}/revocation`);

    assert.equal(response.status, 303);
    const text = await followedText(persona, response);
    assert.match(text, /The address is revoked\. It has stopped working\. .* Phone/);
    assert.equal(text.includes("Kitchen tablet"), false);
    assert.deepEqual(edgeCache.purged, [`feed-token-${ended.id}`]);
    assert.deepEqual(
      await Promise.all([...ended.urls, ...kept.urls].map((url) => statusOf(app, url))),
      [401, 401, 200, 200],
    );
  },
);

databaseTest(
  "PI-12: a failed purge is a failed revocation, which can be tried again",
  async (db) => {
    const edgeCache = fakeEdgeCache();
    const app = await openTestApp(db, { edgeCache });
    const persona = await addPersona(app);
    const path = await addWorkspace(persona);
    const { id, urls } = await issueAddress(persona, path);
    const action = `${path}/feeds/${id}/revocation`;
    edgeCache.isDown = true;

    const response = await post(persona, action);

    assert.equal(response.status, 502);
    const html = await response.text();
    const text = textOf(html);
    assert.match(text, /The address no longer works at this server, but the cache in front of it/);
    assert.match(
      text,
      /up to 15 minutes after .* The revocation of “Kitchen tablet” is unfinished/,
    );
    assert.deepEqual(elementsOf(html, "form").at(-1)?.get("action"), action);
    assert.equal(await statusOf(app, urls[0]), 401);

    const panel = await readHtml(persona, `${path}/feeds`);
    assert.match(
      textOf(panel),
      /Revocation unfinished Revoked here; cached copies may live up to 15 minutes after the revoc/,
    );
    assert.ok(elementsOf(panel, "form").some((form) => form.get("action") === action));
    assert.match(await readText(persona, action), /is unfinished .* Try again/);

    edgeCache.isDown = false;
    const again = await post(persona, action);
    assert.match(
      await followedText(persona, again),
      /The address is revoked\. .* No addresses yet/,
    );
  },
);

databaseTest(
  "an unfinished revocation says since when, and that it was tried again",
  async (db) => {
    const edgeCache = fakeEdgeCache();
    const app = await openTestApp(db, { edgeCache });
    const persona = await addPersona(app);
    const path = await addWorkspace(persona);
    const { id } = await issueAddress(persona, path);
    const action = `${path}/feeds/${id}/revocation`;
    edgeCache.isDown = true;
    const first = textOf(await (await post(persona, action)).text());
    app.setNow(new Date(START.getTime() + HOUR_MILLIS));

    const again = await post(persona, action);

    assert.equal(again.status, 502);
    const text = textOf(await again.text());
    const question = await readText(persona, action);
    const panel = await readText(persona, `${path}/feeds`);
    assert.match(text, /Tried again just now: .* The address no longer works at this server/);
    assert.doesNotMatch(first, /Tried again/);
    assert.doesNotMatch(question, /Tried again/);
    assert.match(first, /Known by .* Revoked just now/);
    for (const later of [text, question, panel]) {
      assert.match(later, /Known by cfeed_\S+ Created 1 hour ago Revoked 1 hour ago Last used/);
    }
  },
);

pgliteTest("an address that works says nothing of a revocation", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  await issueAddress(persona, path);

  assert.doesNotMatch(await readText(persona, `${path}/feeds`), /Revoked/);
});

pgliteTest("PI-31: unfinished revocations stand first, told without colour", async (db) => {
  const edgeCache = fakeEdgeCache();
  const persona = await addPersona(await openTestApp(db, { edgeCache }));
  const path = await addWorkspace(persona);
  const { id } = await issueAddress(persona, path, { label: "Old reader" });
  await issueAddress(persona, path, { label: "New reader" });
  edgeCache.isDown = true;
  await post(persona, `${path}/feeds/${id}/revocation`);

  const html = await readHtml(persona, `${path}/feeds`);

  const labels = [...html.matchAll(/<h2>([^<]*reader)<\/h2>/g)].map(([, label]) => label);
  assert.deepEqual(labels, ["Old reader", "New reader"]);
  assert.match(html, /data-sign="▲">Revocation unfinished</);
});

databaseTest("PI-24: revoking an address that is revoked fails cleanly", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const { id } = await issueAddress(persona, path);
  const action = `${path}/feeds/${id}/revocation`;
  await post(persona, action);

  const again = await post(persona, action);

  assert.equal(again.status, 303);
  assert.equal(locationOf(again), `${path}/feeds?notice=address_revoked_already`);
  assert.match(await followedText(persona, again), /This address has been revoked already\./);
  assert.equal((await persona.fetch(action)).status, 404);
});

pgliteTest("…/revocation is not there for what is no address", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);

  for (const id of [uuidv7(), "no-uuid"]) {
    const action = `${path}/feeds/${id}/revocation`;
    assert.equal((await persona.fetch(action)).status, 404, id);
    assert.equal((await post(persona, action)).status, 404, id);
  }
});
