/** The list of the addresses of a workspace's feeds: what it tells of each, and what it never shows. */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { readHtml, readText } from "./forms.ts";
import { elementsOf, textOf } from "./html.ts";
import { addWorkspace, issueAddress } from "./workspace_forms.ts";

const HOUR_MILLIS = 60 * 60 * 1000;

databaseTest(
  "PI-18: the list shows label, dates and fragment, and never a full URL",
  async (db) => {
    const app = await openTestApp(db);
    const persona = await addPersona(app);
    const path = await addWorkspace(persona);
    const { urls } = await issueAddress(persona, path, { label: "<i>Kitchen</i> tablet" });
    const secret = new URL(urls[0] ?? "").searchParams.get("token") ?? "";
    app.setNow(new Date(START.getTime() + 3 * HOUR_MILLIS));

    const html = await readHtml(persona, `${path}/feeds`);

    const start = secret.slice("cfeed_".length, "cfeed_".length + 4);
    assert.ok(html.includes(`<code>cfeed_…${start}</code>`), html);
    const text = textOf(html);
    assert.match(
      text,
      /<i>Kitchen<\/i> tablet Known by cfeed_… ?\S+ Created 3 hours ago Last used/,
    );
    assert.equal(html.includes("token="), false);
    assert.equal(html.includes("/rss"), false);
    assert.equal(html.includes(secret), false);
  },
);

const EDGE = { EDGE_CACHE: "varnish", VARNISH_PURGE_URLS: "http://127.0.0.1:1" };

databaseTest("PI-19: last used is said by the hour and always as approximate", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const path = await addWorkspace(persona);
  const { urls } = await issueAddress(persona, path);
  const read = () => readText(persona, `${path}/feeds`);

  assert.match(await read(), /Last used approximate never/);
  assert.match(await read(), /“Last used” is approximate: it is noted once an hour at most\./);
  await (await app.fetch(urls[0] ?? "")).body?.cancel();
  await app.site.tasks.idle();
  app.setNow(new Date(START.getTime() + HOUR_MILLIS - 1));
  assert.match(await read(), /Last used approximate within the last hour/);
  app.setNow(new Date(START.getTime() + 2 * HOUR_MILLIS));
  assert.match(await read(), /Last used approximate 2 hours ago/);
});

pgliteTest(
  "PI-19: an edge cache is named as the reason why last used is approximate",
  async (db) => {
    const env = { FRONTEND_URL: "https://feeds.example.org", ...EDGE };
    const persona = await addPersona(await openTestApp(db, { env }), {
      cookieName: "__Host-session",
    });
    const path = await addWorkspace(persona);
    await issueAddress(persona, path);

    const text = await readText(persona, `${path}/feeds`);

    assert.match(
      text,
      /Last used approximate never .*“Last used” is approximate: feeds are edge-cached/,
    );
  },
);

pgliteTest(
  "the panel leads to older addresses, the unfinished ones on the first page",
  async (db) => {
    const app = await openTestApp(db);
    const persona = await addPersona(app);
    const path = await addWorkspace(persona);
    const oldest = await issueAddress(persona, path, { label: "Number 1." });
    for (let number = 2; number <= 52; number += 1) {
      await issueAddress(persona, path, { label: `Number ${number}.` });
    }
    await db.updateTable("intelligence_feed_tokens").set({ revoked_at: START })
      .where("id", "=", oldest.id).execute();

    const html = await readHtml(persona, `${path}/feeds`);
    const next = elementsOf(html, "a").find((a) => a.get("rel") === "next")?.get("href") ?? "";
    const older = await readHtml(persona, next);

    const newest = Array.from({ length: 49 }, (_, place) => `Number ${52 - place}.`);
    assert.deepEqual(labelsIn(html), ["Number 1.", ...newest]);
    assert.deepEqual(labelsIn(older), ["Number 3.", "Number 2."]);
    assert.match(textOf(older), /Number 2\. .* Newest/);
  },
);

function labelsIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<h2>(Number [^<]*)<\/h2>/g)].map(([, label]) => label);
}

pgliteTest("the panel says nothing for a notice that does not exist", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);

  const html = await readHtml(persona, `${path}/feeds?notice=<b>hacked</b>`);

  assert.equal(html.includes("hacked"), false);
  assert.equal(html.includes(`role="status"`), false);
});
