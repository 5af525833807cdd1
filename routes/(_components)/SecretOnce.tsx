/** A secret on the one page that shows it: to be read, selected and copied. */
import type { ComponentChildren } from "preact";

interface Props {
  id: string;
  label: string;
  secret: string;
  /** That it is shown this one time, and what to do when it is lost. */
  warning: string;
  /** The button that copies it. */
  children?: ComponentChildren;
}

/** Takes the focus: whoever arrives here came for this. */
export function SecretOnce({ id, label, secret, warning, children }: Props) {
  return (
    <div class="notice notice-look stack">
      <p id={`${id}-warning`}>{warning}</p>
      <div class="row">
        <input
          class="input secret"
          {...{ id }}
          value={secret}
          readOnly
          autofocus
          spellcheck={false}
          autocomplete="off"
          aria-label={label}
          aria-describedby={`${id}-warning`}
        />
        {children}
      </div>
    </div>
  );
}
