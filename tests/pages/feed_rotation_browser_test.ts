/** Feeds are rotated, and all of them revoked, in a real browser, with JavaScript and without. */
import assert from "node:assert/strict";
import { openWithIslands } from "../browser.ts";
import type { TestApp } from "../app_for_test.ts";
import { create, feedUrlsIn } from "./feed_forms.ts";
import { untilFocused } from "./keyboard.ts";
import { signedInTest } from "./visits.ts";

const TABLET = { name: "Kitchen tablet", kind: "aggregate" };

async function statusOf(app: TestApp, url: unknown): Promise<number> {
  const answer = await app.fetch(String(url));
  await answer.body?.cancel();
  return answer.status;
}

signedInTest("a feed is rotated in the dialog, and its new address is shown", async (visit) => {
  const { page, persona, app } = visit;
  const { url } = await create(persona, "feeds", TABLET);
  await openWithIslands(page, "/settings/feeds");
  const opener = page.getByRole("button", { name: "Rotate “Kitchen tablet”" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Rotate “Kitchen tablet”" });
  await dialog.getByText("all entries arrive as unread once more").waitFor();

  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("dialog").count(), 0);
  await untilFocused(opener);
  assert.equal(await statusOf(app, url), 200);

  await opener.click();
  await dialog.getByRole("button", { name: "Rotate “Kitchen tablet”" }).click();
  const address = page.getByLabel("Address", { exact: true });
  await address.waitFor();
  const [renewed = ""] = feedUrlsIn(await page.content());
  assert.equal(await address.inputValue(), renewed);
  assert.deepEqual([await statusOf(app, url), await statusOf(app, renewed)], [404, 200]);

  await page.reload();
  await page.getByRole("status").getByText("This feed has been made already").waitFor();
  assert.equal((await page.content()).includes("mycorrhizal_feed_"), false);
  assert.equal(await statusOf(app, renewed), 200);
});

signedInTest("a feed is rotated without JavaScript", async ({ page, persona, app }) => {
  const { url } = await create(persona, "feeds", TABLET);
  await page.goto("/settings/feeds");

  await page.getByRole("link", { name: "Rotate “Kitchen tablet”" }).click();
  await page.getByRole("button", { name: "Rotate “Kitchen tablet”" }).click();

  const renewed = await page.getByLabel("Address", { exact: true }).inputValue();
  assert.deepEqual([await statusOf(app, url), await statusOf(app, renewed)], [404, 200]);
}, { javaScriptEnabled: false });

signedInTest("all feeds are revoked in the dialog", async ({ page, persona, app }) => {
  const urls = [
    (await create(persona, "feeds", TABLET)).url,
    (await create(persona, "feeds", TABLET)).url,
  ];
  await openWithIslands(page, "/settings/feeds");

  await page.getByRole("button", { name: "Revoke all 2 feeds" }).click();
  const dialog = page.getByRole("dialog", { name: "Revoke all 2 feeds" });
  await dialog.getByText("No address of these feeds works").waitFor();
  await dialog.getByRole("button", { name: "Revoke all 2 feeds" }).click();

  const notice = page.getByRole("status").getByText("2 feeds are revoked.");
  await notice.waitFor();
  await untilFocused(notice);
  for (const url of urls) assert.equal(await statusOf(app, url), 404);
});

signedInTest("all feeds are revoked without JavaScript", async ({ page, persona, app }) => {
  const { url } = await create(persona, "feeds", TABLET);
  await page.goto("/settings/feeds");

  await page.getByRole("link", { name: "Revoke your one feed" }).click();
  await page.getByRole("button", { name: "Revoke your one feed" }).click();

  await page.getByText("1 feed is revoked.").waitFor();
  assert.equal(await statusOf(app, url), 404);
}, { javaScriptEnabled: false });
