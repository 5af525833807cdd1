/** The pages of the API tokens and of the audit log can be read and used, in each of their states. */
import type { Page } from "../browser.ts";
import { createApiToken } from "./api_token_forms.ts";
import { assertAccessible, assertFits } from "./appearance.ts";
import { signedInTest } from "./visits.ts";

const PATH = "/settings/api-tokens";

/** A page that a test has answered 422 on purpose. */
const REFUSED = [/status of 422/];

/** Each state of the pages, and how one gets there. */
const VIEWS: { name: string; open(page: Page, id: string): Promise<unknown> }[] = [
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
  { name: "the rotation", open: (page, id) => page.goto(`${PATH}/${id}/rotation`) },
  { name: "the revocation", open: (page, id) => page.goto(`${PATH}/${id}/revocation`) },
  { name: "the end of all", open: (page) => page.goto(`${PATH}/revocation`) },
  {
    name: "the dialog of creation",
    async open(page) {
      await page.goto(PATH, { waitUntil: "networkidle" });
      await page.locator(".page-head button").click();
      await page.locator("dialog[open] form").waitFor();
    },
  },
  {
    name: "the dialog of rotation",
    async open(page) {
      await page.goto(PATH, { waitUntil: "networkidle" });
      await page.locator(".token-list button").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  { name: "the audit log", open: (page) => page.goto("/settings/audit") },
];

for (const colorScheme of ["light", "dark"] as const) {
  signedInTest(`axe finds nothing on the API tokens' pages (${colorScheme})`, async (visit) => {
    const { page, persona } = visit;
    await page.goto(PATH);
    await assertAccessible(page, "the empty list");
    const { id } = await createApiToken(persona, { scope: "full" });
    for (const { name, open } of VIEWS) {
      await open(page, id);
      await assertAccessible(page, name);
    }
  }, { colorScheme, reducedMotion: "reduce", expectedErrors: REFUSED });
}

signedInTest("the API tokens' pages fit 320 pixels in German", async ({ page, persona }) => {
  const name = "Wolfeschlegelsteinhausenbergerdorff".repeat(2);
  const { id } = await createApiToken(persona, { name, scope: "full" });
  for (const { name, open } of VIEWS) {
    await open(page, id);
    await assertFits(page, name);
  }
}, {
  viewport: { width: 320, height: 640 },
  expectedErrors: REFUSED,
  persona: { language: "de" },
});
