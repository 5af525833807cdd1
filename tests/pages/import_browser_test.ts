/** Contacts are imported and the import is followed in a real browser. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Db } from "../../db/database.ts";
import type { Page } from "../browser.ts";
import { card } from "../contacts/vcard/cards.ts";
import { untilFocused } from "./keyboard.ts";
import { signedInTest } from "./visits.ts";

async function send(page: Page, content: string): Promise<void> {
  await page.goto("/contacts/import");
  const file = { name: "contacts.vcf", mimeType: "text/vcard", buffer: Buffer.from(content) };
  await page.getByLabel("File").setInputFiles(file);
  await page.getByRole("button", { name: "Import" }).click();
  await page.waitForURL(/\/contacts\/import\/[\w-]+$/);
}

/** As if the import had come so far. */
async function setProgress(
  db: Db,
  progress: { state: "running" | "finished"; created: number },
): Promise<void> {
  await db.updateTable("contact_imports").set(progress).execute();
}

const TWO_CARDS = card("3.0", "FN:Ada", "BDAY:soon") + card("3.0", "FN:Bob");

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

  signedInTest(`a file with a broken card is imported ${how}`, async ({ page }) => {
    await send(page, TWO_CARDS);

    await page.getByRole("heading", { name: "The import is done" }).waitFor();
    await page.getByText("2 of 2 cards").waitFor();
    await page.getByRole("cell", { name: "BDAY is no date and was left out." }).waitFor();
    await page.getByRole("link", { name: "To the contacts" }).click();
    await page.getByRole("link", { name: "Ada" }).waitFor();
  }, { javaScriptEnabled });

  signedInTest(`a running import is followed, a reload in between, ${how}`, async (visit) => {
    const { page, app: { site } } = visit;
    await send(page, TWO_CARDS);
    await site.tasks.idle();
    await setProgress(site.db, { state: "running", created: 0 });
    await page.reload();
    await page.getByRole("heading", { name: "The import is running" }).waitFor();
    await page.getByText("0 of 2 cards").waitFor();

    await setProgress(site.db, { state: "running", created: 1 });
    await page.getByText("1 of 2 cards").waitFor();
    assert.equal(await page.getByRole("progressbar").getAttribute("value"), "1");

    await setProgress(site.db, { state: "finished", created: 2 });
    await page.getByRole("heading", { name: "The import is done" }).waitFor();
    await page.getByRole("link", { name: "To the contacts" }).waitFor();
  }, { javaScriptEnabled });
}

signedInTest("the end of an import is announced", async ({ page, app: { site } }) => {
  await send(page, TWO_CARDS);
  await site.tasks.idle();
  await setProgress(site.db, { state: "running", created: 1 });
  await page.reload();
  const status = page.getByRole("status");
  assert.equal(await status.textContent(), "");

  await setProgress(site.db, { state: "finished", created: 2 });

  await status.getByText("The import is done").waitFor({ state: "attached" });
});

signedInTest("a running import is followed again when the server is back", async (visit) => {
  const { page, context, app: { site } } = visit;
  await send(page, TWO_CARDS);
  await site.tasks.idle();
  await setProgress(site.db, { state: "running", created: 0 });
  await page.reload();
  await page.evaluate(() => document.body.dataset.isSamePage = "true");
  let refused = 0;
  await context.route("**/contacts/import/*", async (route) => {
    refused += 1;
    await (refused === 1 ? route.abort() : route.fulfill({ status: 503, body: "" }));
    if (refused === 2) await context.unroute("**/contacts/import/*");
  });

  await setProgress(site.db, { state: "running", created: 1 });

  await page.getByText("1 of 2 cards").waitFor();
  assert.equal(refused, 2);
  assert.equal(await page.locator("body").getAttribute("data-is-same-page"), "true");
}, { expectedErrors: [/ERR_FAILED/, /status of 503/] });

signedInTest("a running import leads to sign in when the session has ended", async (visit) => {
  const { page, context, app: { site } } = visit;
  await send(page, TWO_CARDS);
  await site.tasks.idle();
  await setProgress(site.db, { state: "running", created: 0 });
  await page.reload();

  await context.clearCookies();

  await page.waitForURL(/\/(sign-in|setup)/);
});

signedInTest("no file, and a file that is none, are refused at the field", async ({ page }) => {
  await page.goto("/contacts/import");
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("alert").getByRole("link", { name: "File: Choose a file." }).click();
  const file = page.getByLabel("File");
  await untilFocused(file);

  await file.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("alert").getByText("This file holds no vCard.").waitFor();
}, { expectedErrors: [/status of 422/] });
