/** The pages of workspaces can be read and used in each of their states, by whoever and on whatever. */
import { openWithIslands, type Page } from "../browser.ts";
import { assertAccessible, assertFits, NARROW, openEach, STILL, type View } from "./appearance.ts";
import { signedInTest } from "./visits.ts";
import { addArticle, addColleague, addWorkspace, issueAddress } from "./workspace_forms.ts";

/** Pages that a test has answered 409 or 422 on purpose. */
const REFUSED = [/status of 4(09|22)/];

interface Subject {
  path: string;
  tokenId: string;
  unfinishedId: string;
  ownId: string;
}

/** What an import tells in its address. */
const REPORT =
  "created=1200&updated=0&unchanged=3&skipped=1&warnings=file.cut_off,2.no_link&more=9";

async function openDialog(page: Page, path: string, opener: string): Promise<void> {
  await openWithIslands(page, path);
  await page.locator(opener).first().click();
  await page.locator("dialog[open] form").waitFor();
}

async function sendForm(page: Page, path: string, sent: string): Promise<void> {
  await page.goto(path);
  await page.locator("main form button").first().click();
  await page.locator(sent).waitFor();
}

/** Each state of the pages, and how one gets there. */
const VIEWS: View<Subject>[] = [
  { name: "the list", open: (page) => page.goto("/workspaces?notice=workspace_left") },
  { name: "a new workspace", open: (page) => page.goto("/workspaces/new") },
  {
    name: "the dialog of creation",
    open: (page) => openDialog(page, "/workspaces", ".page-head button"),
  },
  { name: "the articles", open: (page, { path }) => page.goto(path) },
  {
    name: "no articles of a kind",
    open: (page, { path }) => page.goto(`${path}?verdict=filtered`),
  },
  { name: "a new article", open: (page, { path }) => page.goto(`${path}/articles/new`) },
  {
    name: "a new article, refused",
    open: (page, { path }) => sendForm(page, `${path}/articles/new`, "[role=alert]"),
  },
  { name: "the import", open: (page, { path }) => page.goto(`${path}/articles/import`) },
  {
    name: "the import, refused",
    open: (page, { path }) => sendForm(page, `${path}/articles/import`, "[role=alert]"),
  },
  {
    name: "the import, done",
    open: (page, { path }) => page.goto(`${path}/articles/import?${REPORT}`),
  },
  {
    name: "an article decided",
    async open(page, { path }) {
      await page.goto(path);
      await page.locator("li > form button[value=passed]").click();
      await page.locator(".entry-marked").waitFor();
    },
  },
  {
    name: "the panel",
    open: (page, { path }) => page.goto(`${path}/feeds?notice=address_revoked`),
  },
  {
    name: "the dialog of issuing",
    open: (page, { path }) => openDialog(page, `${path}/feeds`, ".page-head button"),
  },
  {
    name: "the dialog of revocation",
    open: (page, { path }) => openDialog(page, `${path}/feeds`, ".token-list [aria-haspopup]"),
  },
  {
    name: "the addresses",
    async open(page, { path }) {
      await page.goto(`${path}/feeds/new`);
      await page.locator("#label").fill("Wolfeschlegelsteinhausenbergerdorff".repeat(2));
      await page.locator("main form .button-primary").click();
      await page.locator("#address-passed").waitFor();
    },
  },
  {
    name: "the revocation",
    open: (page, { path, tokenId }) => page.goto(`${path}/feeds/${tokenId}/revocation`),
  },
  {
    name: "an unfinished revocation",
    open: (page, { path, unfinishedId }) => page.goto(`${path}/feeds/${unfinishedId}/revocation`),
  },
  { name: "the members", open: (page, { path }) => page.goto(`${path}/members`) },
  {
    name: "the members, a role being changed",
    async open(page, { path }) {
      await page.goto(`${path}/members`);
      await page.locator("summary").first().click();
    },
  },
  { name: "a new member", open: (page, { path }) => page.goto(`${path}/members/new`) },
  {
    name: "the last admin who would leave",
    open: (page, { path, ownId }) =>
      sendForm(page, `${path}/members/${ownId}/removal`, "[role=alert]"),
  },
  { name: "the settings", open: (page, { path }) => page.goto(`${path}/settings`) },
  { name: "the deletion", open: (page, { path }) => page.goto(`${path}/deletion`) },
];

type SignedIn = Parameters<Parameters<typeof signedInTest>[1]>[0];

/** Names that leave no place to break. */
async function fill({ app, persona }: SignedIn): Promise<Subject> {
  const name = "Wolfeschlegelsteinhausenbergerdorff".repeat(2);
  const path = await addWorkspace(persona, name);
  await addColleague(app, { admin: persona, path, role: "editor" });
  for (const verdict of ["", "passed"]) {
    const url = `https://a.example/${verdict}`;
    await addArticle(persona, path, { url, verdict, title: name, author: name, summary: name });
  }
  const { id: unfinishedId } = await issueAddress(persona, path, { label: name });
  const { id: tokenId } = await issueAddress(persona, path, { label: name });
  await app.site.db.updateTable("intelligence_feed_tokens").set({ revoked_at: app.site.now() })
    .where("id", "=", unfinishedId).execute();
  return { path, tokenId, unfinishedId, ownId: persona.user.id };
}

signedInTest("axe finds nothing on the workspaces' pages", async (visit) => {
  const { page, persona } = visit;
  await page.goto("/workspaces");
  await assertAccessible(page, "no workspaces");
  const empty = await addWorkspace(persona);
  for (const below of ["", "/feeds"]) {
    await page.goto(empty + below);
    await assertAccessible(page, `nothing yet ${below}`);
  }
  await openEach(page, VIEWS, { subject: await fill(visit), check: assertAccessible });
}, { ...STILL, expectedErrors: REFUSED });

for (const language of ["de", "fr"] as const) {
  signedInTest(`the workspaces' pages fit 320 pixels in ${language}`, async (visit) => {
    await openEach(visit.page, VIEWS, { subject: await fill(visit), check: assertFits });
  }, { ...NARROW, expectedErrors: REFUSED, persona: { language } });
}
