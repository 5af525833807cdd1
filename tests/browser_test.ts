/** The browser of the tests notices what a person might not. */

import assert from "node:assert/strict";
import { findBrowser } from "./browser_executable.ts";
import { browserTest, type PageOptions, withPage } from "./browser.ts";

function serve(html: string) {
  const server = Deno.serve(
    { port: 0, onListen() {} },
    ({ url }) =>
      new URL(url).pathname === "/"
        ? new Response(`<!DOCTYPE html><link rel="icon" href="data:,">${html}`, {
          headers: { "content-type": "text/html" },
        })
        : new Response(null, { status: 404 }),
  );
  return {
    origin: `http://localhost:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

async function visit(html: string, options?: PageOptions): Promise<void> {
  await using server = serve(html);
  await withPage(async (page) => {
    await page.goto(server.origin, { waitUntil: "networkidle" });
  }, options);
}

const FAULTS: [name: string, html: string, message: RegExp][] = [
  ["logs an error", "<script>console.error('broken thing')</script>", /console: broken thing/],
  ["throws", "<script>throw new Error('broken thing')</script>", /exception: broken thing/],
  ["misses a file", "<img src=/missing.png>", /console: Failed to load resource/],
  ["asks another host", "<img src=http://feeds.invalid/a.png>", /foreign request: feeds\.invalid/],
];

for (const [name, html, message] of FAULTS) {
  Deno.test({
    name: `withPage() rejects when a page ${name}`,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: () => assert.rejects(visit(html), ({ message: actual }: Error) => message.test(actual)),
  });
}

Deno.test({
  name: "withPage() accepts the errors that a test expects",
  sanitizeOps: false,
  sanitizeResources: false,
  fn: () => visit("<img src=/missing.png>", { expectedErrors: [/Failed to load resource/] }),
});

browserTest("withPage() gives the page the options of the test", async (page) => {
  await using server = serve("<p>Text</p>");
  await page.goto(server.origin);
  assert.equal(await page.evaluate(() => navigator.language), "de-CH");
  assert.equal(await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches), true);
  assert.equal(await page.evaluate(() => innerWidth), 320);
}, { locale: "de-CH", colorScheme: "dark", viewport: { width: 320, height: 640 } });

Deno.test("findBrowser() prefers CHROME_PATH, then the system's names in the order of PATH", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${folder}/google-chrome`, "");
    const PATH = `/nowhere:${folder}`;
    assert.deepEqual(await findBrowser({ PATH }), { path: `${folder}/google-chrome`, env: {} });
    const chosen = await findBrowser({ CHROME_PATH: "/opt/chrome", PATH });
    assert.deepEqual(chosen, { path: "/opt/chrome", env: {} });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
