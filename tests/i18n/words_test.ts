/** One word for one thing in every language, and advice that does what it says. */
import assert from "node:assert/strict";
import { de } from "../../lib/i18n/de.ts";
import { en } from "../../lib/i18n/en.ts";
import { es } from "../../lib/i18n/es.ts";
import { fr } from "../../lib/i18n/fr.ts";
import { it } from "../../lib/i18n/it.ts";
import type { Catalogue } from "../../lib/i18n/catalogue.ts";
import { type Locale, LOCALES } from "../../lib/shared/locales.ts";

const CATALOGUES: Record<Locale, Catalogue> = { en, de, es, fr, it };

/** Whoever saves the address itself has a file that holds nothing but the address. */
const SAVE_WHAT_IT_SHOWS: Record<Locale, RegExp> = {
  en: /Open the feed's address .* save what it shows/,
  de: /Öffnen Sie die Adresse .* speichern Sie, was er zeigt/,
  es: /Abra la dirección .* guarde lo que muestra/,
  fr: /Ouvrez l’adresse .* enregistrez ce qu’il affiche/,
  it: /Apra l’indirizzo .* salvi ciò che mostra/,
};

/** A genitive that hangs on the label above: no sentence in any of the languages. */
const FRAGMENT = /^(Of|Des|Dessen|Der|Eines|Einer|De(?! \d)|Du|D’un|D’une|Di|Del|Delle|Dei)[ ,]/;

/** The other word for a role that Spanish had. */
const FORMER_ROLE = /\bpapel\b/i;

for (const locale of LOCALES) {
  const texts = CATALOGUES[locale];

  Deno.test(`catalogue ${locale} tells the roles here from those in a workspace`, () => {
    const roles = [texts["users.admin"], texts["users.member"]];
    const inWorkspaces = [
      texts["workspaces.role.admin"],
      texts["workspaces.role.editor"],
      texts["workspaces.role.viewer"],
    ];
    assert.deepEqual(roles.filter((role) => inWorkspaces.includes(role)), []);
    const members = texts["workspace.members.title"].slice(0, 4);
    assert.equal(texts["users.member"].startsWith(members), false);
    const administrator = texts["users.admin"].toLowerCase();
    assert.ok(texts["audit.actor.administrator"].toLowerCase().includes(administrator));
    assert.ok(texts["error.unknown_user"].toLowerCase().includes(administrator));
    assert.ok(texts["error.last_admin"].toLowerCase().includes(administrator));
    assert.equal(texts["users.new.role"], texts["workspace.members.role"]);
  });

  Deno.test(`catalogue ${locale} names an act as its page and its button do`, () => {
    assert.equal(
      texts["api_tokens.revocation_of_all.link"],
      texts["api_tokens.revocation_of_all.submit"],
    );
    assert.equal(texts["workspace.article.new"], texts["workspace.articles.add"]);
    const unfinished = Object.entries(texts).filter(([, text]) => text.endsWith("…"));
    assert.deepEqual(unfinished.map(([key]) => key), ["form.in_flight"]);
  });

  Deno.test(`catalogue ${locale} hints in sentences`, () => {
    const hints = Object.entries(texts).filter(([key]) => key.endsWith("_hint"));
    assert.deepEqual(hints.filter(([, text]) => FRAGMENT.test(text)).map(([key]) => key), []);
  });

  Deno.test(`catalogue ${locale} advises to save what a feed's address shows`, () => {
    assert.match(texts["error.file_is_not_a_feed"], SAVE_WHAT_IT_SHOWS[locale]);
  });

  Deno.test(`catalogue ${locale} names the verdicts that a reason may go with`, () => {
    const text = texts["issue.needs_verdict"].toLowerCase();
    for (const verdict of ["passed", "filtered"] as const) {
      assert.ok(text.includes(texts[`workspace.verdict.${verdict}`].toLowerCase()), verdict);
    }
  });
}

Deno.test("catalogue es has one word for a role", () => {
  assert.deepEqual(Object.entries(es).filter(([, text]) => FORMER_ROLE.test(text)), []);
});
