/** The list of a workspace's members: page by page, and what it tells has happened. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { readHtml } from "./forms.ts";
import { elementsOf } from "./html.ts";
import { addColleague, addWorkspace } from "./workspace_forms.ts";

pgliteTest("GET …/members leads to those who came first, page by page", async (db) => {
  const app = await openTestApp(db);
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  for (let number = 1; number <= 50; number += 1) {
    await addColleague(app, { admin, path, role: "viewer" });
  }

  const html = await readHtml(admin, `${path}/members`);
  const next = elementsOf(html, "a").find((a) => a.get("rel") === "next")?.get("href") ?? "";
  const notice = await readHtml(admin, `${path}/members?notice=<b>hacked</b>`);

  assert.equal(html.match(/<h2>/g)?.length, 50);
  assert.equal((await readHtml(admin, next)).match(/<h2>/g)?.length, 1);
  assert.equal(notice.includes("hacked"), false);
});

pgliteTest(
  "GET …/members says at the top what no row can, and nothing that is not so",
  async (db) => {
    const app = await openTestApp(db);
    const [admin, stranger] = [await addPersona(app), await addPersona(app, { language: "fr" })];
    const path = await addWorkspace(admin);
    for (let number = 1; number <= 50; number += 1) {
      await addColleague(app, { admin, path, role: "viewer" });
    }
    const list = `${path}/members?notice=`;
    const told = (query: string) => readHtml(admin, list + query);
    const { id } = admin.user;

    const changed = await told(`member_changed&member=${id}`);
    assert.match(changed, /<div class="notice"[^>]*>Somebody has the role “Admin” now\./);
    assert.match(await told(`member_added&member=${id}`), /Somebody is a member now\./);
    for (const query of [`member_added&member=${stranger.user.id}`, "member_added&member=1", "x"]) {
      assert.equal((await told(query)).includes(`class="notice"`), false, query);
    }
  },
);
