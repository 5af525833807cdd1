/** Feeds are made and revoked in a real browser, with JavaScript and without. */
import assert from "node:assert/strict";
import { openWithIslands } from "../browser.ts";
import { create } from "./feed_forms.ts";
import { tabTo, untilFocused } from "./keyboard.ts";
import { signedInTest } from "./visits.ts";

/** A page that a test has answered 404 or 422 on purpose. */
const REFUSED = [/status of 4(04|22)/];

signedInTest("a feed is made without JavaScript", async ({ page, app }) => {
  await page.goto("/settings/feeds");
  await page.getByRole("link", { name: "New feed" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Kitchen tablet");
  await page.getByRole("button", { name: "Create the feed" }).click();

  const url = await page.getByLabel("Address", { exact: true }).inputValue();
  assert.equal((await app.fetch(url)).status, 200);
  assert.equal(await page.getByRole("button", { name: "Copy" }).isVisible(), false);
}, { javaScriptEnabled: false });

signedInTest("the preview is asked for without JavaScript", async ({ page, persona }) => {
  const ada = await create(persona, "contacts", { display_name: "Ada" });
  await create(persona, "notes", { contact_id: ada.id, content: "x", date: "2026-02-27" });
  await page.goto("/settings/feeds/new");
  await page.getByLabel("Name", { exact: true }).fill("Tablet");
  await page.getByRole("radio", { name: "One person" }).check();
  await page.getByLabel("Person", { exact: true }).selectOption("Ada");

  await page.getByRole("button", { name: "Update the preview" }).click();

  await page.getByText("Note, 27 February 2026").waitFor();
  assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Tablet");
  assert.equal(await page.getByRole("radio", { name: "One person" }).isChecked(), true);
}, { javaScriptEnabled: false });

signedInTest("the preview follows person and level in the dialog", async ({ page, persona }) => {
  for (const name of ["Ada", "Bob"]) {
    const { id } = await create(persona, "contacts", { display_name: name });
    await create(persona, "notes", {
      contact_id: id,
      content: `About ${name}`,
      date: "2026-02-27",
    });
  }
  await page.goto("/settings/feeds");
  await page.getByRole("button", { name: "New feed" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Note: Ada").first().waitFor();

  await dialog.getByRole("radio", { name: "One person" }).check();
  await dialog.getByText("Choose a person to see").waitFor();
  await dialog.getByLabel("Person", { exact: true }).selectOption("Bob");
  await dialog.getByText("Note: Bob").first().waitFor();
  assert.equal(await dialog.getByText("Note: Ada").count(), 0);
  assert.equal(await dialog.getByText("About Bob").isVisible(), false);
  assert.equal(await dialog.getByText("leaves this app").isVisible(), false);

  await dialog.getByRole("radio", { name: "Full" }).check();
  assert.equal(await dialog.getByText("About Bob").isVisible(), true);
  assert.equal(await dialog.getByText("leaves this app").isVisible(), true);
});

signedInTest("the preview says so when it can't be loaded", async ({ page, context }) => {
  await openWithIslands(page, "/settings/feeds/new");
  await context.clearCookies();

  await page.getByRole("radio", { name: "One person" }).check();

  await page.getByText("The preview can't be loaded at the moment.").waitFor();
  assert.equal(await page.locator("#feed-preview").getAttribute("aria-busy"), "false");
});

signedInTest("a form that was refused keeps what was typed in the dialog", async ({ page }) => {
  await page.goto("/settings/feeds");
  await page.getByRole("button", { name: "New feed" }).click();
  await page.getByRole("radio", { name: "Full" }).check();
  await page.getByRole("button", { name: "Create the feed" }).click();

  const summary = page.getByRole("alert");
  await summary.waitFor();
  await untilFocused(summary);
  assert.equal(await page.getByRole("radio", { name: "Full" }).isChecked(), true);
  await summary.getByRole("link", { name: "Name: Fill this in." }).click();
  assert.equal(
    await page.getByLabel("Name", { exact: true }).evaluate((e) => e === document.activeElement),
    true,
  );
}, { expectedErrors: REFUSED });

signedInTest("a feed is revoked by keyboard alone, and Esc changes nothing", async (visit) => {
  const { page, persona, app } = visit;
  const { url } = await create(persona, "feeds", { name: "Kitchen tablet", kind: "aggregate" });
  await openWithIslands(page, "/settings/feeds");
  const opener = page.getByRole("button", { name: "Revoke “Kitchen tablet”" });
  await tabTo(page, opener);

  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Revoke “Kitchen tablet”" }).waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("dialog").count(), 0);
  await untilFocused(opener);
  assert.equal((await app.fetch(String(url))).status, 200);

  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  const notice = page.getByRole("status").getByText("The feed is revoked.");
  await notice.waitFor();
  await untilFocused(notice);
  assert.equal((await app.fetch(String(url))).status, 404);
});

signedInTest("a feed is revoked without JavaScript", async ({ page, persona, app }) => {
  const { url } = await create(persona, "feeds", { name: "Kitchen tablet", kind: "aggregate" });
  await page.goto("/settings/feeds");

  await page.getByRole("link", { name: "Revoke “Kitchen tablet”" }).click();
  await page.getByRole("button", { name: "Revoke “Kitchen tablet”" }).click();

  await page.getByText("The feed is revoked.").waitFor();
  assert.equal((await app.fetch(String(url))).status, 404);
}, { javaScriptEnabled: false });

signedInTest("the dialog gives way to the sign-in page when the session is over", async (visit) => {
  const { page, context } = visit;
  await openWithIslands(page, "/settings/feeds");
  await context.clearCookies();

  await page.getByRole("button", { name: "New feed" }).click();

  await page.waitForURL(/\/(sign-in|setup)/);
});

signedInTest(
  "Cancel closes each dialog, gives the focus back and changes nothing",
  async (visit) => {
    const { page, persona, app } = visit;
    const { url } = await create(persona, "feeds", { name: "Kitchen tablet", kind: "aggregate" });
    await openWithIslands(page, "/settings/feeds");

    for (const name of ["New feed", "Revoke “Kitchen tablet”"]) {
      const opener = page.getByRole("button", { name });
      await opener.click();
      await page.getByRole("dialog", { name }).waitFor();
      await page.getByRole("dialog").getByText("Cancel").click();
      assert.equal(await page.getByRole("dialog").count(), 0, name);
      await untilFocused(opener);
    }
    assert.equal(new URL(page.url()).pathname, "/settings/feeds");
    assert.equal((await app.fetch(String(url))).status, 200);
  },
);
