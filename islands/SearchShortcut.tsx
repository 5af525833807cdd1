/** Lets `/` lead to the search, except where one is typing. */
import { useEffect } from "preact/hooks";

export function SearchShortcut({ fieldId }: { fieldId: string }) {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      document.getElementById(fieldId)?.focus();
    };
    document.addEventListener("keydown", follow);
    return () => document.removeEventListener("keydown", follow);
  }, [fieldId]);
  return null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, textarea, select");
}
