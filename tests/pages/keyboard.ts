/** Going through a page by keyboard. */
import assert from "node:assert/strict";
import type { Locator, Page } from "../browser.ts";

/** No page has more to go past. */
const MOST_PRESSES = 80;

export async function isFocused(element: Locator): Promise<boolean> {
  return await element.evaluate((one) => one === document.activeElement);
}

/** Resolves once the element has the focus, which it may get after it is seen. */
export async function untilFocused(element: Locator): Promise<void> {
  const handle = await element.elementHandle();
  await element.page().waitForFunction((one) => one === document.activeElement, handle);
}

/** Presses Tab until the element has the focus. Gives the number of presses. */
export async function tabTo(page: Page, element: Locator): Promise<number> {
  for (let presses = 0; presses <= MOST_PRESSES; presses++) {
    if (await isFocused(element)) return presses;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Cannot reach ${element} by ${MOST_PRESSES} presses of Tab`);
}
