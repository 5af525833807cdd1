/** The pages of contacts and records can be read and used: by assistive technology, in both themes,
 * on a narrow screen. */
import assert from "node:assert/strict";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { Page } from "../browser.ts";
import type { Persona } from "../personas.ts";
import { COLLECTED, sampleInput } from "../record_samples.ts";
import { assertAccessible, assertFits, NARROW, openEach, STILL, type View } from "./appearance.ts";
import { create } from "./feed_forms.ts";
import { post } from "./forms.ts";
import { signedInTest, type Visit } from "./visits.ts";

/** What has been written down for the pages to show. */
interface Written {
  contactId: string;
  deletedId: string;
  /** Ids by the path of the record. */
  records: Record<string, string>;
  importPath: string;
}

/** Where a page is, and what is done there. */
type State = [
  name: string,
  path: (written: Written) => string,
  act?: (page: Page) => Promise<void>,
];

async function pressPrimary(page: Page): Promise<void> {
  await page.locator("main .button-primary").click();
  await page.getByRole("alert").waitFor();
}

const STATES: State[] = [
  ["the timeline", ({ records }) => `/?notice=record_saved&record=${records.notes}`],
  ["the timeline, narrowed to nothing", () => "/?type=note&bucket=last_7_days"],
  ["the timeline, an activity refused", () => "/?add=activities", pressPrimary],
  ["the contacts", ({ deletedId }) => `/contacts?deleted=${deletedId}`],
  ["the contacts, none found", () => `/contacts?q=${"x".repeat(60)}`],
  ["the contact", ({ contactId }) => `/contacts/${contactId}?notice=contact_created`],
  ...COLLECTED.map((record): State => [
    `the contact, ${record} refused`,
    ({ contactId }) => `/contacts/${contactId}?add=${RECORDS[record].path}`,
    async (page) => {
      for (const box of await page.locator("input[type=datetime-local]").all()) await box.fill("");
      for (const box of await page.locator(".people :checked").all()) await box.uncheck();
      await pressPrimary(page);
    },
  ]),
  ["a new contact, refused", () => "/contacts/new", pressPrimary],
  ["changing the contact", ({ contactId }) => `/contacts/${contactId}/edit`],
  ["deleting the contact", ({ contactId }) => `/contacts/${contactId}/deletion`],
  ...Object.values(RECORDS).map(({ path }): State => [
    `changing one of the ${path}`,
    ({ records }) => `/records/${path}/${records[path]}`,
  ]),
  ["completing a reminder", ({ records }) => `/reminders/${records.reminders}/completions`],
  ["an import, refused", () => "/contacts/import", pressPrimary],
  ["an import that is done", ({ importPath }) => importPath],
];

const VIEWS = STATES.map(([name, path, act]): View<Written> => ({
  name,
  async open(page, written) {
    const response = await page.goto(path(written));
    assert.equal(response?.status(), 200, name);
    await act?.(page);
  },
}));

const REFUSED = { expectedErrors: [/status of 422/] };

signedInTest("axe finds nothing on the pages of contacts", async (visit) => {
  await openEach(visit.page, VIEWS, { subject: await fill(visit), check: assertAccessible });
}, { ...STILL, ...REFUSED });

signedInTest("the pages of contacts fit 320 pixels in German", async (visit) => {
  await openEach(visit.page, VIEWS, { subject: await fill(visit), check: assertFits });
}, { ...NARROW, ...REFUSED, persona: { language: "de" } });

signedInTest("the pages of nobody's contacts are accessible and fit", async ({ page }) => {
  for (const path of ["/", "/contacts"]) {
    await page.goto(path);
    await assertAccessible(page, path);
    await assertFits(page, path);
  }
}, { ...NARROW, ...STILL, persona: { language: "de" } });

/** Names that leave no place to break. */
const LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff".repeat(2);

async function fill({ persona, app }: Visit & { persona: Persona }): Promise<Written> {
  const { id: contactId } = await create(persona, "contacts", {
    display_name: LONG_NAME,
    organization: LONG_NAME,
    email: `${LONG_NAME}@example.org`,
    website: `https://example.org/${LONG_NAME}`,
    address: LONG_NAME,
    birthday: "--11-30",
    about: LONG_NAME,
  });
  const records: Record<string, string> = {};
  for (const record of COLLECTED) {
    const { path } = RECORDS[record];
    records[path] = (await create(persona, path, sampleInput(record, contactId))).id;
  }
  const completion = await create(persona, `reminders/${records.reminders}/completions`, {});
  records.completions = completion.id;
  const soon = { contact_id: contactId, message: LONG_NAME, due_at: "2026-02-28T12:00:00Z" };
  await create(persona, "reminders", soon);
  const note = { contact_id: contactId, content: `${LONG_NAME} `.repeat(30), date: "2026-03-05" };
  await create(persona, "notes", note);
  const idea = { contact_id: contactId, status: "idea", description: LONG_NAME };
  await create(persona, "gifts", idea);
  const deletedId = (await create(persona, "contacts", { display_name: LONG_NAME })).id;
  await post(persona, `/contacts/${deletedId}/deletion`);
  return { contactId, deletedId, records, importPath: await importOne(persona, app) };
}

async function importOne(persona: Persona, app: Visit["app"]): Promise<string> {
  const body = new FormData();
  const card = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nBDAY:soon\nEND:VCARD\n";
  body.set("file", new File([card], "ada.vcf", { type: "text/vcard" }));
  const response = await persona.fetch("/contacts/import", { method: "POST", body });
  await app.site.tasks.idle();
  return response.headers.get("location") ?? "";
}
