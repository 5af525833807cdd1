/** Copies what stands in a field, and says whether it could. Not to be seen without JavaScript. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../routes/(_components)/Button.tsx";

interface Props {
  /** The field's id. */
  targetId: string;
  label: string;
  /** What it is called where the label alone says too little. */
  fullLabel?: string;
  doneText: string;
  /** What to do by hand: the field is selected then. */
  failedText: string;
}

/** Tells every button on the page that what it says of the clipboard is over. */
const COPYING = "copying";

/** The result has a line of its own below, which is there from the beginning: nothing moves. */
export function CopyButton({ targetId, label, fullLabel, doneText, failedText }: Props) {
  const [isAwake, setIsAwake] = useState(false);
  const [result, setResult] = useState("");
  useEffect(() => {
    setIsAwake(true);
    const forget = () => setResult("");
    document.addEventListener(COPYING, forget);
    return () => document.removeEventListener(COPYING, forget);
  }, []);
  const copy = async ({ currentTarget: button }: { currentTarget: HTMLButtonElement }) => {
    document.dispatchEvent(new Event(COPYING));
    setResult(await copyField(targetId, button) ? doneText : failedText);
  };
  return (
    <>
      <span class={isAwake ? undefined : "unseen"}>
        <Button type="button" aria-label={fullLabel} onClick={copy}>{label}</Button>
      </span>
      <p class="copy-result small" role="status">{result}</p>
    </>
  );
}

/** The clipboard's own interface is there over https and on localhost alone. */
async function copyField(id: string, button: HTMLButtonElement): Promise<boolean> {
  const field = document.getElementById(id) as HTMLInputElement;
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    const isCopied = document.execCommand("copy");
    if (isCopied) button.focus();
    return isCopied;
  }
}
