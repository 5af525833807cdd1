/** What is said before an address of a feed ends, by the pages and by the dialogs. */
import type { NamedFeed } from "../../../../../lib/feeds/named_feeds.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { ConfirmationTexts } from "../../../../(_components)/ConfirmationForm.tsx";

export function rotationTexts({ name }: NamedFeed, translator: Translator): ConfirmationTexts {
  return {
    consequences: [
      translator.text("feeds.rotation.effect"),
      translator.text("feeds.rotation.kept"),
    ],
    submit: translator.text("feeds.rotation.submit", { name }),
    cancel: translator.text("form.cancel"),
  };
}

export function revocationTexts({ name }: NamedFeed, translator: Translator): ConfirmationTexts {
  return {
    consequences: [
      translator.text("feeds.revocation.effect"),
      translator.text("feeds.revocation.final"),
    ],
    submit: translator.text("feeds.revocation.submit", { name }),
    cancel: translator.text("form.cancel"),
  };
}

/** @param count how many feeds are active */
export function revocationOfAllTexts(count: number, translator: Translator): ConfirmationTexts {
  return {
    consequences: [
      translator.text("feeds.revocation_of_all.effect"),
      translator.text("feeds.revocation_of_all.final"),
    ],
    submit: translator.plural("feeds.revocation_of_all.submit", count),
    cancel: translator.text("form.cancel"),
  };
}
