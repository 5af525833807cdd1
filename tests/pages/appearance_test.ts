/** Every page can be read and used: by assistive technology, in both themes, on a narrow screen. */
import { openWithIslands } from "../browser.ts";
import { assertAccessible, assertFits, NARROW, openEach, STILL, type View } from "./appearance.ts";
import { create } from "./feed_forms.ts";
import { signedInTest, visitTest } from "./visits.ts";

const FEED_VIEWS: View<string>[] = [
  { name: "the list", open: (page) => page.goto("/settings/feeds") },
  { name: "a notice", open: (page) => page.goto("/settings/feeds?notice=feed_revoked") },
  { name: "the form", open: (page) => page.goto("/settings/feeds/new?kind=contact&detail=full") },
  {
    name: "the form with its errors",
    async open(page) {
      await page.goto("/settings/feeds/new?kind=contact");
      await page.locator(".feed-form .button-primary").click();
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "the address",
    async open(page) {
      await page.goto("/settings/feeds/new");
      await page.locator("#name").fill("A name as long as a name of a feed can be ".repeat(2));
      await page.locator(".feed-form .button-primary").click();
      await page.locator("#feed-address").waitFor();
    },
  },
  {
    name: "the revocation",
    open: (page, id) => openWithIslands(page, `/settings/feeds/${id}/revocation`),
  },
  { name: "the rotation", open: (page, id) => page.goto(`/settings/feeds/${id}/rotation`) },
  { name: "the end of all", open: (page) => page.goto("/settings/feeds/revocation") },
  {
    name: "the dialog of creation",
    async open(page) {
      await page.goto("/settings/feeds");
      await page.locator(".page-head button").click();
      await page.locator("dialog[open] .feed-form").waitFor();
    },
  },
  {
    name: "the dialog of rotation",
    async open(page) {
      await openWithIslands(page, "/settings/feeds");
      await page.locator(".feed-list button").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "the dialog of revocation",
    async open(page) {
      await openWithIslands(page, "/settings/feeds");
      await page.locator(".feed-list button").last().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  { name: "a page that is not there", open: (page) => page.goto("/settings/nothing") },
];

const ENTRY_VIEWS: View[] = [
  { name: "the first account", open: (page) => page.goto("/setup") },
  {
    name: "signing in, refused",
    async open(page) {
      await page.goto("/sign-in");
      await page.locator("form button").click();
      await page.getByRole("alert").waitFor();
    },
  },
];

const REFUSED = { expectedErrors: [/status of 4(04|22)/] };

signedInTest("axe finds nothing on the feeds' pages", async (visit) => {
  await openEach(visit.page, FEED_VIEWS, { subject: await fill(visit), check: assertAccessible });
}, { ...STILL, ...REFUSED });

visitTest("axe finds nothing on the pages of entry", async ({ page }) => {
  await openEach(page, ENTRY_VIEWS, { subject: undefined, check: assertAccessible });
}, { ...STILL, ...REFUSED });

signedInTest("the feeds' pages fit 320 pixels in German", async (visit) => {
  await openEach(visit.page, FEED_VIEWS, { subject: await fill(visit), check: assertFits });
}, { ...NARROW, ...REFUSED, persona: { language: "de" } });

visitTest("the pages of entry fit 320 pixels in German", async ({ page }) => {
  await openEach(page, ENTRY_VIEWS, { subject: undefined, check: assertFits });
}, { ...NARROW, ...REFUSED, locale: "de" });

/** Names that leave no place to break. */
async function fill({ persona }: Parameters<Parameters<typeof signedInTest>[1]>[0]) {
  const name = "Wolfeschlegelsteinhausenbergerdorff".repeat(2);
  const contact = await create(persona, "contacts", { display_name: name });
  await create(persona, "notes", { contact_id: contact.id, content: name, date: "2026-02-27" });
  const feed = { name, kind: "contact", entity_id: contact.id, detail: "full" };
  return (await create(persona, "feeds", feed)).id;
}
