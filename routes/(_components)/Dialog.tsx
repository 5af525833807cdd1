/** A native dialog: modal, closed by Esc, its focus given back by the browser. */
import type { ComponentChildren, Ref } from "preact";

interface Props {
  id: string;
  title: string;
  /** The island that opens it holds on to it by this. */
  dialogRef?: Ref<HTMLDialogElement>;
  onClose?: () => void;
  children: ComponentChildren;
}

export function Dialog({ id, title, dialogRef, onClose, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <dialog id={id} ref={dialogRef} onClose={onClose} aria-labelledby={titleId}>
      <div class="stack">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
