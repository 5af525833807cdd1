/** Managing feeds over REST, and what the Atom surface answers (ADR decisions 6 to 8). */
import assert from "node:assert/strict";
import { openTestApp, START, type TestApp } from "../app_for_test.ts";
import { assertValidAtom } from "../atom_validator.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { sampleInput } from "../record_samples.ts";
import { addContact, errorsOf, jsonOf } from "./json.ts";

const ABSENT = "01980000-0000-7000-8000-000000000000";
const HOUR_MS = 60 * 60 * 1000;

async function createFeed(person: Persona, body: Record<string, unknown>) {
  const feed = await jsonOf(await person.fetch("/api/v1/feeds", { method: "POST", body }), 201);
  return { id: String(feed.id), url: String(feed.url), feed };
}

databaseTest("POST /api/v1/feeds gives the address once, and no list ever again", async (db) => {
  const app = await openTestApp(db, { env: { FRONTEND_URL: "https://feeds.example.org" } });
  const ada = await addPersona(app, { cookieName: "__Host-session" });
  const { feed, id, url } = await createFeed(ada, { name: "Kitchen tablet", kind: "aggregate" });
  assert.match(
    url,
    /^https:\/\/feeds\.example\.org\/api\/v1\/feeds\/atom\?token=mycorrhizal_feed_[\w-]{43}$/,
  );
  assert.deepEqual(feed, {
    id,
    name: "Kitchen tablet",
    kind: "aggregate",
    entity_id: null,
    detail: "headlines",
    created_at: START.toISOString(),
    last_accessed_at: null,
    url,
  });
  const list = await ada.fetch("/api/v1/feeds");
  const text = await list.clone().text();
  assert.doesNotMatch(text, /token|hash|url|mycorrhizal_feed_/);
  const { url: _, ...shown } = feed;
  assert.deepEqual(await jsonOf(list, 200), { items: [shown], next_cursor: null });
});

databaseTest("POST /api/v1/feeds refuses kinds and contacts that do not fit", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const eve = await addPersona(app);
  const foreign = await addContact(eve);
  const deleted = await addContact(ada);
  await ada.fetch(`/api/v1/contacts/${deleted}`, { method: "DELETE" });
  const post = (body: unknown) => ada.fetch("/api/v1/feeds", { method: "POST", body });
  const invalid = [
    [{ name: "x", kind: "contact" }, "entity_id", "conflicting"],
    [{ name: "x", kind: "aggregate", entity_id: foreign }, "entity_id", "conflicting"],
    [{ name: "x", kind: "everything" }, "kind", "not_a_choice"],
    [{ name: "x", kind: "aggregate", detail: "all" }, "detail", "not_a_choice"],
    [{ name: "", kind: "aggregate" }, "name", "required"],
    [{ name: "x".repeat(101), kind: "aggregate" }, "name", "too_long"],
    [{ name: "x", kind: "contact", entity_id: "me" }, "entity_id", "not_a_uuid"],
    [{ name: "x", kind: "aggregate", token: "mine" }, "token", "unknown_property"],
  ] as const;
  for (const [body, path, code] of invalid) {
    const [error] = await errorsOf(await post(body));
    assert.deepEqual({ path: error?.path, code: error?.code }, { path, code });
  }
  for (const entity_id of [foreign, deleted, ABSENT]) {
    await jsonOf(await post({ name: "x", kind: "contact", entity_id }), 404);
  }
  assert.deepEqual((await jsonOf(await ada.fetch("/api/v1/feeds"), 200)).items, []);
});

databaseTest("POST /api/v1/feeds lets 50 be active, also when several ask at once", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const post = () =>
    ada.fetch("/api/v1/feeds", { method: "POST", body: { name: "x", kind: "aggregate" } });
  for (let count = 0; count < 48; count++) assert.equal((await post()).status, 201);
  const answers = await Promise.all(Array.from({ length: 5 }, post));
  const statuses = answers.map(({ status }) => status).sort();
  assert.deepEqual(statuses, [201, 201, 422, 422, 422]);
  const refused = answers.find(({ status }) => status === 422);
  assert.equal(refused && (await jsonOf(refused, 422)).code, "too_many_feeds");
  const { items } = await jsonOf(await ada.fetch("/api/v1/feeds"), 200);
  const [first] = items as { id: string }[];
  await ada.fetch(`/api/v1/feeds/${first?.id}`, { method: "DELETE" });
  assert.equal((await post()).status, 201);
});

databaseTest("DELETE /api/v1/feeds/:id ends the feed on the very next request", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const eve = await addPersona(app);
  const kept = await createFeed(ada, { name: "kept", kind: "aggregate" });
  const { id, url } = await createFeed(ada, { name: "x", kind: "aggregate" });
  assert.equal((await app.fetch(url)).status, 200);
  const etag = (await app.fetch(url)).headers.get("etag") ?? "";

  await jsonOf(await eve.fetch(`/api/v1/feeds/${id}`, { method: "DELETE" }), 404);
  assert.equal((await app.fetch(url)).status, 200);
  assert.equal((await ada.fetch(`/api/v1/feeds/${id}`, { method: "DELETE" })).status, 204);
  assert.equal((await app.fetch(url)).status, 404);
  for (const validator of [etag, "*"]) {
    const answer = await app.fetch(url, { headers: { "if-none-match": validator } });
    assert.equal(answer.status, 404, "a dead feed is never unchanged");
  }
  assert.equal((await app.fetch(kept.url)).status, 200);
  await jsonOf(await ada.fetch(`/api/v1/feeds/${id}`, { method: "DELETE" }), 404);
  const { items } = await jsonOf(await ada.fetch("/api/v1/feeds"), 200);
  assert.deepEqual((items as { id: string }[]).map((feed) => feed.id), [kept.id]);
});

databaseTest("GET /api/v1/feeds/atom answers every miss alike", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const contact = await addContact(ada);
  const revoked = await createFeed(ada, { name: "x", kind: "aggregate" });
  await ada.fetch(`/api/v1/feeds/${revoked.id}`, { method: "DELETE" });
  const orphaned = await createFeed(ada, { name: "x", kind: "contact", entity_id: contact });
  await ada.fetch(`/api/v1/contacts/${contact}`, { method: "DELETE" });
  const disabled = await addPersona(app);
  const suspended = await createFeed(disabled, { name: "x", kind: "aggregate" });
  await db.updateTable("users").set({ disabled_at: START }).where("id", "=", disabled.user.id)
    .execute();
  const session = ada.cookie.split("=")[1];
  const base = "/api/v1/feeds/atom";
  const misses = [
    base,
    `${base}?token=`,
    `${base}?token=mycorrhizal_feed_${"A".repeat(43)}`,
    `${base}?token=mycorrhizal_feed_short`,
    `${base}?token=mycorrhizal_${"A".repeat(43)}`,
    `${base}?token=${session}`,
    `${base}?token=%00`,
    `${base}?token=${"x".repeat(8_000)}`,
    `${base}?amp;token=x&amp;level=full`,
    revoked.url,
    orphaned.url,
    suspended.url,
  ];
  const seen = new Set<string>();
  for (const method of ["GET", "HEAD"]) {
    for (const url of misses) {
      const answer = await app.fetch(url, { method });
      const headers = [...answer.headers].map((header) => header.join(": "));
      seen.add([answer.status, ...headers, await answer.text()].join("\n"));
    }
  }
  assert.deepEqual([...seen], [[
    404,
    "cache-control: no-store",
    "content-length: 0",
    "referrer-policy: no-referrer",
    "x-robots-tag: noindex, nofollow, noarchive",
    "",
  ].join("\n")]);
});

databaseTest("GET /api/v1/feeds/atom serves what decision 7 of the ADR says", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const contact = await addContact(ada);
  await ada.fetch("/api/v1/notes", { method: "POST", body: sampleInput("note", contact) });
  const { url } = await createFeed(ada, { name: "x", kind: "aggregate" });
  const answer = await app.fetch(url);
  assert.equal(answer.status, 200);
  assert.deepEqual(withoutValues(answer.headers, ["content-length", "etag"]), {
    "cache-control": "no-store",
    "content-length": "…",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-type": "application/atom+xml; charset=utf-8",
    "cross-origin-resource-policy": "cross-origin",
    "etag": "…",
    "referrer-policy": "no-referrer",
    "vary": "Accept-Encoding",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex, nofollow, noarchive",
  });
  const document = await answer.text();
  assertValidAtom(document);
  assert.doesNotMatch(document, /rel="self"|mycorrhizal_feed_/);

  const again = await app.fetch(`${url}&unknown=parameter`);
  assert.equal(await again.text(), document);
  const etag = answer.headers.get("etag") ?? "";
  assert.equal(again.headers.get("etag"), etag);
  for (const validator of [etag, `W/${etag}`, `"x", ${etag}`, "*", etag.replace(/"$/, '-gzip"')]) {
    const unchanged = await app.fetch(url, { headers: { "if-none-match": validator } });
    assert.equal(unchanged.status, 304);
    assert.equal(unchanged.headers.get("etag"), etag);
    assert.equal(unchanged.headers.get("cache-control"), "no-store");
    assert.equal(unchanged.headers.get("vary"), "Accept-Encoding");
    assert.equal(await unchanged.text(), "");
  }
  const stale = await app.fetch(url, {
    headers: { "if-none-match": '"x"', "if-modified-since": "Wed, 01 Jan 2200 00:00:00 GMT" },
  });
  assert.equal(stale.status, 200);
  const head = await app.fetch(url, { method: "HEAD" });
  assert.equal(head.status, 200);
  assert.equal(await head.text(), "");
  assert.deepEqual([...head.headers], [...answer.headers]);
  for (const accept of ["text/html", "application/json", "application/rss+xml", "*/*", ""]) {
    const any = await app.fetch(url, { headers: { accept } });
    assert.equal(any.headers.get("content-type"), "application/atom+xml; charset=utf-8");
  }
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const refused = await app.fetch(url, { method });
    assert.equal(refused.status, 405);
    assert.equal(refused.headers.get("allow"), "GET, HEAD");
  }
});

databaseTest("GET /api/v1/feeds/atom gives a signed-in owner what a stranger gets", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const eve = await addPersona(app);
  const contact = await addContact(ada);
  await ada.fetch("/api/v1/notes", { method: "POST", body: sampleInput("note", contact) });
  const { url } = await createFeed(ada, { name: "x", kind: "aggregate" });
  const stranger = await app.fetch(url, { headers: { "accept-language": "de" } });
  const owner = await ada.fetch(url);
  const other = await eve.fetch(url);
  const document = await stranger.text();
  assert.equal(await owner.text(), document);
  assert.equal(await other.text(), document);
  for (const answer of [stranger, owner, other]) {
    assert.equal(answer.headers.get("set-cookie"), null);
  }
});

databaseTest(
  "GET /api/v1/feeds/atom notes a read at most hourly, and no HEAD or miss",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const { id, url } = await createFeed(ada, { name: "x", kind: "aggregate" });
    const accessedAt = async () => {
      await app.site.tasks.idle();
      const { items } = await jsonOf(await ada.fetch("/api/v1/feeds"), 200);
      return (items as { last_accessed_at: string | null }[])[0]?.last_accessed_at;
    };
    await app.fetch(url, { method: "HEAD" });
    assert.equal(await accessedAt(), null);
    const etag = (await app.fetch(url)).headers.get("etag") ?? "";
    assert.equal(await accessedAt(), START.toISOString());
    app.setNow(new Date(START.getTime() + HOUR_MS - 1));
    await app.fetch(url);
    assert.equal(await accessedAt(), START.toISOString());
    const later = new Date(START.getTime() + HOUR_MS + 1);
    app.setNow(later);
    const unchanged = await app.fetch(url, { headers: { "if-none-match": etag } });
    assert.equal(unchanged.status, 304);
    assert.equal(await accessedAt(), later.toISOString());
    await ada.fetch(`/api/v1/feeds/${id}`, { method: "DELETE" });
    app.setNow(new Date(START.getTime() + 3 * HOUR_MS));
    await app.fetch(url);
    await app.site.tasks.idle();
    const row = await db.selectFrom("feeds").select("last_accessed_at").executeTakeFirst();
    assert.deepEqual(row?.last_accessed_at, later);
  },
);

databaseTest(
  "GET /api/v1/feeds/atom lets 60 polls through, then one every two seconds",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const { url } = await createFeed(ada, { name: "x", kind: "aggregate" });
    const bad = "/api/v1/feeds/atom?token=bad";
    const clients = [{ url, clientAddress: "192.0.2.1" }, { url: bad, clientAddress: "192.0.2.3" }];
    const refusals = await Promise.all(clients.map(async ({ url, clientAddress }) => {
      for (let count = 0; count < 60; count++) {
        assert.notEqual((await app.fetch(url, { clientAddress })).status, 429);
      }
      return await app.fetch(url, { clientAddress });
    }));
    const [refusal] = refusals;
    assert.equal(refusal?.status, 429);
    assert.equal(refusal?.headers.get("retry-after"), "2");
    assert.equal(refusal?.headers.get("content-type"), "text/plain; charset=utf-8");
    const [good, dead] = await Promise.all(refusals.map(describe));
    assert.equal(good, dead);
    assert.equal((await app.fetch(url, { clientAddress: "192.0.2.2" })).status, 200);
    assert.equal((await ada.fetch("/api/v1/feeds")).status, 200, "REST has a limit of its own");
    app.setNow(new Date(START.getTime() + 2_000));
    assert.equal((await app.fetch(url)).status, 200);
    assert.equal((await app.fetch(url)).status, 429);
  },
);

databaseTest("GET /api/v1/feeds/atom tells nothing when the database fails", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const { url } = await createFeed(ada, { name: "x", kind: "aggregate" });
  await db.schema.alterTable("life_events").renameTo("gone").execute();
  const answer = await app.fetch(url);
  assert.equal(answer.status, 500);
  assert.equal(answer.headers.get("content-type"), "text/plain; charset=utf-8");
  assert.equal(answer.headers.get("cache-control"), "no-store");
  assert.equal(await answer.text(), "The feed cannot be read now\n");
  assert.match(app.logLines.join("\n"), /request failed/);
  assert.doesNotMatch(app.logLines.join("\n"), /mycorrhizal_feed_|select /);
  await db.schema.alterTable("gone").renameTo("life_events").execute();
});

databaseTest(
  "GET /api/v1/feeds/preview shows the entries as the feed publishes them",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const eve = await addPersona(app);
    const contact = await addContact(ada);
    await writeOneOfEach(ada, contact);
    for (const detail of ["headlines", "full"]) {
      const subjects: Record<string, string>[] = [
        { kind: "aggregate" },
        { kind: "contact", entity_id: contact },
      ];
      for (const subject of subjects) {
        const query = new URLSearchParams({ ...subject, detail });
        const preview = await jsonOf(await ada.fetch(`/api/v1/feeds/preview?${query}`), 200);
        const { url } = await createFeed(ada, { name: "x", ...subject, detail });
        const document = await (await app.fetch(url)).text();
        assert.deepEqual(entriesOf(document), preview.items);
      }
    }
    const bad = ["kind=contact", "kind=aggregate&detail=all", "", "kind=contact&entity_id=x"];
    for (const query of bad) await jsonOf(await ada.fetch(`/api/v1/feeds/preview?${query}`), 400);
    const foreign = `/api/v1/feeds/preview?kind=contact&entity_id=${contact}`;
    await jsonOf(await eve.fetch(foreign), 404);
  },
);

databaseTest(
  "a headlines feed holds no authored text, and a full one what decision 4 lists",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const contact = await addContact(ada, "Grace");
    await writeOneOfEach(ada, contact);
    const headlines = await createFeed(ada, { name: "canary label", kind: "aggregate" });
    const document = await (await app.fetch(headlines.url)).text();
    assertValidAtom(document);
    assert.doesNotMatch(document, /canary/);
    assert.match(document, /External activity.*photo\.shared.*immich|photo\.shared|immich/);

    const full = await createFeed(ada, { name: "canary label", kind: "aggregate", detail: "full" });
    const texts = entriesOf(await (await app.fetch(full.url)).text()).map(({ content }) => content);
    assert.deepEqual(texts.filter((text) => text.includes("canary")).sort(), [
      "canary content",
      "canary description",
      "canary description",
      "canary message",
      "canary title\n\ncanary description\n\ncanary location",
    ]);
    assert.doesNotMatch(texts.join("\n"), /payload|external id|label|occasion|notes/);
  },
);

databaseTest("a feed shows an entry when its time comes, though nothing is written", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const contact = await addContact(ada);
  const soon = new Date(START.getTime() + HOUR_MS);
  await ada.fetch("/api/v1/notes", {
    method: "POST",
    body: { contact_id: contact, content: "x", date: soon.toISOString() },
  });
  const { url } = await createFeed(ada, { name: "x", kind: "aggregate" });
  const before = await app.fetch(url);
  assert.deepEqual(entriesOf(await before.text()), []);
  app.setNow(soon);
  const after = await app.fetch(url);
  assert.equal(entriesOf(await after.text()).length, 1);
  assert.notEqual(after.headers.get("etag"), before.headers.get("etag"));
});

databaseTest("an empty feed is as old as its creation", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const contact = await addContact(ada);
  const { url } = await createFeed(ada, { name: "x", kind: "contact", entity_id: contact });
  app.setNow(new Date(START.getTime() + 24 * HOUR_MS));
  const document = await (await app.fetch(url)).text();
  assertValidAtom(document);
  assert.match(document, /<updated>2026-03-01T12:00:00Z<\/updated>/);
});

databaseTest(
  "archiving takes a contact out of everybody's feed, and not out of its own",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const grace = await addContact(ada, "Grace");
    const alan = await addContact(ada, "Alan");
    const activity = { contact_ids: [grace, alan], title: "x", date: "2026-02-01" };
    await ada.fetch("/api/v1/activities", { method: "POST", body: activity });
    await ada.fetch("/api/v1/notes", { method: "POST", body: sampleInput("note", grace) });
    const everybody = await createFeed(ada, { name: "x", kind: "aggregate" });
    const own = await createFeed(ada, { name: "x", kind: "contact", entity_id: grace });
    const before = await readEntries(app, everybody.url);
    assert.deepEqual(before.map(({ title }) => title).sort(), [
      "Activity: Alan, Grace",
      "Note: Grace",
    ]);
    const ownBefore = await readEntries(app, own.url);

    const archive = (archived: boolean) =>
      ada.fetch(`/api/v1/contacts/${grace}`, { method: "PATCH", body: { archived } });
    await archive(true);
    const during = await readEntries(app, everybody.url);
    assert.deepEqual(during.map(({ title }) => title), ["Activity: Alan, Grace"]);
    assert.deepEqual(await readEntries(app, own.url), ownBefore);
    await archive(false);
    assert.deepEqual(await readEntries(app, everybody.url), before, "same ids, same instants");
  },
);

async function writeOneOfEach(person: Persona, contact: string): Promise<void> {
  const posts = [
    ["notes", sampleInput("note", contact)],
    ["activities", sampleInput("activity", contact)],
    ["life-events", sampleInput("life_event", contact)],
    ["external-activities", sampleInput("external_activity", contact)],
    ["gifts", sampleInput("gift", contact)],
    ["reminders", sampleInput("reminder", contact)],
  ] as const;
  let last;
  for (const [path, body] of posts) {
    last = await jsonOf(await person.fetch(`/api/v1/${path}`, { method: "POST", body }), 201);
  }
  const url = `/api/v1/reminders/${last?.id}/completions`;
  const body = { completed_at: "2026-02-04T00:00:00Z" };
  await jsonOf(await person.fetch(url, { method: "POST", body }), 201);
}

interface PublishedEntry {
  id: string;
  title: string;
  published: string;
  updated: string;
  content: string;
  link: string | null;
}

async function readEntries(app: TestApp, url: string): Promise<PublishedEntry[]> {
  return entriesOf(await (await app.fetch(url)).text());
}

/** The entries of a document whose texts hold nothing that is escaped. */
function entriesOf(document: string): PublishedEntry[] {
  return [...document.matchAll(/<entry>([^]*?)<\/entry>/g)].map(([, entry = ""]) => {
    const text = (name: string) =>
      new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(entry)?.[1] ?? "";
    return {
      id: text("id"),
      title: text("title"),
      published: text("published"),
      updated: text("updated"),
      content: text("content"),
      link: /href="([^"]*)"/.exec(entry)?.[1] ?? null,
    };
  });
}

function withoutValues(headers: Headers, names: string[]): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, names.includes(name) ? "…" : value]),
  );
}

async function describe(response: Response): Promise<string> {
  const headers = [...response.headers].map((header) => header.join(": "));
  return [response.status, ...headers, await response.text()].join("\n");
}
