/** Holds the buttons of a form that is on its way, so that nobody sends it twice, and says so. */
import { useEffect } from "preact/hooks";

/**
 * When the buttons are given back in any case, since no browser tells that somebody has stopped the
 * request. Longer than the longest purge: two requests of 10 s each, a second apart.
 */
const HELD_FOR_MS = 30_000;

/**
 * The page leaves with the form: else nothing is given back but where the browser brings it back.
 * One form is on its way at a time: the browser gives up the one before for the next.
 */
export function FormsInFlight({ text }: { text: string }) {
  useEffect(() => {
    let release = () => {};
    const hold = (event: SubmitEvent) => {
      if (event.defaultPrevented || methodOf(event) !== "post") return;
      // Once the form's values are taken: a button that is held too early is not among them.
      setTimeout(() => {
        release();
        release = holdForm(event, text);
      });
    };
    const bringBack = () => release();
    document.addEventListener("submit", hold);
    addEventListener("pageshow", bringBack);
    return () => {
      document.removeEventListener("submit", hold);
      removeEventListener("pageshow", bringBack);
    };
  }, [text]);
  return null;
}

/** Cancelling a dialog and asking for a preview are no changes. */
function methodOf({ target, submitter }: SubmitEvent): string {
  const asked = submitter instanceof HTMLButtonElement ? submitter.formMethod : "";
  return asked || (target as HTMLFormElement).method;
}

/** Returns what gives the form back. */
function holdForm({ target, submitter }: SubmitEvent, text: string): () => void {
  const form = target as HTMLFormElement;
  const buttons = [...form.querySelectorAll("button")]
    .filter(({ formMethod }) => formMethod !== "dialog");
  // A label stays: a button of another size would move what is beside it under the finger.
  for (const button of buttons) {
    button.disabled = true;
    if (button === submitter) button.ariaBusy = "true";
  }
  const status = announce(form, text);
  const release = () => {
    clearTimeout(timer);
    status.remove();
    for (const button of buttons) Object.assign(button, { disabled: false, ariaBusy: null });
  };
  const timer = setTimeout(release, HELD_FOR_MS);
  return release;
}

/** Within the form: an open dialog makes all that is outside of it silent. */
function announce(form: HTMLFormElement, text: string): HTMLElement {
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.role = "status";
  form.append(status);
  // A region tells what changes in it, not what it has brought along.
  setTimeout(() => status.textContent = text);
  return status;
}
