/** What moves a feed's validator, and what leaves an item the one that a reader has seen. */
import assert from "node:assert/strict";
import { decideArticle } from "../../lib/workspaces/articles.ts";
import { updateWorkspace } from "../../lib/workspaces/workspaces.ts";
import { write } from "../../lib/work/write.ts";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { passedArticle } from "./curating.ts";
import { asPosted, open, poll } from "./polling.ts";

const HOUR_MS = 60 * 60 * 1000;

databaseTest(
  "every change of what is shown moves the validator, and nothing else does (CASES 67, 92, 94, 97)",
  async (db) => {
    const app = await openTestApp(db);
    const { passed, post, workspaceId, userId, actor } = await open(app);
    const article = asPosted(passedArticle("news"));
    const [stored] = await post(article);
    const seen = [await poll(app, passed)];
    const laterBy = (hours: number) => app.setNow(new Date(START.getTime() + hours * HOUR_MS));

    laterBy(1);
    await post(article);
    const again = await poll(app, passed);
    assert.equal(again.document, seen[0]?.document, "posted again as it was");
    assert.equal(again.channel.lastBuildDate, START.toUTCString(), "never the time of the request");

    const change = async (work: () => Promise<unknown>) => {
      await work();
      seen.push(await poll(app, passed));
    };
    await change(() => post({ ...article, title: "Another title" }));
    assert.equal(
      seen.at(-1)?.channel.lastBuildDate,
      new Date(START.getTime() + HOUR_MS)
        .toUTCString(),
    );
    const member = { workspaceId, userId };
    await change(() =>
      write(
        app.site,
        actor,
        (unit) => updateWorkspace(unit, { ...member, patch: { name: "Renamed" } }),
      )
    );
    await change(() =>
      write(
        app.site,
        actor,
        (unit) => updateWorkspace(unit, { ...member, patch: { language: "de" } }),
      )
    );
    await change(() =>
      write(app.site, actor, (unit) =>
        decideArticle(unit, {
          ...member,
          articleId: stored?.id ?? "",
          input: { verdict: "filtered", reason: undefined },
        }))
    );
    assert.equal(new Set(seen.map(({ etag }) => etag)).size, seen.length);
    assert.deepEqual(seen.at(-1)?.items, []);
  },
);

databaseTest(
  "a guid outlasts a change of text, address, date, verdict, host and token (CASES 79, 80, 82)",
  async (db) => {
    const app = await openTestApp(db);
    const { passed, filtered, post, issue } = await open(app);
    const article = { ...passedArticle("news"), external_id: "news-1" };
    await post(article, { ...article, title: "Its twin", external_id: "news-2" });
    const { items } = await poll(app, passed);
    const guids = items.map((item) => item.guid);
    assert.equal(new Set(guids).size, 2, "one address, and two articles");
    const guid = items.find(({ title }) => title === "Title of news")?.guid;
    const hasGuid = async (target: string, title: string, polled = app) =>
      (await poll(polled, target)).items.some((item) => item.guid === guid && item.title === title);

    assert.equal(await hasGuid((await issue("Second")).passed, "Title of news"), true);
    const elsewhere = await openTestApp(db, { env: { FRONTEND_URL: "https://other.example" } });
    assert.equal(await hasGuid(passed, "Title of news", elsewhere), true);
    await post({ ...article, title: "Renamed", verdict: "filtered" });
    assert.equal(await hasGuid(filtered, "Renamed"), true);
    const corrected = { url: "https://example.org/moved", published_at: "2025-12-24T18:00:00Z" };
    await post({ ...article, title: "Corrected", summary: "Anew", author: "Ada", ...corrected });
    assert.equal(await hasGuid(passed, "Corrected"), true);
  },
);
