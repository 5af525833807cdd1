/** A page's heading, where it belongs, and the one thing to do there. */
import type { ComponentChildren } from "preact";

interface Props {
  title: string;
  /** The page above this one. */
  parent?: { href: string; label: string };
  /** One sentence or two on what the page is for. */
  lead?: string;
  /** Buttons and links, the most important first. False where the reader may do none of it. */
  actions?: ComponentChildren;
  /** Beside the title: badges. */
  children?: ComponentChildren;
}

export function PageHead({ title, parent, lead, actions, children }: Props) {
  return (
    <header class="page-head">
      <div>
        {parent !== undefined && (
          <p class="page-parent small">
            <a href={parent.href}>{parent.label}</a>
          </p>
        )}
        <div class="row">
          <h1>{title}</h1>
          {children}
        </div>
        {lead !== undefined && <p class="lead quiet">{lead}</p>}
      </div>
      {actions && <div class="row">{actions}</div>}
    </header>
  );
}
