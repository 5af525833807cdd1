/** Asks in a dialog before something ends. Without JavaScript a page of the same address asks. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { ButtonTone } from "../routes/(_components)/Button.tsx";
import {
  ConfirmationForm,
  type ConfirmationTexts,
} from "../routes/(_components)/ConfirmationForm.tsx";
import { Dialog } from "../routes/(_components)/Dialog.tsx";
import { DialogOpener } from "../routes/(_components)/DialogOpener.tsx";

interface Props {
  /** The dialog's. */
  id: string;
  /** The page that asks the same, to which the form is posted. */
  href: string;
  label: string;
  texts: ConfirmationTexts;
  /** Hidden values by name, which are sent along. */
  values?: Readonly<Record<string, string>>;
  tone?: ButtonTone;
}

export function ConfirmationDialog({ id, href, label, texts, values, tone = "quiet" }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  // A dialog that has been closed says so in a later task: until then it is here, and may open again.
  const open = () => isOpen ? dialog.current?.showModal() : setIsOpen(true);
  return (
    <>
      <DialogOpener {...{ href, label, tone }} fullLabel={texts.submit} onOpen={open} />
      {isOpen && (
        <Dialog
          id={id}
          title={texts.submit}
          dialogRef={dialog}
          onClose={() => setIsOpen(dialog.current?.open ?? false)}
        >
          <ConfirmationForm {...{ texts, values }} action={href} />
        </Dialog>
      )}
    </>
  );
}
