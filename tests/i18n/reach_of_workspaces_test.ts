/** What people are told about workspaces before it is too late: who sees them, and what outlives them. */
import assert from "node:assert/strict";
import type { MessageKey } from "../../lib/i18n/catalogue.ts";
import { translatorFor } from "../../lib/i18n/translator.ts";
import { type Locale, LOCALES } from "../../lib/shared/locales.ts";

const WORKSPACE: Record<Locale, RegExp> = {
  en: /workspace/i,
  de: /Arbeitsbereich/,
  es: /espacios? de trabajo/,
  fr: /espaces? de travail/,
  it: /spazi(o)? di lavoro/,
};

/** That an address goes on. */
const GOES_ON: Record<Locale, RegExp> = {
  en: /[Aa]ddresses .* go on/,
  de: /Adressen.* gelten weiter/,
  es: /direcciones .* siguen funcionando/,
  fr: /adresses .* (restent valables|continuent)/,
  it: /indirizzi .* continuano/,
};

/** Members of a workspace see each other's name and e-mail, and a full token speaks for a member. */
const REACHING: MessageKey[] = [
  "account.display_name_hint",
  "account.email_hint",
  "api_tokens.scope.full.explanation",
  "api_tokens.scope.read.explanation",
  "setup.display_name_hint",
  "setup.email_hint",
  "users.new.role.member.explanation",
];

/** Addresses of a workspace's feeds belong to the workspace (DESIGN section 4). */
const ENDING: MessageKey[] = [
  "account.deletion.effect",
  "recovery.reset.effect",
  "users.deletion.effect",
  "users.reset.effect",
  "users.suspension.effect",
];

for (const locale of LOCALES) {
  const says = (key: MessageKey, ...patterns: RegExp[]) => {
    const text = translatorFor(locale).text(key as "account.title");
    for (const pattern of patterns) assert.match(text, pattern, key);
  };

  Deno.test(`catalogue ${locale} says that workspaces are reached where they are`, () => {
    for (const key of REACHING) says(key, WORKSPACE[locale]);
  });

  Deno.test(`catalogue ${locale} says that addresses of a workspace outlive an account's end`, () => {
    for (const key of ENDING) says(key, WORKSPACE[locale], GOES_ON[locale]);
    for (const way of ["leave", "removal"] as const) {
      says(`workspace.members.${way}.addresses`, GOES_ON[locale]);
    }
  });
}
