/** Asks in a dialog before a feed is revoked. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../routes/(_components)/Dialog.tsx";
import { DialogOpener } from "../routes/(_components)/DialogOpener.tsx";
import { RevocationForm, type RevocationTexts } from "../routes/(_components)/RevocationForm.tsx";

interface Props {
  feedId: string;
  label: string;
  texts: RevocationTexts;
}

export function RevokeFeedDialog({ feedId, label, texts }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <>
      <DialogOpener
        href={`/settings/feeds/${feedId}/revocation`}
        label={label}
        fullLabel={texts.submit}
        tone="quiet"
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <Dialog
          id={`revoke-${feedId}`}
          title={texts.submit}
          dialogRef={dialog}
          onClose={() => setIsOpen(false)}
        >
          <RevocationForm {...{ feedId, texts }} inDialog />
        </Dialog>
      )}
    </>
  );
}
