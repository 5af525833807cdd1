/** That no text of a feed goes past the catalogue (CASES 124). The product's name is a name. */
import assert from "node:assert/strict";
import { composeWindow } from "../../lib/feeds/feed_window.ts";
import { DETAIL_LEVELS } from "../../lib/shared/feed_options.ts";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { addOneOfEach } from "./one_of_each.ts";
import { pseudoTranslator, untranslated } from "./pseudo.ts";

/** Names, digits, and at `full` what was written, the newest first. Nothing else is left. */
const LEFT = {
  headlines: ["72026", "62026", "52026photo.sharedimmich", "22026", "2026", "292025"],
  full: [
    "canary message",
    "canary description",
    "52026photo.sharedimmich",
    "canary title\n\ncanary description\n\ncanary location",
    "canary content",
    "canary description",
  ],
};

const NAMES = ["Grace", "Grace", "Grace", "AlanGrace", "Grace", "Grace"];

for (const detail of DETAIL_LEVELS) {
  databaseTest(`composeWindow() takes all words from the catalogue at ${detail}`, async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    await addOneOfEach(ada);
    const context = {
      translator: pseudoTranslator(),
      timeZone: "UTC",
      frontendUrl: null,
      contactId: null,
    };

    const entries = await composeWindow(app.site, { userId: ada.user.id, detail, context });

    assert.deepEqual(entries.map(({ title }) => untranslated(title)), NAMES);
    assert.deepEqual(entries.map(({ content }) => untranslated(content)), LEFT[detail]);
  });
}
