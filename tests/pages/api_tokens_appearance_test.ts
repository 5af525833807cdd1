/** The pages of the API tokens and of the audit log can be read and used, in each of their states. */
import { openWithIslands } from "../browser.ts";
import { createApiToken } from "./api_token_forms.ts";
import { assertAccessible, assertFits, NARROW, openEach, STILL, type View } from "./appearance.ts";
import { signedInTest } from "./visits.ts";

const PATH = "/settings/api-tokens";

/** A page that a test has answered 422 on purpose. */
const REFUSED = [/status of 422/];

/** Each state of the pages, and how one gets there. */
const VIEWS: View<string>[] = [
  { name: "the list", open: (page) => page.goto(`${PATH}?notice=api_token_revoked`) },
  { name: "the form", open: (page) => page.goto(`${PATH}/new`) },
  {
    name: "the form with its errors",
    async open(page) {
      await page.goto(`${PATH}/new`);
      await page.locator("main form .button-primary").click();
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "the secret",
    async open(page) {
      await page.goto(`${PATH}/new`);
      await page.locator("#name").fill("Wolfeschlegelsteinhausenbergerdorff".repeat(2));
      await page.locator("main form .button-primary").click();
      await page.locator("#api-token").waitFor();
    },
  },
  { name: "the rotation", open: (page, id) => openWithIslands(page, `${PATH}/${id}/rotation`) },
  { name: "the revocation", open: (page, id) => page.goto(`${PATH}/${id}/revocation`) },
  { name: "the end of all", open: (page) => page.goto(`${PATH}/revocation`) },
  {
    name: "the dialog of creation",
    async open(page) {
      await page.goto(PATH);
      await page.locator(".page-head button").click();
      await page.locator("dialog[open] form").waitFor();
    },
  },
  {
    name: "the dialog of rotation",
    async open(page) {
      await openWithIslands(page, PATH);
      await page.locator(".token-list button").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  { name: "the audit log", open: (page) => page.goto("/settings/audit") },
];

signedInTest("axe finds nothing on the API tokens' pages", async ({ page, persona }) => {
  await page.goto(PATH);
  await assertAccessible(page, "the empty list");
  const { id } = await createApiToken(persona, { scope: "full" });
  await openEach(page, VIEWS, { subject: id, check: assertAccessible });
}, { ...STILL, expectedErrors: REFUSED });

signedInTest("the API tokens' pages fit 320 pixels in German", async ({ page, persona }) => {
  const name = "Wolfeschlegelsteinhausenbergerdorff".repeat(2);
  const { id } = await createApiToken(persona, { name, scope: "full" });
  await openEach(page, VIEWS, { subject: id, check: assertFits });
}, { ...NARROW, expectedErrors: REFUSED, persona: { language: "de" } });
