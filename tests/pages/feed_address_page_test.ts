/** The one page that shows a feed's address, and the ways from it into a reader. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { create, feedUrlsIn, postFeed } from "./feed_forms.ts";
import { elementsOf } from "./html.ts";

async function openAddressPage(persona: Persona, values: Record<string, string> = {}) {
  const html = await (await postFeed(persona, values)).text();
  return { html, url: feedUrlsIn(html)[0] ?? "", links: elementsOf(html, "a") };
}

databaseTest("the links to readers hand over the whole address and no referrer", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const { url, links } = await openAddressPage(persona);

  const foreign = links.filter((link) => link.get("href")?.startsWith("https://"));
  assert.equal(foreign.length, 5);
  for (const link of foreign) {
    assert.ok(link.get("href")?.endsWith(encodeURIComponent(url)));
    assert.equal(link.get("rel"), "noreferrer noopener");
  }
  assert.ok(links.some((link) => link.get("href") === `feed:${url}`));
});

databaseTest(
  "the OPML file has this one feed, without the name that its owner gave it",
  async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const ada = await create(persona, "contacts", { display_name: "Ada" });

    const { url, links } = await openAddressPage(persona, { kind: "contact", entity_id: ada.id });

    const [download] = links.filter((link) => link.has("download"));
    const opml = await (await fetch(download?.get("href") ?? "")).text();
    assert.match(opml, /text="Timeline: Ada"/);
    assert.equal(opml.split("<outline").length, 2);
    assert.ok(opml.includes(`xmlUrl="${url}"`));
    assert.equal(opml.includes("Kitchen tablet"), false);
  },
);

databaseTest("the page with the address asks no other site for anything", async (db) => {
  const persona = await addPersona(await openTestApp(db));

  const { html } = await openAddressPage(persona);

  assert.equal(/<(img|iframe|script|link)[^>]+(src|href)="(https?:)?\/\//.test(html), false);
});
