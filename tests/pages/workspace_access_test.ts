/** Who gets which page of a workspace: its members by their role, and nobody else. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { post, readHtml, readText } from "./forms.ts";
import { elementsOf, textOf } from "./html.ts";
import { addArticle, addColleague, addWorkspace, issueAddress } from "./workspace_forms.ts";

interface Workspace {
  admin: Persona;
  path: string;
  articleId: string;
  tokenId: string;
}

async function addFullWorkspace(app: TestApp): Promise<Workspace> {
  const admin = await addPersona(app);
  const path = await addWorkspace(admin);
  const articleId = await addArticle(admin, path);
  return { admin, path, articleId, tokenId: (await issueAddress(admin, path)).id };
}

/** The pages and forms below the path of a workspace, each with the roles that may have it. */
function targetsOf({ admin, articleId, tokenId }: Workspace) {
  const everybody = ["admin", "editor", "viewer"];
  const curators = ["admin", "editor"];
  const managers = ["admin"];
  const pages: [path: string, roles: string[]][] = [
    ["", everybody],
    ["/feeds", everybody],
    ["/members", everybody],
    ["/articles/new", curators],
    ["/articles/import", curators],
    ["/feeds/new", curators],
    [`/feeds/${tokenId}/revocation`, curators],
    ["/members/new", managers],
    [`/members/${admin.user.id}/removal`, managers],
    ["/settings", managers],
    ["/deletion", managers],
  ];
  const forms: [path: string, roles: string[]][] = [
    ["/articles/new", curators],
    ["/articles/import", curators],
    [`/articles/${articleId}/verdict`, curators],
    ["/feeds", curators],
    [`/feeds/${tokenId}/revocation`, curators],
    ["/members", managers],
    [`/members/${admin.user.id}/role`, managers],
    [`/members/${admin.user.id}/removal`, managers],
    ["/settings", managers],
    ["/deletion", managers],
  ];
  return { pages, forms };
}

for (const role of ["editor", "viewer"] as const) {
  databaseTest(
    `PI-26: the pages of a workspace refuse what takes more than the role ${role}`,
    async (db) => {
      const app = await openTestApp(db);
      const workspace = await addFullWorkspace(app);
      const { admin, path } = workspace;
      const colleague = await addColleague(app, { admin, path, role });
      const { pages, forms } = targetsOf(workspace);

      for (const [below, roles] of pages) {
        const { status } = await colleague.fetch(path + below);
        assert.equal(status, roles.includes(role) ? 200 : 403, `GET ${below}`);
      }
      for (const [below, roles] of forms) {
        if (roles.includes(role)) continue;
        assert.equal((await post(colleague, path + below)).status, 403, `POST ${below}`);
      }
      assert.match(await readText(admin, `${path}/feeds`), /Kitchen tablet/);
      assert.match(await readText(admin, path), /Undecided \(1\)/);
    },
  );
}

databaseTest("a refusal for the role says so, and leads to the workspace", async (db) => {
  const app = await openTestApp(db);
  const { admin, path, articleId } = await addFullWorkspace(app);
  const viewer = await addColleague(app, { admin, path, role: "viewer", language: "es" });

  const refusals = [
    await viewer.fetch(`${path}/settings`),
    await post(viewer, `${path}/articles/${articleId}/verdict`, { verdict: "passed" }),
  ];

  for (const refusal of refusals) {
    const html = await refusal.text();
    assert.equal(refusal.status, 403);
    assert.match(textOf(html), /Su rol en este espacio de trabajo no lo permite\. Una persona/);
    assert.deepEqual(elementsOf(html, "a").map((link) => link.get("href")).at(-1), path);
    assert.doesNotMatch(textOf(html), /otro sitio/);
  }
});

databaseTest("a refusal of another site's request says nothing of a role", async (db) => {
  const app = await openTestApp(db);
  const { admin, path } = await addFullWorkspace(app);

  const refusal = await admin.fetch(`${path}/feeds`, {
    method: "POST",
    headers: { "sec-fetch-site": "cross-site" },
    body: new URLSearchParams({ label: "Phone" }),
  });

  const html = await refusal.text();
  assert.equal(refusal.status, 403);
  assert.match(textOf(html), /came from another site/);
  assert.deepEqual(elementsOf(html, "a").map((link) => link.get("href")).at(-1), "/");
});

databaseTest("the pages of a workspace are not there for who is no member", async (db) => {
  const app = await openTestApp(db);
  const workspace = await addFullWorkspace(app);
  const stranger = await addPersona(app, { role: "admin" });
  const { pages, forms } = targetsOf(workspace);

  for (const path of [workspace.path, `/workspaces/${uuidv7()}`, "/workspaces/no-uuid"]) {
    for (const [below] of pages) {
      const response = await stranger.fetch(path + below);
      assert.equal(response.status, 404, `GET ${path}${below}`);
      assert.equal((await response.text()).includes("Media desk"), false);
    }
    for (const [below] of forms) {
      assert.equal((await post(stranger, path + below)).status, 404, `POST ${path}${below}`);
    }
  }
});

databaseTest("what is another workspace's is not there in one's own", async (db) => {
  const app = await openTestApp(db);
  const { path, admin, articleId, tokenId } = await addFullWorkspace(app);
  const other = await addPersona(app);
  const own = await addWorkspace(other, "Own desk");

  for (
    const below of [
      `/feeds/${tokenId}/revocation`,
      `/articles/${articleId}/verdict`,
      `/members/${admin.user.id}/role`,
      `/members/${admin.user.id}/removal`,
    ]
  ) {
    const values = { verdict: "passed", role: "viewer" };
    assert.equal((await post(other, own + below, values)).status, 404, `POST ${below}`);
  }
  assert.equal((await other.fetch(`${own}/feeds/${tokenId}/revocation`)).status, 404);
  assert.match(await readText(admin, `${path}/feeds`), /Kitchen tablet/);
  assert.match(await readText(admin, path), /Undecided \(1\)/);
});

pgliteTest("PI-27: controls are absent, not disabled, without the role", async (db) => {
  const app = await openTestApp(db);
  const { admin, path, tokenId } = await addFullWorkspace(app);
  await db.updateTable("intelligence_feed_tokens").set({ revoked_at: app.site.now() })
    .where("id", "=", tokenId).execute();
  await issueAddress(admin, path, { label: "Phone" });
  const viewer = await addColleague(app, { admin, path, role: "viewer" });

  for (const below of ["", "/feeds", "/members"]) {
    const html = await readHtml(viewer, path + below);
    const main = html.slice(html.indexOf("<main"));
    const forms = elementsOf(main, "form").map((form) => form.get("action"));
    const links = elementsOf(main, "a").map((link) => link.get("href") ?? "");
    const ways = links.filter((href) => /\/(new|import|revocation|removal|settings)$/.test(href));
    const leaving = `${path}/members/${viewer.user.id}/removal`;
    assert.deepEqual(forms, [], below);
    assert.deepEqual(ways, below === "/members" ? [leaving] : [], below);
    assert.equal(/<button[^>]* disabled/.test(main), false, below);
    assert.equal(/<button/.test(main), false, below);
  }
  const curated = await readHtml(admin, `${path}/feeds`);
  assert.match(curated, /Revoke/);
  assert.match(curated, /Try again/);
});
