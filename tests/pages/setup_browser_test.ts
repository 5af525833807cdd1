/** The first account is made in a real browser. */
import assert from "node:assert/strict";
import { openWithIslands } from "../browser.ts";
import { visitTest } from "./visits.ts";

visitTest("the first account takes its time zone from the browser", async ({ page, app }) => {
  await openWithIslands(page, "/setup");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("E-Mail").fill("ada@example.org");
  await page.getByLabel("Passwort").fill("a long password");
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await page.waitForURL("/");

  const users = await app.site.db.selectFrom("users").select(["time_zone", "language"]).execute();
  assert.deepEqual(users, [{ time_zone: "Europe/Vienna", language: "de" }]);
  await page.goto("/settings/feeds");
  await page.getByText("Noch keine Feeds").waitFor();
}, { locale: "de-AT", timezoneId: "Europe/Vienna" });
