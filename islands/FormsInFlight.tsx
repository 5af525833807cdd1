/** Holds the buttons of a form that is on its way, so that nobody sends it twice, and says so. */
import { useEffect, useState } from "preact/hooks";

/** The page leaves with the form: nothing is given back but where the browser brings it back. */
export function FormsInFlight({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const held = new Map<HTMLButtonElement, string | null>();
    const hold = (event: SubmitEvent) => {
      if (event.defaultPrevented || methodOf(event) !== "post") return;
      // Once the form's values are taken: a button that is held too early is not among them.
      setTimeout(() => {
        holdButtons(event, { held, text });
        setAnnounced(text);
      });
    };
    const release = () => {
      for (const [button, label] of held) {
        Object.assign(button, { disabled: false, textContent: label });
      }
      held.clear();
      setAnnounced("");
    };
    document.addEventListener("submit", hold);
    addEventListener("pageshow", release);
    return () => {
      document.removeEventListener("submit", hold);
      removeEventListener("pageshow", release);
    };
  }, [text]);
  return <p class="visually-hidden" aria-live="polite">{announced}</p>;
}

/** Cancelling a dialog and asking for a preview are no changes. */
function methodOf({ target, submitter }: SubmitEvent): string {
  const asked = submitter instanceof HTMLButtonElement ? submitter.formMethod : "";
  return asked || (target as HTMLFormElement).method;
}

function holdButtons(
  { target, submitter }: SubmitEvent,
  { held, text }: { held: Map<HTMLButtonElement, string | null>; text: string },
): void {
  for (const button of (target as HTMLFormElement).querySelectorAll("button")) {
    if (button.formMethod === "dialog") continue;
    held.set(button, button.textContent);
    button.disabled = true;
    if (button === submitter) button.textContent = text;
  }
}
