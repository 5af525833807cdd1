/** What is said before an API token ends, by the pages and by the dialogs. */
import type { ApiToken } from "../../../../../lib/accounts/list_api_tokens.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { ConfirmationTexts } from "../../../../(_components)/ConfirmationForm.tsx";

export function rotationTexts(
  { name }: Pick<ApiToken, "name">,
  translator: Translator,
): ConfirmationTexts {
  return {
    consequences: [
      translator.text("api_tokens.rotation.effect"),
      translator.text("api_tokens.rotation.kept"),
    ],
    submit: translator.text("api_tokens.rotation.submit", { name }),
    cancel: translator.text("form.cancel"),
  };
}

export function revocationTexts(
  { name }: Pick<ApiToken, "name">,
  translator: Translator,
): ConfirmationTexts {
  return {
    consequences: [
      translator.text("api_tokens.revocation.effect"),
      translator.text("api_tokens.revocation.final"),
    ],
    submit: translator.text("api_tokens.revocation.submit", { name }),
    cancel: translator.text("form.cancel"),
  };
}

export function revocationOfAllTexts(translator: Translator): ConfirmationTexts {
  return {
    consequences: [
      translator.text("api_tokens.revocation_of_all.effect"),
      translator.text("api_tokens.revocation_of_all.final"),
    ],
    submit: translator.text("api_tokens.revocation_of_all.submit"),
    cancel: translator.text("form.cancel"),
  };
}
