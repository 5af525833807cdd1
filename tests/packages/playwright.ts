export { type Browser, type BrowserContext, chromium, type Page } from "npm:playwright-core@1.65.1";
