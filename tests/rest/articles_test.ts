/** The articles of a workspace over REST (DESIGN section 6). */
import assert from "node:assert/strict";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { errorsOf, type Json, jsonOf } from "./json.ts";
import { addWorkspace, ARTICLE } from "./workspace.ts";

const ABSENT = "01980000-0000-7000-8000-000000000000";
const LATER = new Date(START.getTime() + 60 * 60 * 1000);

databaseTest("POST articles stores one, and answers it with what became of it", async (db) => {
  const ada = await addPersona(await openTestApp(db));
  const { path } = await addWorkspace(ada);
  const body = {
    ...ARTICLE,
    summary: "A summary",
    author: "Grace",
    verdict: "passed",
    reason: "Fits",
    external_id: "news-1",
  };

  const answer = await jsonOf(await ada.fetch(`${path}/articles`, { method: "POST", body }), 200);

  const { items, ...counts } = answer;
  assert.deepEqual(counts, { created: 1, updated: 0 });
  const [article = {}] = items as Json[];
  assert.deepEqual(items, [{
    ...body,
    id: article.id,
    published_at: "2026-02-01T10:30:00.000Z",
    decided_by: "person",
    created_at: START.toISOString(),
    updated_at: START.toISOString(),
  }]);
  assert.deepEqual(await jsonOf(await ada.fetch(`${path}/articles/${article.id}`), 200), article);
});

databaseTest("POST articles with `items` stores up to 500 at once, and counts them", async (db) => {
  const ada = await addPersona(await openTestApp(db));
  const { path } = await addWorkspace(ada);
  const post = async (items: object[]) =>
    await ada.fetch(`${path}/articles`, { method: "POST", body: { items } });
  const articles = Array.from(
    { length: 500 },
    (_, index) => ({ ...ARTICLE, url: `https://example.org/${index}` }),
  );

  const first = await jsonOf(await post(articles), 200);
  const second = await jsonOf(
    await post([{ ...ARTICLE, url: "https://example.org/7", title: "Changed" }, ARTICLE]),
    200,
  );

  assert.deepEqual([first.created, first.updated], [500, 0]);
  assert.deepEqual((first.items as Json[]).map(({ url }) => url), articles.map(({ url }) => url));
  assert.deepEqual([second.created, second.updated], [1, 1]);
  assert.deepEqual((second.items as Json[]).map(({ title }) => title), ["Changed", "News"]);
  for (const [items, code] of [[[], "too_few"], [[...articles, ARTICLE], "too_many"]] as const) {
    const errors = await errorsOf(await post([...items]));
    assert.deepEqual(errors.map((error) => [error.path, error.code]), [["items", code]]);
  }
});

databaseTest(
  "POST articles meets an article again by its external_id or its address",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const workspace = await addWorkspace(ada);
    const first = await workspace.post({ verdict: "passed", reason: "Fits" });
    assert.equal(first.external_id, ARTICLE.url);
    app.setNow(LATER);

    const same = await workspace.post({ url: "HTTPS://EXAMPLE.org/news#top" });
    const unmoved = await workspace.post({ url: same.url });
    const other = await workspace.post({ external_id: "of its own" });

    assert.deepEqual([same.id, same.verdict, same.reason], [first.id, "passed", "Fits"]);
    assert.deepEqual([same.updated_at, unmoved], [LATER.toISOString(), same]);
    assert.notEqual(other.id, first.id);
  },
);

databaseTest(
  "POST articles says what is wrong with one article by the names of its values",
  async (db) => {
    const ada = await addPersona(await openTestApp(db));
    const { path } = await addWorkspace(ada);
    const post = (body: unknown) => ada.fetch(`${path}/articles`, { method: "POST", body });
    const refused = [
      [{ url: "javascript:alert(1)" }, "url", "not_a_url"],
      [{ url: "/news" }, "url", "not_a_url"],
      [{ url: "" }, "url", "required"],
      [{ url: `https://example.org/${"x".repeat(2_000)}` }, "url", "too_long"],
      [{ url: undefined }, "url", "required"],
      [{ title: " " }, "title", "required"],
      [{ title: "x".repeat(201) }, "title", "too_long"],
      [{ title: "a\0b" }, "title", "unsupported_character"],
      [{ summary: "x".repeat(20_001) }, "summary", "too_long"],
      [{ author: 1 }, "author", "wrong_type"],
      [{ published_at: "2026-02-30" }, "published_at", "not_a_date"],
      [{ published_at: undefined }, "published_at", "required"],
      [{ verdict: "undecided" }, "verdict", "not_a_choice"],
      [{ reason: "Because" }, "reason", "needs_verdict"],
      [{ external_id: "x".repeat(501) }, "external_id", "too_long"],
      [{ decided_by: "person" }, "decided_by", "unknown_property"],
      [{ workspace_id: ABSENT }, "workspace_id", "unknown_property"],
    ] as const;
    for (const [body, at, code] of refused) {
      const errors = await errorsOf(await post({ ...ARTICLE, ...body }));
      assert.deepEqual(errors.map((error) => [error.path, error.code]), [[at, code]]);
    }
    for (const body of [null, [], 1, true]) {
      assert.deepEqual((await errorsOf(await post(body))).map(({ code }) => code), ["wrong_type"]);
    }
    assert.deepEqual((await jsonOf(await ada.fetch(`${path}/articles`), 200)).items, []);
  },
);

databaseTest(
  "POST articles stores nothing when one of many is wrong, and says which",
  async (db) => {
    const ada = await addPersona(await openTestApp(db));
    const { path } = await addWorkspace(ada);
    const good = { ...ARTICLE, url: "https://example.org/good" };
    const batches = [
      [{ items: [good, good, good, { ...ARTICLE, title: "" }] }, [["items.3.title", "required"]]],
      [{ items: [good, null] }, [["items.1", "wrong_type"]]],
      [{ items: [good], title: "x" }, [["title", "unknown_property"]]],
      [{ items: [{ ...good, id: ABSENT }] }, [["items.0.id", "unknown_property"]]],
      [{ items: good }, [["items", "wrong_type"]]],
      [{ items: null }, [["items", "wrong_type"]]],
    ] as const;
    for (const [body, expected] of batches) {
      const errors = await errorsOf(await ada.fetch(`${path}/articles`, { method: "POST", body }));
      assert.deepEqual(errors.map((error) => [error.path, error.code]), expected);
    }
    assert.deepEqual((await jsonOf(await ada.fetch(`${path}/articles`), 200)).items, []);
  },
);

databaseTest("GET articles lists them by verdict, newest first, page by page", async (db) => {
  const ada = await addPersona(await openTestApp(db));
  const workspace = await addWorkspace(ada);
  const verdicts = ["passed", "filtered", undefined, "passed", undefined];
  for (const [index, verdict] of verdicts.entries()) {
    await workspace.post({
      url: `https://example.org/${index}`,
      title: String(index),
      published_at: `2026-02-0${index + 1}`,
      verdict,
    });
  }
  const titles = async (query: string) => {
    const found: unknown[] = [];
    let cursor = "";
    do {
      const target = `${workspace.path}/articles?limit=1${query}${cursor}`;
      const { items, next_cursor } = await jsonOf(await ada.fetch(target), 200);
      found.push(...(items as Json[]).map(({ title }) => title));
      cursor = next_cursor === null ? "" : `&cursor=${next_cursor}`;
    } while (cursor !== "");
    return found;
  };

  assert.deepEqual(await titles(""), ["4", "3", "2", "1", "0"]);
  assert.deepEqual(await titles("&verdict=passed"), ["3", "0"]);
  assert.deepEqual(await titles("&verdict=filtered"), ["1"]);
  assert.deepEqual(await titles("&verdict=undecided"), ["4", "2"]);
  for (const bad of ["verdict=x", "verdict=", "limit=0", "limit=101", "cursor=x"]) {
    const refused = await ada.fetch(`${workspace.path}/articles?${bad}`);
    await jsonOf(refused, 400);
  }
});
