/** The document titles of the feeds' pages. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { PageTitle } from "../../../../(_components)/PageTitle.tsx";

/** @param props.part the page's own name; absent on the list */
export function FeedsPageTitle({ part, translator }: { part?: string; translator: Translator }) {
  const place = [translator.text("feeds.title"), translator.text("frame.settings")];
  return <PageTitle parts={part === undefined ? place : [part, ...place]} />;
}
