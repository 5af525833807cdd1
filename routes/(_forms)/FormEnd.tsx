/** The end of a form: the button that sends it, and the way back for who does not. */
import type { ComponentChildren } from "preact";
import type { Translator } from "../../lib/i18n/translator.ts";
import { Button, ButtonLink, type ButtonTone } from "../(_components)/Button.tsx";

interface Props {
  submit: string;
  tone?: ButtonTone;
  cancelHref: string;
  translator: Translator;
  /** Between the two. */
  children?: ComponentChildren;
}

export function FormEnd({ submit, tone = "primary", cancelHref, translator, children }: Props) {
  return (
    <div class="row">
      <Button tone={tone}>{submit}</Button>
      {children}
      <ButtonLink href={cancelHref} tone="quiet">{translator.text("form.cancel")}</ButtonLink>
    </div>
  );
}
