/** The form that ends something: what stops, what stays, and the button that does it. */
import { Button, ButtonLink } from "./Button.tsx";

export interface ConfirmationTexts {
  /** What comes of it, a paragraph each. */
  consequences: readonly string[];
  /** Names the thing and what is done to it. */
  submit: string;
  cancel: string;
}

interface Props {
  action: string;
  texts: ConfirmationTexts;
  /** Hidden values by name, which are sent along. */
  values?: Readonly<Record<string, string>>;
  /** Where cancelling leads. Absent in a dialog, which it closes. */
  cancelHref?: string;
}

export function ConfirmationForm({ action, texts, values = {}, cancelHref }: Props) {
  return (
    <form class="stack" method="post" action={action}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {texts.consequences.map((text) => <p key={text}>{text}</p>)}
      <div class="row">
        <Button tone="ending">{texts.submit}</Button>
        {cancelHref === undefined
          ? <Button tone="quiet" formMethod="dialog" autofocus>{texts.cancel}</Button>
          : <ButtonLink tone="quiet" href={cancelHref}>{texts.cancel}</ButtonLink>}
      </div>
    </form>
  );
}
