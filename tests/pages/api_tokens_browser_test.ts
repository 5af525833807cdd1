/** API tokens are made, rotated and ended in a real browser, with JavaScript and without. */
import assert from "node:assert/strict";
import { openWithIslands, type Page } from "../browser.ts";
import { START } from "../app_for_test.ts";
import { apiTokensIn, createApiToken, opensRest } from "./api_token_forms.ts";
import { tabTo, untilFocused } from "./keyboard.ts";
import { signedInTest } from "./visits.ts";

const PATH = "/settings/api-tokens";

function shownSecret(page: Page): Promise<string> {
  return page.getByLabel("API token", { exact: true }).inputValue();
}

signedInTest("an API token is made in the dialog, shown once and copied", async (visit) => {
  const { page, app } = visit;
  await page.goto(PATH);
  await page.getByRole("button", { name: "New API token" }).click();

  const dialog = page.getByRole("dialog", { name: "New API token" });
  await dialog.getByLabel("Name", { exact: true }).fill("Backup script");
  await dialog.getByRole("radio", { name: "Full" }).check();
  await dialog.getByLabel("Days until it expires").fill("7");
  await dialog.getByRole("button", { name: "Create the API token" }).click();

  const field = page.getByLabel("API token", { exact: true });
  const secret = await field.inputValue();
  await untilFocused(field);
  assert.ok(await opensRest(app, secret));
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByRole("status").getByText("Copied").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), secret);

  await page.reload();
  await page.getByRole("status").getByText("This API token has been made already").waitFor();
  assert.deepEqual(apiTokensIn(await page.content()), []);
  assert.equal(await page.getByRole("listitem").count(), 1);
}, { permissions: ["clipboard-read", "clipboard-write"] });

signedInTest(
  "the dialog's opener leads to the sign-in once the session has ended",
  async (visit) => {
    const { page, context, app } = visit;
    await app.site.db.updateTable("instance").set({ setup_completed_at: START }).execute();
    await openWithIslands(page, PATH);
    await context.clearCookies();

    await page.getByRole("button", { name: "New API token" }).click();

    await page.waitForURL(/\/sign-in\?next=%2Fsettings%2Fapi-tokens%2Fnew$/);
  },
);

signedInTest("an API token is made and rotated without JavaScript", async ({ page, app }) => {
  await page.goto(PATH);
  await page.getByRole("link", { name: "New API token" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Backup script");
  await page.getByRole("button", { name: "Create the API token" }).click();
  const former = await shownSecret(page);
  await page.getByRole("link", { name: "Back to the API tokens" }).click();

  await page.getByRole("link", { name: "Rotate “Backup script”" }).click();
  await page.getByRole("button", { name: "Rotate “Backup script”" }).click();

  const rotated = await shownSecret(page);
  assert.deepEqual([await opensRest(app, former), await opensRest(app, rotated)], [false, true]);
}, { javaScriptEnabled: false });

signedInTest("API tokens are revoked without JavaScript, one and all", async (visit) => {
  const { page, persona, app } = visit;
  const one = await createApiToken(persona);
  const others = [await createApiToken(persona, { name: "A" }), await createApiToken(persona)];
  await page.goto(PATH);

  await page.getByRole("link", { name: "Revoke “A”" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Revoke “Backup script”" }).last().click();
  await page.getByRole("button", { name: "Revoke “Backup script”" }).click();
  await page.getByText("The API token is revoked.").waitFor();
  assert.equal(await opensRest(app, one.secret), false);
  for (const { secret } of others) assert.ok(await opensRest(app, secret));

  await page.getByRole("link", { name: "Revoke all API tokens" }).click();
  await page.getByRole("button", { name: "Revoke all API tokens" }).click();
  await page.getByText("All API tokens are revoked.").waitFor();
  for (const { secret } of others) assert.equal(await opensRest(app, secret), false);
}, { javaScriptEnabled: false });

signedInTest("a dialog that has just been closed opens again", async ({ page, persona }) => {
  await createApiToken(persona);
  await openWithIslands(page, PATH);
  await page.getByRole("button", { name: "Rotate “Backup script”" }).click();
  await page.getByRole("dialog").waitFor();

  await page.locator("dialog:modal").evaluate(async (dialog: HTMLDialogElement) => {
    const told = new Promise((resolve) => dialog.addEventListener("close", resolve));
    dialog.close();
    document.querySelector<HTMLElement>(".token-list [aria-haspopup]")?.click();
    await told;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

  assert.equal(await page.locator("dialog:modal").count(), 1);
});

signedInTest(
  "an API token is rotated by keyboard alone, and Esc changes nothing",
  async (visit) => {
    const { page, persona, app } = visit;
    const { secret } = await createApiToken(persona);
    await openWithIslands(page, PATH);
    const opener = page.getByRole("button", { name: "Rotate “Backup script”" });
    await tabTo(page, opener);

    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Rotate “Backup script”" }).waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await page.getByRole("dialog").count(), 0);
    await untilFocused(opener);
    assert.ok(await opensRest(app, secret));

    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    const rotated = await shownSecret(page);
    assert.deepEqual([await opensRest(app, secret), await opensRest(app, rotated)], [false, true]);
  },
);

signedInTest("every API token is revoked in the dialog", async ({ page, persona, app }) => {
  const { secret } = await createApiToken(persona);
  await openWithIslands(page, PATH);

  await page.getByRole("button", { name: "Revoke all API tokens" }).click();
  const dialog = page.getByRole("dialog", { name: "Revoke all API tokens" });
  await dialog.getByRole("button", { name: "Revoke all API tokens" }).click();

  const notice = page.getByRole("status").getByText("All API tokens are revoked.");
  await notice.waitFor();
  await untilFocused(notice);
  assert.equal(await opensRest(app, secret), false);
});
