/** What a feed says in the language of its owner (ADR decision 3). */
import assert from "node:assert/strict";
import { type Locale, LOCALES } from "../../lib/shared/locales.ts";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { assertValidAtom } from "../atom_validator.ts";
import { databaseTest } from "../databases.ts";
import { type ReadAtom, readAtom } from "../feeds/atom_reader.ts";
import { addOneOfEach } from "../i18n/one_of_each.ts";
import { addPersona, type Persona } from "../personas.ts";
import { jsonOf } from "./json.ts";

interface FeedTexts {
  aggregate: string;
  contact: string;
  /** Title and content, the newest first. */
  entries: [title: string, content: string][];
}

/** French sets a no-break space before a colon. */
const FEEDS: Record<Locale, FeedTexts> = {
  en: {
    aggregate: "Timeline: all contacts",
    contact: "Timeline: Grace",
    entries: [
      ["Completed reminder: Grace", "Completed reminder, 7 February 2026"],
      ["Gift: Grace", "Gift, 6 February 2026"],
      ["External activity: Grace", "External activity, 5 February 2026: photo.shared, immich"],
      ["Activity: Alan, Grace", "Activity, 2 February 2026"],
      ["Note: Grace", "Note, 1 February 2026"],
      ["Life event: Grace", "Life event, 29 December 2025"],
    ],
  },
  de: {
    aggregate: "Zeitleiste: alle Kontakte",
    contact: "Zeitleiste: Grace",
    entries: [
      ["Erledigte Erinnerung: Grace", "Erledigte Erinnerung, 7. Februar 2026"],
      ["Geschenk: Grace", "Geschenk, 6. Februar 2026"],
      ["Externe Aktivität: Grace", "Externe Aktivität, 5. Februar 2026: photo.shared, immich"],
      ["Aktivität: Alan, Grace", "Aktivität, 2. Februar 2026"],
      ["Notiz: Grace", "Notiz, 1. Februar 2026"],
      ["Lebensereignis: Grace", "Lebensereignis, 29. Dezember 2025"],
    ],
  },
  es: {
    aggregate: "Cronología: todos los contactos",
    contact: "Cronología: Grace",
    entries: [
      ["Recordatorio completado: Grace", "Recordatorio completado, 7 de febrero de 2026"],
      ["Regalo: Grace", "Regalo, 6 de febrero de 2026"],
      ["Actividad externa: Grace", "Actividad externa, 5 de febrero de 2026: photo.shared, immich"],
      ["Actividad: Alan, Grace", "Actividad, 2 de febrero de 2026"],
      ["Nota: Grace", "Nota, 1 de febrero de 2026"],
      ["Acontecimiento importante: Grace", "Acontecimiento importante, 29 de diciembre de 2025"],
    ],
  },
  fr: {
    aggregate: "Chronologie\u00a0: tous les contacts",
    contact: "Chronologie\u00a0: Grace",
    entries: [
      ["Rappel effectué\u00a0: Grace", "Rappel effectué, 7 février 2026"],
      ["Cadeau\u00a0: Grace", "Cadeau, 6 février 2026"],
      [
        "Activité externe\u00a0: Grace",
        "Activité externe, 5 février 2026\u00a0: photo.shared, immich",
      ],
      ["Activité\u00a0: Alan, Grace", "Activité, 2 février 2026"],
      ["Note\u00a0: Grace", "Note, 1er février 2026"],
      ["Événement marquant\u00a0: Grace", "Événement marquant, 29 décembre 2025"],
    ],
  },
  it: {
    aggregate: "Cronologia: tutti i contatti",
    contact: "Cronologia: Grace",
    entries: [
      ["Promemoria completato: Grace", "Promemoria completato, 7 febbraio 2026"],
      ["Regalo: Grace", "Regalo, 6 febbraio 2026"],
      ["Attività esterna: Grace", "Attività esterna, 5 febbraio 2026: photo.shared, immich"],
      ["Attività: Alan, Grace", "Attività, 2 febbraio 2026"],
      ["Nota: Grace", "Nota, 1º febbraio 2026"],
      ["Avvenimento importante: Grace", "Avvenimento importante, 29 dicembre 2025"],
    ],
  },
};

for (const language of LOCALES) {
  databaseTest(`GET /api/v1/feeds/atom speaks ${language} when its owner does`, async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app, { language });
    const grace = await addOneOfEach(ada);

    const aggregate = await readFeed(app, await addFeed(ada, { kind: "aggregate" }));
    const ofContact = await readFeed(
      app,
      await addFeed(ada, { kind: "contact", entity_id: grace }),
    );

    for (const { feed, entries } of [aggregate, ofContact]) {
      assert.equal(feed.language, language);
      assert.deepEqual(
        entries.map(({ title, content }) => [title, content]),
        FEEDS[language].entries,
      );
    }
    assert.equal(aggregate.feed.title, FEEDS[language].aggregate);
    assert.equal(ofContact.feed.title, FEEDS[language].contact);
  });
}

databaseTest("GET /api/v1/feeds/atom changes language and validator with its owner", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  await addOneOfEach(ada);
  const url = await addFeed(ada, { kind: "aggregate" });
  const before = await app.fetch(url);
  const validator = before.headers.get("etag") ?? "";

  const body = new URLSearchParams({
    display_name: "Ada",
    language: "fr",
    time_zone: "UTC",
  });
  const saved = await ada.fetch("/settings/account", { method: "POST", body });
  assert.equal(saved.status, 303);

  const after = await app.fetch(url, { headers: { "if-none-match": validator } });
  assert.equal(after.status, 200);
  assert.notEqual(after.headers.get("etag"), validator);
  const { feed } = readAtom(await after.text());
  assert.equal(feed.language, "fr");
  assert.equal(feed.title, FEEDS.fr.aggregate);
});

async function addFeed(person: Persona, subject: Record<string, unknown>): Promise<string> {
  const body = { name: "Kitchen tablet", ...subject };
  const feed = await jsonOf(await person.fetch("/api/v1/feeds", { method: "POST", body }), 201);
  return String(feed.url);
}

async function readFeed(app: TestApp, url: string): Promise<ReadAtom> {
  const xml = await (await app.fetch(url)).text();
  assertValidAtom(xml);
  return readAtom(xml);
}
