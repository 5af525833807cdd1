/** A list without items: what it is for, why it is empty, one thing to do. */
import type { ComponentChildren } from "preact";

interface Props {
  title: string;
  explanation: string;
  /** One ButtonLink. */
  action?: ComponentChildren;
}

export function EmptyState({ title, explanation, action }: Props) {
  return (
    <div class="empty-state stack">
      <h2>{title}</h2>
      <p>{explanation}</p>
      {action}
    </div>
  );
}
