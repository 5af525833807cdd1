/** Things are written down, changed and done in a real browser, with JavaScript and without. */
import assert from "node:assert/strict";
import type { Page } from "../browser.ts";
import { create } from "./feed_forms.ts";
import { addNamed } from "./people.ts";
import { signedInTest } from "./visits.ts";

/** A page that a test has answered 422 on purpose. */
const REFUSED = [/status of 422/];

/** The form in which something is written down. */
function capture(page: Page) {
  return page.getByRole("region", { name: "Write something down" });
}

function entry(page: Page, text: string) {
  return page.locator(".timeline > li").filter({ hasText: text });
}

async function isFocused(page: Page, selector: string): Promise<boolean> {
  return await page.locator(selector).evaluate((element) => element === document.activeElement);
}

for (const javaScriptEnabled of [true, false]) {
  const options = { javaScriptEnabled, expectedErrors: REFUSED };
  const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

  signedInTest(`a note is written down on the timeline ${how}`, async ({ page, persona }) => {
    await addNamed(persona, "Ada", "Bob");
    await page.goto("/");
    await capture(page).getByLabel("Note").fill("Tea\n  with <milk>");
    await capture(page).getByRole("button", { name: "Save" }).click();
    await page.getByRole("alert").getByText("About: Fill this in.").waitFor();
    assert.equal(await capture(page).getByLabel("Note").inputValue(), "Tea\n  with <milk>");

    await capture(page).getByLabel("About").selectOption("Bob");
    await capture(page).getByRole("button", { name: "Save" }).click();

    await page.getByRole("status").getByText("Saved.").waitFor();
    const saved = entry(page, "with <milk>");
    assert.match(await saved.innerText(), /Note · Bob/);
    assert.match(await saved.innerText(), /Just saved/);
    assert.equal(await saved.locator(".written").textContent(), "Tea\n  with <milk>");
    assert.match(await saved.locator("time").getAttribute("title") ?? "", /1 March 2026, 12:00/);
  }, options);

  signedInTest(`an activity with two people is written down ${how}`, async ({ page, persona }) => {
    const [ada, bob] = await addNamed(persona, "Ada", "Bob", "Cleo");
    await page.goto(`/contacts/${ada}`);
    await capture(page).getByRole("link", { name: "Activity", exact: true }).click();
    await capture(page).getByLabel("Title").fill("Dinner");
    assert.equal(await capture(page).getByRole("checkbox", { name: "Ada" }).isChecked(), true);
    await capture(page).getByRole("checkbox", { name: "Bob" }).check();
    await capture(page).getByLabel("When").fill("2026-02-27T19:30");
    await capture(page).getByRole("button", { name: "Save" }).click();

    const dinner = entry(page, "Dinner");
    await dinner.getByRole("link", { name: "Bob", exact: true }).click();

    await page.waitForURL(`**/contacts/${bob}`);
    assert.match(await entry(page, "Dinner").innerText(), /Activity · Ada/);
  }, options);

  signedInTest(`a life event without a year is written down ${how}`, async (visit) => {
    const { page, persona } = visit;
    const [ada] = await addNamed(persona, "Ada");
    await page.goto(`/contacts/${ada}?add=life-events`);
    await capture(page).getByLabel("What happened").selectOption("Married");
    await capture(page).getByLabel("Day").fill("30");
    await capture(page).getByLabel("Month").selectOption("November");
    await capture(page).getByRole("button", { name: "Save" }).click();

    await page.getByRole("status").getByText("Saved.").waitFor();
    assert.match(await entry(page, "Married").innerText(), /Life event\s+30 November/);
  }, options);

  signedInTest(`a reminder is written down and done ${how}`, async ({ page, persona }) => {
    const [ada] = await addNamed(persona, "Ada");
    await page.goto(`/contacts/${ada}?add=reminders`);
    await capture(page).getByLabel("Message").fill("Call");
    await capture(page).getByLabel("Due").fill("2026-02-28T09:00");
    await capture(page).getByRole("button", { name: "Save" }).click();
    const reminders = page.getByRole("region", { name: "Open reminders" });
    await reminders.getByText("Overdue").waitFor();

    await page.goto("/");
    const due = page.getByRole("region", { name: "Due within a week" });
    await due.getByRole("button", { name: "Done", exact: true }).click();

    await page.getByRole("status").getByText("Done. It stands on the timeline now.").waitFor();
    assert.equal(await due.count(), 0);
    assert.match(await entry(page, "Call").innerText(), /Completed reminder · Ada/);
  }, options);

  signedInTest(`a gift becomes one that was given ${how}`, async ({ page, persona }) => {
    const [ada] = await addNamed(persona, "Ada");
    await page.goto(`/contacts/${ada}?add=gifts`);
    await capture(page).getByLabel("Status").selectOption("Idea");
    await capture(page).getByLabel("Description").fill("Chess");
    await capture(page).getByRole("button", { name: "Save" }).click();
    const ideas = page.getByRole("region", { name: "Gift ideas" });
    await ideas.getByText("Chess").waitFor();
    assert.equal(await entry(page, "Chess").count(), 0);

    await ideas.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Status").selectOption("Given");
    await page.getByLabel("When").fill("2026-02-28T12:00");
    await page.getByRole("button", { name: "Save" }).click();

    await page.getByRole("status").getByText("Saved.").waitFor();
    assert.match(await entry(page, "Chess").innerText(), /Given/);
    assert.equal(await ideas.count(), 0);
  }, options);

  signedInTest(`a note is changed and deleted ${how}`, async ({ page, persona }) => {
    const [contact_id] = await addNamed(persona, "Ada");
    await create(persona, "notes", { contact_id, content: "Tea", date: "2026-02-27T12:00:00Z" });
    await page.goto("/");
    await page.getByRole("link", { name: "Edit Note: Ada" }).click();
    await page.getByRole("textbox", { name: "Note" }).fill("Coffee");
    await page.getByRole("button", { name: "Save" }).click();
    await entry(page, "Coffee").getByRole("link", { name: "Edit" }).click();
    assert.equal(await page.title(), "Note · Ada · Contacts · Mycorrhizal Feeds");

    await page.getByRole("button", { name: "Delete the note" }).click();

    await page.getByRole("status").getByText("Deleted.").waitFor();
    assert.equal(new URL(page.url()).pathname, "/");
    assert.equal(await page.getByText("Coffee").count(), 0);
    await page.getByText("Nothing has been written down yet").waitFor();
  }, options);

  signedInTest(`the timeline is narrowed ${how}`, async ({ page, persona }) => {
    const [contact_id] = await addNamed(persona, "Ada");
    await create(persona, "notes", { contact_id, content: "Tea", date: "2026-02-27" });
    const gift = { contact_id, status: "given", description: "Chess", date: "2025-02-27" };
    await create(persona, "gifts", gift);
    await page.goto("/");
    await page.getByText("Filter", { exact: true }).click();
    await page.getByRole("checkbox", { name: "Gift" }).check();
    await page.getByRole("button", { name: "Show these" }).click();

    await entry(page, "Chess").waitFor();
    assert.equal(await entry(page, "Tea").count(), 0);
    await page.getByLabel("Period").selectOption("Last 30 days");
    await page.getByRole("button", { name: "Show these" }).click();
    await page.getByText("Nothing fits the filter").waitFor();
    assert.equal(await page.getByRole("checkbox", { name: "Gift" }).isChecked(), true);
    await page.getByRole("link", { name: "Show everything" }).first().click();
    await entry(page, "Tea").waitFor();
  }, options);
}

signedInTest("something is written down by keyboard alone", async ({ page, persona }) => {
  const [ada] = await addNamed(persona, "Ada");
  await page.goto(`/contacts/${ada}`);
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  const tabTo = async (selector: string) => {
    for (let count = 0; count < 60 && !await isFocused(page, selector); count += 1) {
      await press("Tab");
    }
    assert.equal(await isFocused(page, selector), true, selector);
  };

  await tabTo("#record-content");
  await page.keyboard.type("Tea");
  await press("Tab");
  assert.equal(await isFocused(page, "#record-date"), true);
  await tabTo("#write .button-primary");
  await press("Enter");

  await page.getByRole("status").getByText("Saved.").waitFor();
  assert.equal(await isFocused(page, "[role=status]"), true);
  await entry(page, "Tea").waitFor();
});

signedInTest("an error's link leads to the control, the first of several", async (visit) => {
  const { page, persona } = visit;
  const [ada] = await addNamed(persona, "Ada");
  for (
    const [path, link, focused] of [
      ["notes", "Note: Fill this in.", "#record-content"],
      ["activities", "With: Choose at least 1.", "#record-contact-ids"],
      ["life-events", "When: There is no such date.", "#record-date"],
    ] as const
  ) {
    await page.goto(`/contacts/${ada}?add=${path}`);
    if (path === "activities") await page.getByRole("checkbox", { name: "Ada" }).uncheck();
    if (path === "life-events") {
      await page.getByLabel("Day").fill("31");
      await page.getByLabel("Month").selectOption("June");
    }
    await capture(page).getByRole("button", { name: "Save" }).click();
    await page.getByRole("alert").getByRole("link", { name: link }).click();
    assert.equal(await isFocused(page, focused), true, focused);
  }
}, { expectedErrors: REFUSED });
