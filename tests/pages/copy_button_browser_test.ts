/** Copying what is shown once, in a real browser: it takes neither the focus nor anybody's place. */
import assert from "node:assert/strict";
import { openWithIslands, type Page } from "../browser.ts";
import type { Persona } from "../personas.ts";
import { signedInTest } from "./visits.ts";
import { addWorkspace } from "./workspace_forms.ts";

/** Issues an address, and waits until its two buttons are there. */
async function showAddresses(page: Page, persona: Persona) {
  const path = await addWorkspace(persona);
  await openWithIslands(page, `${path}/feeds/new`);
  await page.getByLabel("Label").fill("Kitchen tablet");
  await page.getByRole("button", { name: "Create the address" }).click();
  const button = page.getByRole("button", { name: "Copy: passed" });
  await button.waitFor();
  const field = page.locator("#address-passed");
  const parts = [field, button, page.locator("#address-filtered")];
  const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
  return { button, field, boxes };
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

signedInTest("copying moves nothing and leaves the focus on its button", async (visit) => {
  const { page, persona } = visit;
  const { button, boxes } = await showAddresses(page, persona);
  const before = await boxes();
  assert.equal(await button.innerText(), "Copy");
  await button.focus();

  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText("Copied").waitFor();

  assert.equal(await button.evaluate(isFocused), true);
  assert.deepEqual(await boxes(), before);
}, { permissions: ["clipboard-read", "clipboard-write"] });

/** Where there is no https, a browser has no clipboard for scripts. */
function withoutClipboard(): void {
  Object.defineProperty(navigator, "clipboard", { value: undefined });
}

signedInTest("copying without a clipboard of its own gives the focus back", async (visit) => {
  const { page, persona } = visit;
  await page.addInitScript(withoutClipboard);
  const { button } = await showAddresses(page, persona);

  await button.click();
  await page.getByRole("status").getByText("Copied").waitFor();

  assert.equal(await button.evaluate(isFocused), true);
});

signedInTest("what could not be copied is selected for copying by hand", async (visit) => {
  const { page, persona } = visit;
  await page.addInitScript(withoutClipboard);
  await page.addInitScript(() => Object.assign(document, { execCommand: () => false }));
  const { button, field } = await showAddresses(page, persona);

  await button.click();
  await page.getByRole("status").getByText("Copy it by hand: it is selected.").waitFor();

  assert.deepEqual(
    await field.evaluate((input: HTMLInputElement) => [
      input === document.activeElement,
      input.selectionStart,
      input.selectionEnd === input.value.length,
    ]),
    [true, 0, true],
  );
});
