/** The description as a page: complete, in the reader's language, and good for everybody. */
import assert from "node:assert/strict";
import { describeApi } from "../../lib/openapi/describe_api.ts";
import { listOperations } from "../../lib/openapi/read_document.ts";
import { openTestApp } from "../app_for_test.ts";
import type { Page } from "../browser.ts";
import { pgliteTest } from "../databases.ts";
import { assertFits, axeOn } from "../pages/appearance.ts";
import { textOf } from "../pages/html.ts";
import { visitTest } from "../pages/visits.ts";

const document = describeApi();

pgliteTest("GET /api/docs shows each operation and each schema to anybody", async (db) => {
  const app = await openTestApp(db);
  const answer = await app.fetch("/api/docs");
  const html = await answer.text();
  assert.equal(answer.status, 200);
  const text = textOf(html);
  for (const { method, path, operation } of listOperations(document)) {
    assert.ok(text.includes(`${method.toUpperCase()} /api${path} `), path);
    assert.ok(html.includes(`id="${operation.operationId}"`), path);
  }
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  assert.deepEqual(ids.filter((id, index) => ids.indexOf(id) !== index), []);
  const targets = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
  assert.deepEqual(targets.filter((id) => !ids.includes(id)), []);
  for (const name of Object.keys(document.components?.schemas ?? {})) {
    assert.ok(targets.includes(`schema-${name}`), `${name} is referred to`);
  }
});

pgliteTest("/api/docs takes no other method, and keeps the paths around it unknown", async (db) => {
  const app = await openTestApp(db);
  for (
    const [path, method, status] of [
      ["/api/docs", "POST", 405],
      ["/api/docs/more", "GET", 404],
      ["/api/doc", "GET", 404],
    ] as const
  ) {
    const answer = await app.fetch(path, { method });
    await answer.body?.cancel();
    assert.equal(answer.status, status, path);
  }
});

/** One of each part: the rest is the same parts with other words, and takes axe half a minute. */
const SAMPLES = [".page-head", "nav", "#tag-feeds", "#credentials", "#refusals", "#schema-Contact"];

for (const colorScheme of ["light", "dark"] as const) {
  visitTest(`axe finds nothing on the API's description (${colorScheme})`, async ({ page }) => {
    await page.goto("/api/docs");
    await openAll(page);
    const axe = axeOn(page);
    for (const sample of SAMPLES) axe.include(sample);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    assert.deepEqual(found, []);
  }, { colorScheme });
}

visitTest("the description of the API is read without JavaScript, in German", async ({ page }) => {
  await page.goto("/api/docs");
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  assert.equal(await page.title(), "API · Mycorrhizal Feeds");
  const operation = page.locator("#changeNote");
  assert.equal(await operation.getByText("Inhalt der Anfrage").isVisible(), false);
  await operation.locator("summary").click();
  assert.equal(await operation.getByText("Inhalt der Anfrage").isVisible(), true);
  assert.equal(await operation.locator("[lang=en]").first().innerText(), "Change a note");

  await operation.getByRole("link", { name: "NotePatch" }).click();
  const schema = page.locator("#schema-NotePatch");
  assert.equal(await schema.evaluate((element) => element.matches(":target")), true);
  assert.match(await schema.innerText(), /content\s+string\s+pattern \\S · maxLength 5000/);
}, { javaScriptEnabled: false, locale: "de" });

visitTest("the description of the API fits 320 pixels in German", async ({ page }) => {
  await page.goto("/api/docs");
  await openAll(page);
  await assertFits(page, "with every operation open");
}, { viewport: { width: 320, height: 640 }, locale: "de" });

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of globalThis.document.querySelectorAll("details")) details.open = true;
  });
}
