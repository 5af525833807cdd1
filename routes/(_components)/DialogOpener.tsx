/** A link to the page that does a job, which opens a dialog for it where there is JavaScript. */
import { useEffect, useState } from "preact/hooks";
import { Button, ButtonLink, type ButtonTone } from "./Button.tsx";

interface Props {
  /** The page that does the same. */
  href: string;
  label: string;
  /** What it is called where the label alone, read out in a list of links, says too little. */
  fullLabel?: string;
  tone?: ButtonTone;
  /** While what it opens is on its way. It keeps the focus, and with it gets it back. */
  isBusy?: boolean;
  onOpen: () => void;
}

/** A link becomes a button once it does something here instead of leading somewhere. */
export function DialogOpener({ href, label, fullLabel, tone, isBusy, onOpen }: Props) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!isAlive) return <ButtonLink {...{ href, tone }} aria-label={fullLabel}>{label}</ButtonLink>;
  return (
    <Button
      type="button"
      tone={tone}
      aria-label={fullLabel}
      aria-haspopup="dialog"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={onOpen}
    >
      {label}
    </Button>
  );
}
