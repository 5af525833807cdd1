/** The question before something ends, as a page of its own. */
import type { Translator } from "../../../../lib/i18n/translator.ts";
import {
  ConfirmationForm,
  type ConfirmationTexts,
} from "../../../(_components)/ConfirmationForm.tsx";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { SettingsPageTitle } from "./SettingsPageTitle.tsx";

interface Props {
  /** The setting's first page, to which cancelling leads. */
  parent: { href: string; label: string };
  action: string;
  texts: ConfirmationTexts;
  /** Hidden values by name, which are sent along. */
  values?: Readonly<Record<string, string>>;
  translator: Translator;
}

export function EndingPage({ parent, action, texts, values, translator }: Props) {
  return (
    <>
      <SettingsPageTitle place={parent.label} part={texts.submit} translator={translator} />
      <PageHead title={texts.submit} parent={parent} />
      <ConfirmationForm {...{ action, texts, values }} cancelHref={parent.href} />
    </>
  );
}
