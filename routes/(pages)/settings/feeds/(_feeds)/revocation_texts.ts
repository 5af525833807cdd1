/** What is said before a feed is revoked, by the page and by the dialog. */
import type { NamedFeed } from "../../../../../lib/feeds/named_feeds.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { RevocationTexts } from "../../../../(_components)/RevocationForm.tsx";

export function revocationTexts({ name }: NamedFeed, translator: Translator): RevocationTexts {
  return {
    effect: translator.text("feeds.revocation.effect"),
    finality: translator.text("feeds.revocation.final"),
    submit: translator.text("feeds.revocation.submit", { name }),
    cancel: translator.text("form.cancel"),
  };
}
