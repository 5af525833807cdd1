/** The document titles of the API tokens' pages. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { SettingsPageTitle } from "../../(_settings)/SettingsPageTitle.tsx";

/** @param props.part the page's own name; absent on the list */
export function ApiTokensPageTitle(
  { part, translator }: { part?: string; translator: Translator },
) {
  const place = translator.text("api_tokens.title");
  return <SettingsPageTitle {...{ place, part, translator }} />;
}
