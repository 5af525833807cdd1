/** The document titles of the feeds' pages. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { SettingsPageTitle } from "../../(_settings)/SettingsPageTitle.tsx";

/** @param props.part the page's own name; absent on the list */
export function FeedsPageTitle({ part, translator }: { part?: string; translator: Translator }) {
  return <SettingsPageTitle place={translator.text("feeds.title")} {...{ part, translator }} />;
}
