/** The document titles of the settings' pages. */
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { PageTitle } from "../../../(_components)/PageTitle.tsx";

interface Props {
  /** The setting's name. */
  place: string;
  /** The page's own name; absent on the setting's first page. */
  part?: string;
  translator: Translator;
}

export function SettingsPageTitle({ place, part, translator }: Props) {
  const places = [place, translator.text("frame.settings")];
  return <PageTitle parts={part === undefined ? places : [part, ...places]} />;
}
