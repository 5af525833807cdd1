/** Copies what stands in a field, and says whether it could. Not to be seen without JavaScript. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../routes/(_components)/Button.tsx";

interface Props {
  /** The field's id. */
  targetId: string;
  label: string;
  doneText: string;
  /** What to do by hand: the field is selected then. */
  failedText: string;
}

export function CopyButton({ targetId, label, doneText, failedText }: Props) {
  const [isAwake, setIsAwake] = useState(false);
  const [result, setResult] = useState("");
  useEffect(() => setIsAwake(true), []);
  const copy = async () => setResult(await copyField(targetId) ? doneText : failedText);
  return (
    <span class={isAwake ? "row" : "row unseen"}>
      <Button type="button" onClick={copy}>{label}</Button>
      <span role="status">{result}</span>
    </span>
  );
}

/** The clipboard's own interface is there over https and on localhost alone. */
async function copyField(id: string): Promise<boolean> {
  const field = document.getElementById(id) as HTMLInputElement;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
