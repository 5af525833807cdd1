/** What every page holds to in each of its states: assistive technology can use it, and it fits. */
import assert from "node:assert/strict";
import type { Page } from "../browser.ts";
import { AxeBuilder } from "../packages/axe.ts";

/** Axe finds nothing. */
export async function assertAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  assert.deepEqual(found, [], name);
}

/** Nothing has to be scrolled to from the side, on a screen of 320 pixels. */
export async function assertFits(page: Page, name: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(width, 320, name);
}
