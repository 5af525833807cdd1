/** The page with a feed's address in a real browser: shown once, copied, not made twice. */
import assert from "node:assert/strict";
import { feedUrlsIn } from "./feed_forms.ts";
import { untilFocused } from "./keyboard.ts";
import { signedInTest } from "./visits.ts";

signedInTest("a feed is made in the dialog, and its address is shown and copied", async (visit) => {
  const { page, app } = visit;
  await page.goto("/settings/feeds");
  await page.getByRole("button", { name: "New feed" }).click();

  const dialog = page.getByRole("dialog", { name: "New feed" });
  await dialog.getByLabel("Name", { exact: true }).fill("Kitchen tablet");
  await dialog.getByRole("button", { name: "Create the feed" }).click();

  const address = page.getByLabel("Address", { exact: true });
  await untilFocused(address);
  const [url = ""] = feedUrlsIn(await page.content());
  assert.equal(await address.inputValue(), url);
  assert.equal((await app.fetch(url)).status, 200);

  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByRole("status").getByText("Copied").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), url);
}, { permissions: ["clipboard-read", "clipboard-write"] });

signedInTest("a reload of the address's page makes nothing and says so", async ({ page, app }) => {
  await page.goto("/settings/feeds/new");
  await page.getByLabel("Name", { exact: true }).fill("Kitchen tablet");
  await page.getByRole("button", { name: "Create the feed" }).click();
  await page.getByLabel("Address", { exact: true }).waitFor();

  await page.reload();

  await page.getByRole("status").getByText("This feed has been made already").waitFor();
  assert.equal((await page.content()).includes("mycorrhizal_feed_"), false);
  assert.equal(await page.getByRole("listitem").count(), 1);
  const feeds = await app.site.db.selectFrom("feeds").select("id").execute();
  assert.equal(feeds.length, 1);
});

signedInTest("the address is selected where nothing may be copied", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto("/settings/feeds/new");
  await page.getByLabel("Name", { exact: true }).fill("Kitchen tablet");
  await page.getByRole("button", { name: "Create the feed" }).click();

  await page.getByRole("button", { name: "Copy" }).click();

  await page.getByRole("status").getByText("Copy it by hand").waitFor();
  const selected = await page.getByLabel("Address", { exact: true }).evaluate((field) => {
    const { value, selectionStart, selectionEnd } = field as HTMLInputElement;
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  });
  assert.deepEqual(feedUrlsIn(selected), [selected]);
});
