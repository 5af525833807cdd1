/** What every page holds to in each of its states: assistive technology can use it, and it fits. */
import assert from "node:assert/strict";
import type { Page } from "../browser.ts";
import { AxeBuilder } from "../packages/axe.ts";

/** Axe on the page itself: no page has frames, for which it would open another one each time. */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/** Axe finds nothing. */
export async function assertAccessible(page: Page, name: string): Promise<void> {
  await assertNoViolation(axeOn(page), name);
}

/** No text is too faint: nothing but colours differs between the themes. */
export async function assertContrast(page: Page, name: string): Promise<void> {
  await assertNoViolation(axeOn(page).withRules("color-contrast"), name);
}

async function assertNoViolation(axe: AxeBuilder, name: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  assert.deepEqual(found, [], name);
}

/** Nothing has to be scrolled to from the side, on a screen of 320 pixels. */
export async function assertFits(page: Page, name: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(width, 320, name);
}
