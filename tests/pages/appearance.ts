/** What every page holds to in each of its states: assistive technology can use it, and it fits. */
import assert from "node:assert/strict";
import type { Page } from "../browser.ts";
import { AxeBuilder } from "../packages/axe.ts";

/** Axe on the page itself: no page has frames, for which it would open another one each time. */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/** A page in one of its states, and how one gets there. `subject` is what the test has made. */
export interface View<Subject = void> {
  name: string;
  open(page: Page, subject: Subject): Promise<unknown>;
}

/** What `assertAccessible` wants of a browser: colours that do not move while they are measured. */
export const STILL = { colorScheme: "light", reducedMotion: "reduce" } as const;

/** What `assertFits` wants of a browser. */
export const NARROW = { viewport: { width: 320, height: 640 } } as const;

/** Opens each view in turn and checks it. */
export async function openEach<Subject>(
  page: Page,
  views: readonly View<Subject>[],
  { subject, check }: { subject: Subject; check(page: Page, name: string): Promise<void> },
): Promise<void> {
  for (const { name, open } of views) {
    await open(page, subject);
    await check(page, name);
  }
}

/** Axe finds nothing in the light, and no faint text in the dark, which differs by its colours only. */
export async function assertAccessible(page: Page, name: string): Promise<void> {
  await assertNoViolation(axeOn(page), name);
  await page.emulateMedia({ colorScheme: "dark" });
  await assertNoViolation(axeOn(page).withRules("color-contrast"), `${name}, in the dark`);
  await page.emulateMedia({ colorScheme: "light" });
}

async function assertNoViolation(axe: AxeBuilder, name: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  assert.deepEqual(found, [], name);
}

/** Nothing has to be scrolled to from the side, on a screen of 320 pixels. */
export async function assertFits(page: Page, name: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(width, NARROW.viewport.width, name);
}
