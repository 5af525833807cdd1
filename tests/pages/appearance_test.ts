/** Every page can be read and used: by assistive technology, in both themes, on a narrow screen. */
import type { Page } from "../browser.ts";
import { assertAccessible, assertFits } from "./appearance.ts";
import { create } from "./feed_forms.ts";
import { signedInTest, type Visit, visitTest } from "./visits.ts";

/** What a page looks like in each of its states, and how one gets there. */
interface View {
  name: string;
  open(page: Page, feedId: string): Promise<unknown>;
}

const FEED_VIEWS: View[] = [
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
  { name: "the revocation", open: (page, id) => page.goto(`/settings/feeds/${id}/revocation`) },
  { name: "the rotation", open: (page, id) => page.goto(`/settings/feeds/${id}/rotation`) },
  { name: "the end of all", open: (page) => page.goto("/settings/feeds/revocation") },
  {
    name: "the dialog of creation",
    async open(page) {
      await page.goto("/settings/feeds", { waitUntil: "networkidle" });
      await page.locator(".page-head button").click();
      await page.locator("dialog[open] .feed-form").waitFor();
    },
  },
  {
    name: "the dialog of rotation",
    async open(page) {
      await page.goto("/settings/feeds", { waitUntil: "networkidle" });
      await page.locator(".feed-list button").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "the dialog of revocation",
    async open(page) {
      await page.goto("/settings/feeds", { waitUntil: "networkidle" });
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

const REFUSED = [/status of 4(04|22)/];

for (const colorScheme of ["light", "dark"] as const) {
  const options = { colorScheme, reducedMotion: "reduce", expectedErrors: REFUSED } as const;

  signedInTest(`axe finds nothing on the feeds' pages (${colorScheme})`, async (visit) => {
    await openEach(visit, FEED_VIEWS, { feedId: await fill(visit), check: assertAccessible });
  }, options);

  visitTest(`axe finds nothing on the pages of entry (${colorScheme})`, async (visit) => {
    await openEach(visit, ENTRY_VIEWS, { check: assertAccessible });
  }, options);
}

const NARROW = { viewport: { width: 320, height: 640 }, expectedErrors: REFUSED };

signedInTest("the feeds' pages fit 320 pixels in German", async (visit) => {
  await openEach(visit, FEED_VIEWS, { feedId: await fill(visit), check: assertFits });
}, { ...NARROW, persona: { language: "de" } });

visitTest("the pages of entry fit 320 pixels in German", async (visit) => {
  await openEach(visit, ENTRY_VIEWS, { check: assertFits });
}, { ...NARROW, locale: "de" });

/** Names that leave no place to break. */
async function fill({ persona }: Parameters<Parameters<typeof signedInTest>[1]>[0]) {
  const name = "Wolfeschlegelsteinhausenbergerdorff".repeat(2);
  const contact = await create(persona, "contacts", { display_name: name });
  await create(persona, "notes", { contact_id: contact.id, content: name, date: "2026-02-27" });
  const feed = { name, kind: "contact", entity_id: contact.id, detail: "full" };
  return (await create(persona, "feeds", feed)).id;
}

async function openEach(
  { page }: Visit,
  views: readonly View[],
  { feedId = "", check }: { feedId?: string; check(page: Page, name: string): Promise<void> },
): Promise<void> {
  for (const { name, open } of views) {
    await open(page, feedId);
    await check(page, name);
  }
}
