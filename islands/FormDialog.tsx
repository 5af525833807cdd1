/** Opens the form of another page in a dialog. The form stays that page's own, and posts by itself. */
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { Dialog } from "../routes/(_components)/Dialog.tsx";
import { DialogOpener } from "../routes/(_components)/DialogOpener.tsx";

interface Props {
  /** The dialog's. */
  id: string;
  /** The page that has the form. */
  href: string;
  label: string;
  title: string;
  /** What another island adds to the dialog: a page cannot give any. */
  children?: ComponentChildren;
}

export function FormDialog({ id, href, label, title, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isLoading = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    // A second form would replace the first, and with it what was typed there already.
    if (isLoading.current) return;
    isLoading.current = true;
    setIsBusy(true);
    const form = await loadForm(href);
    isLoading.current = false;
    setIsBusy(false);
    if (form === null) return location.assign(href);
    place.current?.replaceChildren(form);
    dialog.current?.showModal();
  };
  return (
    <>
      <DialogOpener {...{ href, label, isBusy }} tone="primary" onOpen={open} />
      <Dialog {...{ id, title }} dialogRef={dialog}>
        <div ref={place} onClick={(event) => closeByLink(event, dialog.current)} />
        {children}
      </Dialog>
    </>
  );
}

/** A new one each time, with an id of its own. Null when another page came: one must sign in again. */
async function loadForm(href: string): Promise<HTMLFormElement | null> {
  try {
    const response = await fetch(href);
    if (response.redirected) return null;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return page.querySelector("main form");
  } catch {
    return null;
  }
}

/** The form's one link leads back to where the dialog is. */
function closeByLink(event: MouseEvent, dialog: HTMLDialogElement | null): void {
  if ((event.target as Element).closest("a") === null) return;
  event.preventDefault();
  dialog?.close();
}
