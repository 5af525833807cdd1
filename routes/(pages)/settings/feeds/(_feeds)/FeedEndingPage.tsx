/** The question before addresses of feeds end. */
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

export function FeedEndingPage(props: Props) {
  const parent = { href: "/settings/feeds", label: props.translator.text("feeds.title") };
  return <EndingPage {...{ parent, ...props }} />;
}
