/** The import of feed files into a workspace. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import { BATCH_SIZE } from "../../lib/workspaces/article_batches.ts";
import { describeFault } from "../../lib/workspaces/article_fault.ts";
import { decideArticle, postArticles } from "../../lib/workspaces/articles.ts";
import { type ArticleImportReport, importArticles } from "../../lib/workspaces/import_articles.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { articleSchema } from "../../lib/shared/article_form.ts";
import { write } from "../../lib/work/write.ts";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { failingDatabase } from "../failing_statements.ts";
import { addPersona } from "../personas.ts";
import { curate } from "./curating.ts";

const LATER = new Date(START.getTime() + 60 * 60 * 1000);

function rss(...items: string[]): string {
  return `<rss version="2.0"><channel><title>t</title><link>https://example.org/</link>${
    items.map((item) => `<item>${item}</item>`).join("")
  }</channel></rss>`;
}

const NEWS = "<title>News &amp; more</title><link>https://example.org/news#top</link>" +
  "<description>&lt;p&gt;First&lt;/p&gt;&lt;p&gt;Second&lt;/p&gt;</description>" +
  "<pubDate>Sun, 01 Feb 2026 08:30:00 GMT</pubDate>";

async function open(db: Db) {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const { workspaceId, userId } = await curate(app, ada);
  const actor = { kind: "user", userId, via: "session" } as const;
  const member = { workspaceId, userId };
  const load = (file: string | Uint8Array, charset?: string): Promise<ArticleImportReport> => {
    const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
    return importArticles(app.site, { actor, ...member, bytes, charset });
  };
  const stored = () => db.selectFrom("articles").selectAll().orderBy("url").execute();
  return { app, ada, actor, member, load, stored };
}

const NOTHING = { created: 0, updated: 0, unchanged: 0, skipped: 0, warnings: [] };

databaseTest("importArticles() stores items as plain text, without a verdict", async (db) => {
  const { load, stored } = await open(db);
  assert.deepEqual(await load(rss(NEWS)), { ...NOTHING, created: 1 });
  const [row] = await stored();
  assert.deepEqual({ ...row, id: "", workspace_id: "" }, {
    id: "",
    workspace_id: "",
    external_id: "https://example.org/news",
    url: "https://example.org/news#top",
    title: "News & more",
    summary: "First\n\nSecond",
    author: null,
    published_at: new Date("2026-02-01T08:30:00Z"),
    verdict: null,
    reason: null,
    decided_by: null,
    created_at: START,
    updated_at: START,
  });
});

databaseTest("importArticles() takes Atom as it takes RSS", async (db) => {
  const { load, stored } = await open(db);
  const report = await load(`<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><entry>
    <title type="html">A &amp;lt;b&amp;gt; tag</title><link href="https://example.org/a"/>
    <updated>2026-02-01T09:30:00+01:00</updated><author><name>Ada</name></author></entry></feed>`);
  assert.deepEqual(report, { ...NOTHING, created: 1 });
  const [row] = await stored();
  assert.deepEqual([row?.title, row?.author, row?.published_at.toISOString()], [
    "A <b> tag",
    "Ada",
    "2026-02-01T08:30:00.000Z",
  ]);
});

databaseTest(
  "importArticles() meets an article again, keeps its verdict, and moves nothing that is the same",
  async (db) => {
    const { app, actor, member, load, stored } = await open(db);
    await load(rss(NEWS));
    const [first] = await stored();
    const articleId = first?.id ?? "";
    await write(app.site, actor, (unit) =>
      decideArticle(unit, {
        ...member,
        articleId,
        input: { verdict: "passed", reason: "good" },
      }));
    app.setNow(LATER);
    assert.deepEqual(await load(rss(NEWS)), { ...NOTHING, unchanged: 1 });
    assert.deepEqual((await stored())[0]?.updated_at, START);

    const changed = NEWS.replace("News", "Old news");
    assert.deepEqual(await load(rss(changed)), { ...NOTHING, updated: 1 });
    const [row] = await stored();
    assert.deepEqual(
      [row?.id, row?.title, row?.verdict, row?.reason, row?.decided_by, row?.updated_at],
      [articleId, "Old news & more", "passed", "good", "person", LATER],
    );
  },
);

databaseTest("importArticles() meets what was posted at the same address", async (db) => {
  const { app, actor, member, load, stored } = await open(db);
  const input = parseInput(articleSchema, {
    url: "HTTPS://EXAMPLE.org:443/news",
    title: "Posted",
    published_at: "2026-01-01",
    verdict: "filtered",
  });
  await write(app.site, actor, (unit) => postArticles(unit, { ...member, inputs: [input] }));
  assert.deepEqual(await load(rss(NEWS)), { ...NOTHING, updated: 1 });
  assert.deepEqual((await stored()).map(({ title, verdict }) => [title, verdict]), [[
    "News & more",
    "filtered",
  ]]);
});

databaseTest("importArticles() makes up for what is missing, and says so by item", async (db) => {
  const { app, load, stored } = await open(db);
  const items = [
    "<title>No link</title>",
    "<title>Script</title><link>javascript:alert(1)</link>",
    "<link>https://example.org/a</link><description>First line&lt;br&gt;second</description>",
    "<link>https://example.org/b</link>",
    `<title>${"t".repeat(300)}</title><link>https://example.org/c</link>` +
    `<author>${"a".repeat(300)}</author><description>${"d".repeat(30_000)}</description>` +
    "<pubDate>yesterday</pubDate>",
    `<title>Long</title><link>https://example.org/${"x".repeat(2_000)}</link>`,
  ];
  const report = await load(rss(...items));
  assert.deepEqual(report, {
    ...NOTHING,
    created: 3,
    skipped: 3,
    warnings: [
      { item: 1, code: "no_link" },
      { item: 2, code: "no_link" },
      { item: 3, code: "no_date" },
      { item: 3, code: "no_title" },
      { item: 4, code: "no_date" },
      { item: 4, code: "no_title" },
      { item: 5, code: "no_date" },
      { item: 5, code: "title_cut" },
      { item: 5, code: "summary_cut" },
      { item: 5, code: "author_cut" },
      { item: 6, code: "link_too_long" },
    ],
  });
  const rows = await stored();
  assert.deepEqual(
    rows.map(({ title, summary, author, published_at }) => [
      title.length > 100 ? title.length : title,
      summary?.length ?? null,
      author?.length ?? null,
      published_at,
    ]),
    [
      ["First line", "First line\nsecond".length, null, START],
      ["https://example.org/b", null, null, START],
      [200, 20_000, 200, START],
    ],
  );
  assert.match(rows[2]?.title ?? "", /t…$/);

  app.setNow(LATER);
  assert.deepEqual((await load(rss(...items))).unchanged, 3, "an undated one keeps its date");
});

databaseTest("importArticles() never cuts a character in half", async (db) => {
  const { load, stored } = await open(db);
  await load(rss(`<title>${"x".repeat(198)}🗳🗳</title><link>https://example.org/</link>`));
  const [row] = await stored();
  assert.equal(row?.title, `${"x".repeat(198)}…`);
});

databaseTest("importArticles() takes the first of two items with one address", async (db) => {
  const { load, stored } = await open(db);
  const second = NEWS.replace("News", "Older").replace("#top", "");
  assert.deepEqual(await load(rss(NEWS, second)), { ...NOTHING, created: 1, unchanged: 1 });
  assert.deepEqual((await stored()).map(({ title }) => title), ["News & more"]);
});

databaseTest("importArticles() refuses what is no feed, and stores nothing", async (db) => {
  const { load, stored } = await open(db);
  for (const file of ["", "  \n", "{}", "<html><body>x</body></html>", "BEGIN:VCARD", "\0\0\0"]) {
    await assert.rejects(load(file), { code: "file_is_not_a_feed" });
  }
  assert.deepEqual(await stored(), []);
});

databaseTest(
  "importArticles() reads the encodings that files have, and doubts aloud",
  async (db) => {
    const { load, stored } = await open(db);
    const latin = Uint8Array.from(
      rss(NEWS.replace("News", "Caf\u00e9")),
      (sign) => sign.charCodeAt(0),
    );
    assert.deepEqual((await load(latin, "iso-8859-1")).warnings, []);
    assert.deepEqual((await stored())[0]?.title, "Café & more");
    const { warnings, unchanged } = await load(latin);
    assert.deepEqual(warnings, [{ item: null, code: "doubtful_encoding" }]);
    assert.equal(unchanged, 1);
  },
);

databaseTest(
  "importArticles() stores what PostgreSQL can hold, whatever the file says",
  async (db) => {
    const { load, stored } = await open(db);
    await load(rss("<title>a&#0;b\0c&#xD800;d</title><link>https://example.org/%00</link>"));
    const [row] = await stored();
    assert.doesNotMatch(row?.title ?? "\0", /[\0\uD800]/);
    assert.equal(row?.title.isWellFormed(), true);
  },
);

databaseTest("importArticles() is for curators, and looks before it reads the file", async (db) => {
  const { app, member, stored } = await open(db);
  const eve = await addPersona(app);
  const as = (role?: "viewer") => async () => {
    if (role !== undefined) {
      await db.insertInto("workspace_members").values({
        workspace_id: member.workspaceId,
        user_id: eve.user.id,
        role,
        created_at: START,
        updated_at: START,
      }).execute();
    }
    const actor = { kind: "user", userId: eve.user.id, via: "session" } as const;
    const bytes = new TextEncoder().encode("no feed");
    await importArticles(app.site, { ...member, actor, userId: eve.user.id, bytes });
  };
  await assert.rejects(as(), { code: "not_found" });
  await assert.rejects(as("viewer"), { code: "insufficient_role" });
  assert.deepEqual(await stored(), []);
});

databaseTest(
  "importArticles() takes more than one batch, and leaves nothing half done",
  async (db) => {
    const { app, actor, member, stored } = await open(db);
    const failing = failingDatabase(db);
    const count = 2 * BATCH_SIZE + 1;
    const items = (start: number) =>
      Array.from(
        { length: count },
        (_, index) => `<title>${index}</title><link>https://example.org/${start + index}</link>`,
      );
    const load = (start: number) =>
      importArticles({ ...app.site, db: failing.db }, {
        actor,
        ...member,
        bytes: new TextEncoder().encode(rss(...items(start))),
      });
    failing.failAt(0);
    assert.equal((await load(0)).created, count);
    const statements = failing.count();
    assert.ok(statements >= 7);

    for (let number = 1; number <= statements; number++) {
      failing.failAt(number);
      await assert.rejects(load(count), /asked for/);
      assert.equal((await stored()).length, count, `statement ${number}`);
    }
  },
);

Deno.test("describeFault() says each fault in words of its own", () => {
  const codes = [
    "no_link",
    "link_too_long",
    "no_title",
    "no_date",
    "title_cut",
    "summary_cut",
  ] as const;
  assert.equal(new Set(codes.map(describeFault)).size, codes.length);
});
