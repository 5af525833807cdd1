/** The question before API tokens end. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { ConfirmationTexts } from "../../../../(_components)/ConfirmationForm.tsx";
import { EndingPage } from "../../(_settings)/EndingPage.tsx";

interface Props {
  action: string;
  texts: ConfirmationTexts;
  /** Hidden values by name, which are sent along. */
  values?: Readonly<Record<string, string>>;
  translator: Translator;
}

export function ApiTokenEndingPage(props: Props) {
  const parent = { href: "/settings/api-tokens", label: props.translator.text("api_tokens.title") };
  return <EndingPage {...{ parent, ...props }} />;
}
