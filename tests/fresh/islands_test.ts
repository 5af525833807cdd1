/** Islands in a real browser, under a policy that allows no inline script. */

import assert from "node:assert/strict";
import { App } from "fresh";
import { Builder } from "fresh/dev";
import { browserTest, openWithIslands, type Page } from "../browser.ts";
import type { State } from "./fixture/define.ts";
import { createApp } from "./fixture/main.ts";

const root = new URL("fixture/", import.meta.url).href;
const applyBuild = await new Builder({ root }).build({ snapshot: "memory" });

function serve() {
  const app = createApp();
  applyBuild(app);
  const server = Deno.serve({ port: 0, onListen() {} }, app.handler());
  return {
    origin: `http://localhost:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** A test with the page at `path`. */
function pageTest(name: string, path: string, test: (page: Page, origin: string) => Promise<void>) {
  browserTest(name, async (page) => {
    await using server = serve();
    await openWithIslands(page, server.origin + path);
    await test(page, server.origin);
  });
}

async function fetchPage(path: string): Promise<string> {
  const app = createApp();
  applyBuild(app);
  const response = await app.handler()(new Request(`http://localhost${path}`));
  return await response.text();
}

pageTest("a signal of two islands stays one signal", "/islands/shared", async (page) => {
  const [first, second] = [page.getByText("First"), page.getByText("Second")];
  assert.equal(await first.textContent(), "First 3");
  await first.click();
  await second.click();
  assert.equal(await first.textContent(), "First 5");
  assert.equal(await second.textContent(), "Second 5");
});

pageTest("an island inside another takes part in it", "/islands/outer", async (page) => {
  await page.getByRole("button", { name: "Inner 10" }).click();
  assert.equal(await page.getByRole("button").textContent(), "Inner 11");
  assert.equal(await page.locator("legend").textContent(), "More");
  assert.equal(await page.locator("button").count(), 1);
});

pageTest("SVG and boolean attributes are hydrated and updated", "/islands/gauge", async (page) => {
  const field = page.getByLabel("Level");
  assert.equal(await field.isDisabled(), true);
  await page.getByRole("button", { name: "Gauge" }).click();
  assert.equal(await field.isDisabled(), false);
  assert.equal(await field.getAttribute("required"), "");
  assert.equal(await page.getByRole("button").getAttribute("aria-expanded"), "true");
  assert.equal(await page.locator("circle").getAttribute("r"), "4");
  const namespace = await page.locator("path").evaluate((path) => path.namespaceURI);
  assert.equal(namespace, "http://www.w3.org/2000/svg");
});

pageTest("an island in an SVG draws on", "/islands/dots", async (page) => {
  for (const name of ["circle", "circle + circle"]) {
    await page.locator(name).first().dispatchEvent("click");
  }
  const namespaces = await page.locator("svg > circle").evaluateAll((circles) =>
    circles.map(({ namespaceURI }) => namespaceURI)
  );
  assert.deepEqual(namespaces, Array(3).fill("http://www.w3.org/2000/svg"));
});

pageTest("islands are rows of a table", "/islands/table", async (page) => {
  assert.equal(await page.locator("table > tbody > tr").count(), 2);
  const second = page.getByRole("row", { name: "Two" }).getByRole("button");
  await second.click();
  await second.click();
  assert.deepEqual(await page.getByRole("button").allTextContents(), ["0", "2"]);
});

pageTest("props arrive as the kinds that they were", "/islands/values", async (page) => {
  await page.getByRole("button").click();
  assert.equal(
    await page.locator("output").textContent(),
    "2024-02-29T12:00:00.000Z | 1 | true | example.org | 9007199254740994 | " +
      "</script><!-- <b>\u2028 | undefined | </script>key,</script>value | true",
  );
});

pageTest("islands grow at both ends, empty ones too", "/islands/growing", async (page) => {
  for (const [event, last] of [["a", "a2"], ["b", "b1"], ["c", "c1"], ["b", "b3"]] as const) {
    await page.evaluate((event) => document.dispatchEvent(new Event(event)), event);
    await page.getByText(last).waitFor();
  }
  assert.deepEqual(
    await page.locator("li").allTextContents(),
    ["a", "a0", "a1", "a2", "b", "b0", "b1", "b2", "b3", "c", "c0", "c1", "end"],
  );
});

pageTest("an island imports more when it needs it", "/islands/later", async (page) => {
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  const before = await loaded();
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByText("From elsewhere").waitFor();
  assert.equal(await loaded(), before + 1);
});

pageTest("a form with an island posts and follows the 303", "/form", async (page, origin) => {
  await page.getByLabel("Name").fill("Ada & Co");
  assert.equal(await page.locator("output").textContent(), "4");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("heading", { name: "Thanks, Ada & Co" }).waitFor();
  assert.equal(page.url(), `${origin}/thanks?name=Ada%20%26%20Co`);
});

browserTest("a form posts without JavaScript", async (page) => {
  await using server = serve();
  await page.goto(`${server.origin}/form`);
  await page.getByLabel("Name").fill("Ada");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("heading", { name: "Thanks, Ada" }).waitFor();
}, { javaScriptEnabled: false });

Deno.test("a page loads the scripts of its own islands, once and ahead", async () => {
  const html = await fetchPage("/islands/shared");
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, u]) =>
    u
  );
  const names = preloaded.map((url) => url?.replace(/^\/_fresh\/js\/(\w+)-\w+\.js$/, "$1"));
  assert.deepEqual(names.filter((name) => name !== "chunk").sort(), ["Counter", "boot"]);
  assert.equal(new Set(preloaded).size, preloaded.length);
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
  assert.deepEqual(scripts, [
    ' type="application/json" id="island-state"',
    ` type="module" src="${preloaded[0]}"`,
  ]);
});

Deno.test("a page without islands loads no script", async () => {
  assert.doesNotMatch(await fetchPage("/"), /<script|modulepreload/);
});

Deno.test("the state of islands cannot end its script element", async () => {
  const html = await fetchPage("/islands/values");
  const [, state = ""] = /id="island-state">(.*?)<\/script>/s.exec(html) ?? [];
  assert.doesNotMatch(state, /</);
  const strings: unknown[] = JSON.parse(state);
  for (const value of ["</script>value", "</script><!-- <b>\u2028"]) {
    assert.ok(strings.includes(value), value);
  }
});

for (
  const [name, path, message] of [
    ["JSX", "/islands/refused", /Cannot send JSX to an island/],
    ["a function", "/islands/refused?function", /Cannot stringify a function/],
  ] as const
) {
  Deno.test(`an island refuses ${name} as a prop`, async () => {
    const app = new App<State>().use((ctx) =>
      ctx.next().catch((error) => ctx.text(String(error), { status: 500 }))
    ).fsRoutes();
    applyBuild(app);
    const response = await app.handler()(new Request(`http://localhost${path}`));
    assert.equal(response.status, 500);
    assert.match(await response.text(), message);
  });
}
