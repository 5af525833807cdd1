/** Owns the real browser of the tests: one a process, a fresh profile a page, nothing unnoticed. */

import { findBrowser } from "./browser_executable.ts";
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from "./packages/playwright.ts";

export type { Browser, BrowserContext, Locator, Page };

export interface PageOptions {
  /** What a path that a test visits is relative to. */
  baseURL?: string;
  javaScriptEnabled?: boolean;
  viewport?: { width: number; height: number };
  colorScheme?: "light" | "dark";
  /** Such as `de-CH`: what the browser asks for in Accept-Language. */
  locale?: string;
  timezoneId?: string;
  reducedMotion?: "reduce" | "no-preference";
  permissions?: string[];
  /** Console errors that the test causes on purpose, such as a page answered 422. */
  expectedErrors?: RegExp[];
}

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let launched: Promise<Browser> | undefined;

/** A test with a page. The browser outlives it, so resources are not counted per test. */
export function browserTest(
  name: string,
  test: (page: Page, context: BrowserContext) => Promise<void>,
  options?: PageOptions,
): void {
  Deno.test({
    name,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: () => withPage(test, options),
  });
}

/**
 * Opens a page in a context of its own and closes both afterwards.
 *
 * @throws {Error} when a page logged an error, threw, or asked a host but this machine; the cause is
 *   what the test itself threw.
 */
export async function withPage(
  use: (page: Page, context: BrowserContext) => Promise<void>,
  { expectedErrors = [], ...options }: PageOptions = {},
): Promise<void> {
  const context = await (await openBrowser()).newContext(options);
  const problems = watch(context);
  const failures: unknown[] = [];
  try {
    await use(await context.newPage(), context);
  } catch (error) {
    failures.push(error);
  } finally {
    await context.close();
  }
  const unexpected = problems.filter((problem) => !expectedErrors.some((e) => e.test(problem)));
  const [cause] = failures;
  if (unexpected.length > 0) {
    throw new Error(`The page had errors: ${unexpected.join("; ")}`, { cause });
  }
  if (failures.length > 0) throw cause;
}

/** Opens a page whose islands have started, so that a click is not lost on them. */
export async function openWithIslands(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const scripts = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
    await Promise.all([...scripts].map(({ href }) => import(href)));
    // The page asked for these modules first: it starts islands in the next task, and what they do
    // once they are on the page comes in the task after a frame.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** The one of this process, made anew when it has died: one test fails then, and not all that follow. */
async function openBrowser(): Promise<Browser> {
  if (launched === undefined || !(await launched).isConnected()) launched = launchBrowser();
  return await launched;
}

async function launchBrowser(): Promise<Browser> {
  const { path, env } = await findBrowser();
  return await chromium.launch({
    executablePath: path,
    args: FLAGS,
    env: { ...Deno.env.toObject(), ...env },
  });
}

Deno.test.afterAll(async () => {
  await (await launched)?.close();
});

/** Collects what went wrong in any page of the context. */
function watch(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => problems.push(`exception: ${error.error().message}`));
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isNetwork = !["data:", "blob:", "about:"].includes(protocol);
    if (isNetwork && !["localhost", "127.0.0.1", "[::1]"].includes(hostname)) {
      problems.push(`foreign request: ${hostname}`);
    }
  });
  return problems;
}
