/** The dialog that shows the form of another page, in a real browser. */
import assert from "node:assert/strict";
import { openWithIslands } from "../browser.ts";
import { signedInTest } from "./visits.ts";
import { addWorkspace } from "./workspace_forms.ts";

signedInTest("PI-23: the opener is held while the form is on its way", async (visit) => {
  const { page, persona } = visit;
  const path = await addWorkspace(persona);
  await openWithIslands(page, `${path}/feeds`);
  const form = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(`**${path}/feeds/new`, async (route) => {
    asked += 1;
    await form.promise;
    await route.continue();
  });
  const opener = page.getByRole("button", { name: "New address" });

  await opener.focus();
  await page.keyboard.press("Enter");
  await page.locator("button[aria-busy=true][aria-disabled=true]").waitFor();
  await page.keyboard.press("Enter");
  await opener.dispatchEvent("click");
  form.resolve();
  await page.getByRole("dialog").waitFor();
  await page.getByLabel("Label").fill("Typed already");
  await page.waitForLoadState("networkidle");

  assert.equal(asked, 1);
  assert.equal(await page.getByLabel("Label").inputValue(), "Typed already");
  await page.keyboard.press("Escape");
  assert.deepEqual(
    await opener.evaluate((button) => ({
      isFocused: button === document.activeElement,
      busy: button.ariaBusy,
      disabled: button.ariaDisabled,
    })),
    { isFocused: true, busy: null, disabled: null },
  );
});

signedInTest(
  "a form that does not come to the dialog is opened as the page it is",
  async (visit) => {
    const { page, persona } = visit;
    const path = await addWorkspace(persona);
    await openWithIslands(page, `${path}/feeds`);
    let asked = 0;
    await page.route(`**${path}/feeds/new`, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });

    await page.getByRole("button", { name: "New address" }).click();

    await page.waitForURL(`**${path}/feeds/new`);
    await page.getByLabel("Label").waitFor();
  },
  { expectedErrors: [/ERR_FAILED/] },
);
