/** Contacts are made, found, changed and deleted in a real browser. */
import assert from "node:assert/strict";
import { openWithIslands } from "../browser.ts";
import { create } from "./feed_forms.ts";
import { signedInTest } from "./visits.ts";

for (const javaScriptEnabled of [true, false]) {
  const options = { javaScriptEnabled, expectedErrors: [/status of 4(04|22)/] };
  const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

  signedInTest(`the first contact is added ${how}`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Add a contact" }).click();
    await page.getByLabel("Website").fill("ada.example");
    await page.getByLabel("Given name").fill("Ada");
    await page.getByRole("button", { name: "Save" }).click();
    const summary = page.getByRole("alert");
    await summary.getByRole("link", { name: /^Website: / }).click();
    assert.equal(await page.getByLabel("Given name").inputValue(), "Ada");
    await page.keyboard.press("Home");
    await page.keyboard.type("https://");
    await page.getByLabel("Day").fill("30");
    await page.getByLabel("Month").selectOption("November");
    await page.getByRole("button", { name: "Save" }).click();

    await page.getByRole("status").getByText("The contact is added.").waitFor();
    await page.getByRole("heading", { level: 1, name: "Ada" }).waitFor();
    await page.getByText("30 November").waitFor();
    await page.getByRole("link", { name: "https://ada.example" }).waitFor();
  }, options);

  signedInTest(`a contact is changed ${how}`, async ({ page, persona }) => {
    const ada = await create(persona, "contacts", { given_name: "Ada", birthday: "--11-30" });
    await page.goto(`/contacts/${ada.id}`);
    await page.getByRole("link", { name: "Edit the contact" }).click();
    assert.equal(await page.getByLabel("Day").inputValue(), "30");
    await page.getByLabel("Family name").fill("Lovelace");
    await page.getByLabel("Year").fill("1815");
    await page.getByRole("button", { name: "Save" }).click();

    await page.getByRole("status").getByText("The contact is saved.").waitFor();
    await page.getByRole("heading", { level: 1, name: "Ada Lovelace" }).waitFor();
    await page.getByText("30 November 1815").waitFor();
  }, options);

  signedInTest(`a contact is archived, deleted and brought back ${how}`, async (visit) => {
    const { page, persona } = visit;
    const ada = await create(persona, "contacts", { display_name: "Ada" });
    await page.goto(`/contacts/${ada.id}`);
    await page.getByRole("button", { name: "Archive" }).click();
    await page.getByRole("status").getByText("Archived.").waitFor();
    await page.getByRole("link", { name: "Delete the contact" }).click();
    await page.getByRole("button", { name: "Delete “Ada”" }).click();
    await page.getByRole("status").getByText("Ada is deleted.").waitFor();

    await page.getByRole("button", { name: "Undo" }).click();

    await page.getByRole("status").getByText("The contact is back").waitFor();
    await page.getByRole("button", { name: "Take out of the archive" }).waitFor();
  }, options);
}

signedInTest("the key / leads to the search, except where one is typing", async (visit) => {
  const { page, persona } = visit;
  await create(persona, "contacts", { display_name: "Ada" });
  await create(persona, "contacts", { display_name: "Bob" });
  await openWithIslands(page, "/contacts");

  await page.keyboard.press("/");
  await page.keyboard.type("a/da");

  const search = page.getByLabel("Search");
  assert.equal(await search.inputValue(), "a/da");
  await search.fill("ada");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contacts?q=ada");
  await page.getByRole("link", { name: "Ada" }).waitFor();
  assert.equal(await page.getByRole("link", { name: "Bob" }).count(), 0);
});

signedInTest("a feed of the contact is begun on its page", async ({ page, persona }) => {
  await create(persona, "contacts", { display_name: "Aaron" });
  const ada = await create(persona, "contacts", { display_name: "Ada" });
  await page.goto(`/contacts/${ada.id}`);

  await page.getByRole("link", { name: "Subscribe via feed" }).click();

  assert.equal(await page.getByRole("radio", { name: "One person" }).isChecked(), true);
  assert.equal(await page.getByLabel("Person", { exact: true }).inputValue(), ada.id);
});
