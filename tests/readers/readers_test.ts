/** Real readers subscribe to a feed's address, and understand what they get. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { parseWithFeedParser, parseWithFeedsmith } from "../packages/feed_parsers.ts";
import { addPersona } from "../personas.ts";
import { sampleInput } from "../record_samples.ts";
import { addContact, jsonOf } from "../rest/json.ts";
import { testNeeding } from "../skipping.ts";
import { curate, passedArticle } from "../workspaces/curating.ts";
import { serving } from "./serving.ts";

/** newsboat sends no validator before it has one from two answers. */
const MAX_POLLS = 5;

const TITLE = "Note: Grace <b> & ]]> Hopper";
const TEXT = "Tea & cake </content> \u{1F5F3}\uFE0F";

databaseTest("two parsers read a feed behind a conditional fetch", async (db) => {
  const app = await openTestApp(db);
  const path = await feedWithOneNote(app);
  await serving(app, async ({ origin }) => {
    const first = await fetch(origin + path);
    const document = await first.text();
    const parsed = parseWithFeedParser(document);
    assert.equal(parsed.items[0]?.title, TITLE);
    assert.equal(parsed.items[0]?.content, TEXT);
    const { format, feed } = parseWithFeedsmith(document);
    assert.equal(format, "atom");
    assert.ok("entries" in feed);
    assert.equal(feed.entries?.[0]?.id, parsed.items[0]?.id);

    const etag = first.headers.get("etag") ?? "";
    assert.match(etag, /^W\//, "fetch asked for a compressed answer");
    const second = await fetch(origin + path, { headers: { "if-none-match": etag } });
    assert.equal(second.status, 304);
  });
});

databaseTest("two parsers read a workspace's feed behind a conditional fetch", async (db) => {
  const app = await openTestApp(db);
  const path = await feedWithOneArticle(app);
  await serving(app, async ({ origin }) => {
    const first = await fetch(origin + path);
    const document = await first.text();
    const [item] = parseWithFeedParser(document).items;
    assert.equal(item?.title, TITLE);
    const { format, feed } = parseWithFeedsmith(document);
    assert.equal(format, "rss");
    assert.ok("items" in feed && feed.items !== undefined);
    assert.deepEqual(
      feed.items.map(({ title, description }) => ({ title, description })),
      [{ title: TITLE, description: TEXT.replace("<", "&lt;") }],
    );

    const etag = first.headers.get("etag") ?? "";
    const second = await fetch(origin + path, { headers: { "if-none-match": etag } });
    assert.equal(second.status, 304);
  });
});

const hasNewsboat = await isInstalled("newsboat");

newsboatTest("newsboat subscribes, keeps the entry, and is answered 304 later", feedWithOneNote);
newsboatTest("newsboat subscribes to a workspace, and is answered 304 later", feedWithOneArticle);

function newsboatTest(name: string, addFeed: (app: TestApp) => Promise<string>): void {
  if (hasNewsboat) pgliteTest(name, (db) => subscribeWithNewsboat(db, addFeed));
  else testNeeding("newsboat is not installed", name, () => {});
}

async function subscribeWithNewsboat(
  db: Db,
  addFeed: (app: TestApp) => Promise<string>,
): Promise<void> {
  const app = await openTestApp(db);
  const path = await addFeed(app);
  await serving(app, async ({ origin, requests }) => {
    const folder = await Deno.makeTempDir();
    await Deno.writeTextFile(`${folder}/urls`, `${origin}${path}\n`);
    while (!requests.some((request) => / 304 /.test(request)) && requests.length < MAX_POLLS) {
      await newsboat(folder, ["-x", "reload"]);
    }
    assert.match(requests.at(-1) ?? "", /^GET 304 .*"/);
    assert.match(requests[0] ?? "", /^GET 200 -$/);
    assert.match(await newsboat(folder, ["-x", "print-unread"]), /^1 unread/);
    await Deno.remove(folder, { recursive: true });
  });
}

async function feedWithOneNote(app: TestApp): Promise<string> {
  const ada = await addPersona(app);
  const contact = await addContact(ada, "Grace <b> & ]]> Hopper");
  const note = { ...sampleInput("note", contact), content: TEXT };
  await ada.fetch("/api/v1/notes", { method: "POST", body: note });
  const body = { name: "x", kind: "aggregate", detail: "full" };
  const { url } = await jsonOf(await ada.fetch("/api/v1/feeds", { method: "POST", body }), 201);
  return String(url);
}

async function feedWithOneArticle(app: TestApp): Promise<string> {
  const curation = await curate(app, await addPersona(app));
  await curation.post(passedArticle("news", { title: TITLE, summary: TEXT }));
  return (await curation.issue()).passed;
}

async function newsboat(folder: string, command: string[]): Promise<string> {
  const { stdout } = await new Deno.Command("newsboat", {
    args: ["-u", `${folder}/urls`, "-c", `${folder}/cache.db`, "-C", "/dev/null", ...command],
    env: { HOME: folder },
  }).output();
  return new TextDecoder().decode(stdout);
}

async function isInstalled(program: string): Promise<boolean> {
  try {
    return (await new Deno.Command(program, { args: ["--version"], stdout: "null" }).output())
      .success;
  } catch {
    return false;
  }
}
