/** Opens the form that makes a feed in a dialog. The form is the page's own, and posts by itself. */
import { useRef } from "preact/hooks";
import { Dialog } from "../routes/(_components)/Dialog.tsx";
import { DialogOpener } from "../routes/(_components)/DialogOpener.tsx";
import { FeedPreview } from "./FeedPreview.tsx";

interface Props {
  /** The page that has the form. */
  href: string;
  label: string;
  title: string;
  previewFailedText: string;
}

export function CreateFeedDialog({ href, label, title, previewFailedText }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const open = async () => {
    const form = await loadForm(href);
    if (form === null) return location.assign(href);
    place.current?.replaceChildren(form);
    dialog.current?.showModal();
  };
  return (
    <>
      <DialogOpener {...{ href, label }} tone="primary" onOpen={open} />
      <Dialog id="new-feed" title={title} dialogRef={dialog}>
        <div ref={place} onClick={(event) => closeByLink(event, dialog.current)} />
        <FeedPreview href={href} failedText={previewFailedText} />
      </Dialog>
    </>
  );
}

/** A new one each time, with an id of its own. Null when the page has none: one must sign in again. */
async function loadForm(href: string): Promise<HTMLFormElement | null> {
  try {
    const html = await (await fetch(href)).text();
    return new DOMParser().parseFromString(html, "text/html").querySelector("form.feed-form");
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
