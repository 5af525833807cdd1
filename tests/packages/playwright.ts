export {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type Request,
} from "npm:playwright-core@1.65.1";
