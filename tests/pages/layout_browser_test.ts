/** What the style promises of every page: room for a finger, a place that stays, paper without buttons. */
import assert from "node:assert/strict";
import { openWithIslands, type Page } from "../browser.ts";
import type { Persona } from "../personas.ts";
import { signedInTest } from "./visits.ts";
import { addArticle, addWorkspace, issueAddress } from "./workspace_forms.ts";

const FINGER = 44;

/** What can be touched in the header and the main part, and is not as high as a finger. */
async function lowTargets(page: Page): Promise<string[]> {
  return await page.evaluate((least) => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>(":is(header, main) :is(a, button, summary)"),
    ];
    return targets.filter((target) => target.checkVisibility())
      .filter((target) => target.getBoundingClientRect().height < least)
      .map((target) => target.outerHTML);
  }, FINGER);
}

/** Something on each of the lists. */
async function fill(persona: Persona): Promise<string> {
  const path = await addWorkspace(persona);
  await addArticle(persona, path);
  await addArticle(persona, path, {
    url: "https://a.example/2",
    verdict: "passed",
    reason: "Good",
  });
  await issueAddress(persona, path);
  const create = async (below: string, body: Record<string, unknown>) =>
    await (await persona.fetch(`/api/v1/${below}`, { method: "POST", body })).json();
  const { id } = await create("contacts", { display_name: "Ada" });
  await create("notes", { contact_id: id, content: "Hello", date: "2026-02-27" });
  await create("reminders", { contact_id: id, message: "Call", due_at: "2026-02-28" });
  await create("gifts", {
    contact_id: id,
    status: "given",
    description: "A book",
    url: "https://a.example/book",
    date: "2026-02-26",
  });
  await create("feeds", { name: "Ada", kind: "contact", entity_id: id });
  return path;
}

signedInTest("whatever can be touched is as high as a finger", async ({ page, persona }) => {
  const path = await fill(persona);
  const below = ["", "/feeds", "/members", "/members/new", "/settings", "/articles/import"];
  const paths = ["/", "/contacts", "/workspaces", "/settings/feeds", "/settings/api-tokens"];

  for (const place of [...paths, ...below.map((rest) => path + rest)]) {
    await page.goto(place);
    assert.deepEqual(await lowTargets(page), [], place);
  }
}, { viewport: { width: 375, height: 740 } });

signedInTest("the places stay where they are from page to page", async ({ page, persona }) => {
  const path = await addWorkspace(persona);
  const placesAt = async (place: string) => {
    await page.goto(place);
    return await page.locator("nav a").evaluateAll((links) =>
      links.map((link) => [link.textContent, link.getBoundingClientRect().x])
    );
  };

  const places = await placesAt("/");
  assert.deepEqual(await placesAt("/contacts"), places);
  assert.deepEqual(await placesAt(`${path}/feeds`), await placesAt(`${path}/members`));
});

signedInTest("the title of a dialog is as large wherever it is opened", async (visit) => {
  const { page, persona } = visit;
  const path = await addWorkspace(persona);
  const titleOf = async (opener: string) => {
    await openWithIslands(page, `${path}/members`);
    await page.locator(opener).click();
    const title = page.locator("dialog[open] h2");
    await title.waitFor();
    return await title.evaluate((element) => getComputedStyle(element).fontSize);
  };

  assert.equal(await titleOf(".user-list [aria-haspopup]"), "18px");
  assert.equal(await titleOf(".page-head [aria-haspopup]"), "18px");
});

signedInTest("paper has neither places to go nor buttons", async ({ page, persona }) => {
  const path = await fill(persona);
  await page.emulateMedia({ media: "print" });

  for (const place of [path, `${path}/feeds`, "/"]) {
    await page.goto(place);
    const seen = await page.locator("nav, summary, button, .button").evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map(({ outerHTML }) => outerHTML)
    );
    assert.deepEqual(seen, [], place);
  }
});
