/** Keeps the preview of a feed in step with its form. Without JavaScript a button asks for it. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../routes/(_components)/Button.tsx";

interface Props {
  /** The page of the form, which renders the preview of whatever its query says. */
  href: string;
  failedText: string;
  /** Absent where there is nothing without JavaScript anyway. */
  updateLabel?: string;
}

/** The controls that decide what there is to preview; each answer has both levels. */
const SUBJECT_CONTROLS = ["kind", "entity_id"];

export function FeedPreview({ href, failedText, updateLabel }: Props) {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    setIsAwake(true);
    return followForm({ href, failedText });
  }, []);
  if (isAwake || updateLabel === undefined) return null;
  return <Button formMethod="get" formAction={href}>{updateLabel}</Button>;
}

/** Listens on the document: the form in a dialog comes and goes. Returns what ends it. */
function followForm({ href, failedText }: { href: string; failedText: string }): () => void {
  let latest = new AbortController();
  const follow = ({ target }: Event) => {
    const { name, form } = target as HTMLInputElement | HTMLSelectElement;
    const shown = form?.querySelector("#feed-preview");
    if (!form || !shown || !SUBJECT_CONTROLS.includes(name)) return;
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    shown.ariaBusy = "true";
    loadPreview(previewUrl(form, href), signal).then(
      (preview) => shown.replaceWith(preview),
      () => {
        if (signal.aborted) return;
        shown.ariaBusy = "false";
        shown.replaceChildren(failedText);
      },
    );
  };
  document.addEventListener("change", follow);
  return () => document.removeEventListener("change", follow);
}

function previewUrl(form: HTMLFormElement, href: string): string {
  const values = new FormData(form);
  const query = SUBJECT_CONTROLS.map((name) => [name, String(values.get(name) ?? "")]);
  return `${href}?${new URLSearchParams(query)}`;
}

/** The part of the page that shows the preview: its text is inert, and no script of it runs. */
async function loadPreview(url: string, signal: AbortSignal): Promise<Element> {
  const response = await fetch(url, { signal });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const preview = page.querySelector("#feed-preview");
  if (preview === null) throw new Error("Cannot show the preview: the page has none");
  return preview;
}
