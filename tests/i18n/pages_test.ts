/** The pages in each language: who gets which, and that the longer words fit a narrow screen. */
import assert from "node:assert/strict";
import { translatorFor } from "../../lib/i18n/translator.ts";
import { type Locale, LOCALE_NAMES, LOCALES } from "../../lib/shared/locales.ts";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { assertFits } from "../pages/appearance.ts";
import { create } from "../pages/feed_forms.ts";
import { chosenIn, textOf } from "../pages/html.ts";
import { signedInTest } from "../pages/visits.ts";
import { listRoutes } from "../routes.ts";
import { addOneOfEach } from "./one_of_each.ts";

for (const locale of LOCALES) {
  databaseTest(
    `GET /setup speaks ${locale} when asked to, and offers all languages`,
    async (db) => {
      const app = await openTestApp(db);

      const response = await app.fetch("/setup", { headers: { "accept-language": locale } });

      const html = await response.text();
      assert.ok(html.includes(`<html lang="${locale}">`));
      assert.deepEqual(chosenIn(html), [locale]);
      const text = textOf(html);
      assert.ok(text.includes(translatorFor(locale).text("setup.title")), text);
      assert.ok(text.includes(LOCALES.map((offered) => LOCALE_NAMES[offered]).join(" ")), text);
    },
  );
}

/** The pages of feeds and accounts have tests of their own in German, in all of their states. */
const LONGER: Locale[] = ["es", "fr", "it"];

for (const language of LONGER) {
  signedInTest(`every page fits 320 pixels in ${language}`, async ({ page, persona }) => {
    const contact = await addOneOfEach(persona);
    const { id: feed } = await create(persona, "feeds", { name: "Kitchen", kind: "aggregate" });
    const { id: token } = await create(persona, "api-tokens", { name: "Backup", scope: "read" });

    for (const path of [...await listFixedPages(), ...pagesOf({ contact, feed, token })]) {
      await page.goto(path);
      await assertFits(page, path);
    }
  }, {
    viewport: { width: 320, height: 640 },
    expectedErrors: [/status of 404/],
    persona: { role: "admin", language },
  });
}

const NO_FIXED_PAGE = /:|^\/api\/v1\/|^\/(health|ready)z$/;

/** Those whose address is the same for everybody. */
async function listFixedPages(): Promise<string[]> {
  return (await listRoutes())
    .filter(({ method, path }) => method === "GET" && !NO_FIXED_PAGE.test(path))
    .map(({ path }) => path);
}

function pagesOf({ contact, feed, token }: Record<string, unknown>): string[] {
  return [
    `/contacts/${contact}`,
    `/contacts/${contact}/edit`,
    `/contacts/${contact}/deletion`,
    "/records/life-events",
    `/settings/feeds/${feed}/revocation`,
    `/settings/feeds/${feed}/rotation`,
    `/settings/api-tokens/${token}/revocation`,
    `/settings/api-tokens/${token}/rotation`,
  ];
}
