/** The form that ends a feed: what stops, what stays, and the button that does it. */
import { Button, ButtonLink } from "./Button.tsx";

export interface RevocationTexts {
  effect: string;
  finality: string;
  /** Names the feed. */
  submit: string;
  cancel: string;
}

interface Props {
  feedId: string;
  texts: RevocationTexts;
  /** In a dialog, to cancel is to close it; on a page, to go back to the list. */
  inDialog?: boolean;
}

export function RevocationForm({ feedId, texts, inDialog = false }: Props) {
  return (
    <form class="stack" method="post" action={`/settings/feeds/${feedId}/revocation`}>
      <p>{texts.effect}</p>
      <p>{texts.finality}</p>
      <div class="row">
        <Button tone="ending">{texts.submit}</Button>
        {inDialog
          ? <Button tone="quiet" formMethod="dialog" autofocus>{texts.cancel}</Button>
          : <ButtonLink tone="quiet" href="/settings/feeds">{texts.cancel}</ButtonLink>}
      </div>
    </form>
  );
}
