/** Article after article is decided in a real browser, without losing one's place. */
import assert from "node:assert/strict";
import { openWithIslands, type Page } from "../browser.ts";
import { tabTo } from "./keyboard.ts";
import { signedInTest } from "./visits.ts";
import { addArticle, addWorkspace } from "./workspace_forms.ts";
import type { Persona } from "../personas.ts";

const ARTICLES = 30;

/** The newest has the highest number, and so is the first of the list. */
async function addArticles(persona: Persona): Promise<string> {
  const path = await addWorkspace(persona);
  for (let number = 1; number <= ARTICLES; number += 1) {
    await addArticle(persona, path, {
      url: `https://a.example/${number}`,
      title: `Article ${number}.`,
      published_at: `2026-02-27T09:${String(number).padStart(2, "0")}`,
    });
  }
  return path;
}

/** The text of what has the focus, when all of its first line can be seen. */
async function focusedInView(page: Page): Promise<string> {
  const focused = page.locator("li:focus");
  await focused.waitFor();
  const top = await focused.evaluate((row) => row.getBoundingClientRect().top);
  const height = page.viewportSize()?.height ?? 0;
  assert.ok(top >= 0 && top < height - 60, `the row begins at ${top} of ${height}`);
  return await focused.innerText();
}

signedInTest("a verdict leaves the reader at the article", async ({ page, persona }) => {
  const path = await addArticles(persona);
  await openWithIslands(page, path);

  await page.getByRole("button", { name: "Let pass: Article 6." }).click();

  assert.match(await focusedInView(page), /^Article 6\.\s+Passed\s+Decided just now/);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "" : ", without JavaScript too";
  signedInTest(`a verdict leads on to the next undecided article${how}`, async (visit) => {
    const { page, persona } = visit;
    const path = await addArticles(persona);
    await page.goto(`${path}?verdict=undecided`);
    await page.getByRole("button", { name: "Let pass: Article 6." }).click();
    assert.match(await focusedInView(page), /^“Article 6\.” has passed\.\s+Article 5\./);

    const presses = await tabTo(
      page,
      page.getByRole("button", { name: "Filter out: Article 5." }),
    );
    await page.keyboard.press("Enter");

    assert.match(await focusedInView(page), /^“Article 5\.” is filtered out\.\s+Article 4\./);
    assert.ok(presses <= 4, `${presses} presses of Tab`);
  }, { javaScriptEnabled, viewport: { width: 375, height: 667 } });
}
