/** What is made of a User-Agent header. */
import assert from "node:assert/strict";
import { recognizeBrowser } from "../../routes/(pages)/settings/account/(_account)/recognize_browser.ts";

const KHTML = "AppleWebKit/537.36 (KHTML, like Gecko)";

const HEADERS: { userAgent: string; browser?: string; system?: string }[] = [
  {
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
    browser: "Firefox",
    system: "Linux",
  },
  {
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/150.0.0.0 Safari/537.36`,
    browser: "Chrome",
    system: "Windows",
  },
  {
    userAgent:
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
    browser: "Edge",
    system: "Windows",
  },
  {
    userAgent:
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/150.0.0.0 Safari/537.36 OPR/120.0.0.0`,
    browser: "Opera",
    system: "ChromeOS",
  },
  {
    userAgent:
      `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${KHTML} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    browser: "Samsung Internet",
    system: "Android",
  },
  {
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    browser: "Safari",
    system: "iOS",
  },
  {
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
    browser: "Safari",
    system: "macOS",
  },
  { userAgent: "curl/8.5.0" },
  { userAgent: "" },
];

for (const { userAgent, browser, system } of HEADERS) {
  Deno.test(`recognizeBrowser() sees ${browser} on ${system} in "${userAgent}"`, () => {
    assert.deepEqual(recognizeBrowser(userAgent), { browser, system });
  });
}
