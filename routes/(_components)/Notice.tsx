/** What has just happened: it takes the focus when the page opens, and so is read out. */
import type { ComponentChildren } from "preact";

interface Props {
  /** `look` where something needs attention. */
  tone?: "done" | "look";
  children: ComponentChildren;
}

export function Notice({ tone = "done", children }: Props) {
  return (
    <div
      class={tone === "look" ? "notice notice-look" : "notice"}
      role="status"
      tabIndex={-1}
      autofocus
    >
      {children}
    </div>
  );
}
