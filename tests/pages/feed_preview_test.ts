/** The preview on the page that makes a feed: exactly what each level would publish. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { createContact } from "../../lib/contacts/contacts.ts";
import { write } from "../../lib/work/write.ts";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { chosenIn, textOf } from "./html.ts";

/** The part of the page that a level's entries stand in. */
async function openPreview(persona: Persona, query = "") {
  const html = await (await persona.fetch(`/settings/feeds/new${query}`)).text();
  const level = (name: string) =>
    new RegExp(`<section class="[^"]*preview-${name}"[^]*?</section>`).exec(html)?.[0] ?? "";
  return { html, headlines: level("headlines"), full: level("full") };
}

databaseTest("GET /settings/feeds/new shows what each level would publish", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const ada = await create(persona, "contacts", { display_name: "Ada" });
  await create(persona, "notes", {
    contact_id: ada.id,
    content: "What she said",
    date: "2026-02-27",
  });

  const { headlines, full } = await openPreview(persona);

  assert.equal(textOf(headlines), "Preview: Headlines Note: Ada Note, 27 February 2026");
  assert.equal(textOf(full), "Preview: Full Note: Ada What she said");
});

databaseTest("GET /settings/feeds/new shows hostile text as text", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const name = "<script>alert(1)</script>";
  const ada = await create(persona, "contacts", { display_name: name });
  await create(persona, "notes", {
    contact_id: ada.id,
    content: "<img src=x onerror=alert(1)>",
    date: "2026-02-27",
  });

  const { html, full } = await openPreview(persona);

  assert.equal(textOf(full), `Preview: Full Note: ${name} <img src=x onerror=alert(1)>`);
  assert.equal(/<(script>|img)/.test(html), false);
});

databaseTest("GET /settings/feeds/new shows five entries, the newest first", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const ada = await create(persona, "contacts", { display_name: "Ada" });
  for (const day of [11, 12, 13, 14, 15, 16]) {
    await create(persona, "notes", { contact_id: ada.id, content: "x", date: `2026-02-${day}` });
  }

  const { headlines } = await openPreview(persona);

  const days = [...textOf(headlines).matchAll(/(\d+) February/g)].map(([, day]) => day);
  assert.deepEqual(days, ["16", "15", "14", "13", "12"]);
});

databaseTest(
  "GET /settings/feeds/new says that readers may refuse a feed without entries",
  async (db) => {
    const persona = await addPersona(await openTestApp(db));

    const { headlines, full } = await openPreview(persona);

    assert.match(textOf(headlines), /Some readers refuse a feed without entries/);
    assert.match(textOf(full), /Some readers refuse a feed without entries/);
  },
);

databaseTest("GET /settings/feeds/new follows the person that a link chose", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const ada = await create(persona, "contacts", { display_name: "Ada" });
  const bob = await create(persona, "contacts", { display_name: "Bob" });
  for (const contact of [ada, bob]) {
    await create(persona, "notes", { contact_id: contact.id, content: "x", date: "2026-02-27" });
  }
  await persona.fetch(`/api/v1/contacts/${ada.id}`, { method: "PATCH", body: { archived: true } });

  const { html, headlines } = await openPreview(persona, `?kind=contact&entity_id=${ada.id}`);

  assert.deepEqual(chosenIn(html), ["contact", ada.id, "headlines"]);
  assert.equal(textOf(headlines), "Preview: Headlines Note: Ada Note, 27 February 2026");
});

databaseTest(
  "GET /settings/feeds/new previews nothing of a contact that is not one's own",
  async (db) => {
    const app = await openTestApp(db);
    const [owner, stranger] = [await addPersona(app), await addPersona(app)];
    const ada = await create(owner, "contacts", { display_name: "Ada" });

    for (const id of [ada.id, uuidv7(), "no-uuid", ""]) {
      const { html, full } = await openPreview(stranger, `?kind=contact&entity_id=${id}`);

      assert.equal(full, "", id);
      assert.match(textOf(html), /Choose a person to see/);
      assert.equal(html.includes("Ada"), false);
    }
  },
);

databaseTest(
  "GET /settings/feeds/new proposes headlines, and says what a reader keeps",
  async (db) => {
    const persona = await addPersona(await openTestApp(db));

    const { html } = await openPreview(persona);

    const text = textOf(html);
    assert.deepEqual(chosenIn(html), ["aggregate", "", "headlines"]);
    assert.match(text, /A reader keeps its own copy of everything in the feed/);
    assert.match(text, /Recommended: a reader that runs on your own device or server\./);
    assert.match(text, /What you have written about other people leaves this app/);
  },
);

databaseTest(
  "GET /settings/feeds/new offers everybody, those that are archived too",
  async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const ada = await create(persona, "contacts", { display_name: "Ada" });
    await create(persona, "contacts", { display_name: "Bob" });
    await persona.fetch(`/api/v1/contacts/${ada.id}`, {
      method: "PATCH",
      body: { archived: true },
    });

    const { html } = await openPreview(persona);

    assert.match(textOf(html), /Choose a person Ada Bob/);
    assert.equal(html.includes("These are the first"), false);
  },
);

databaseTest(
  "GET /settings/feeds/new offers 500 people and the one that a link chose",
  async (db) => {
    const app = await openTestApp(db);
    const persona = await addPersona(app);
    const names = Array.from({ length: 502 }, (_, index) => `Person ${1000 + index}`);
    const contacts = await write(app.site, { kind: "system" }, async (unit) => {
      const made = [];
      for (const display_name of names) {
        made.push(await createContact(unit, { userId: persona.user.id, input: { display_name } }));
      }
      return made;
    });
    const last = contacts.at(-1)?.id ?? "";

    const { html } = await openPreview(persona, `?kind=contact&entity_id=${last}`);

    const options = textOf(html).match(/Person \d+/g) ?? [];
    assert.deepEqual(options, [...names.slice(0, 500), "Person 1501"]);
    assert.deepEqual(chosenIn(html), ["contact", last, "headlines"]);
    assert.match(textOf(html), /These are the first 500\./);
  },
);
