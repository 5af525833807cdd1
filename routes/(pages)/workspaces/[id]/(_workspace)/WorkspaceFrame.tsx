/** What surrounds the pages of one workspace: its name, its parts, and the title of the document. */
import type { ComponentChildren } from "preact";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MANAGERS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { Badge } from "../../../../(_components)/Badge.tsx";
import { PageTitle } from "../../../../(_components)/PageTitle.tsx";

export type WorkspacePart = "articles" | "feeds" | "members" | "settings";

interface Props {
  workspace: Membership;
  /** The part that the page belongs to. */
  part: WorkspacePart;
  /** The page's own name; absent on the part's first page. */
  title?: string;
  translator: Translator;
  children: ComponentChildren;
}

export function WorkspaceFrame({ workspace, part, title, translator, children }: Props) {
  const label = partLabel(part, translator);
  const titles = [
    ...(title === undefined ? [] : [title]),
    label,
    workspace.name,
    translator.text("frame.workspaces"),
  ];
  return (
    <>
      <PageTitle parts={titles} />
      <header class="page-head">
        <p>
          <span class="entry-title">{workspace.name}</span>{" "}
          <Badge label={translator.text(`workspaces.role.${workspace.role}`)} />
        </p>
        <nav class="site-nav" aria-label={translator.text("workspace.places")}>
          {partsFor(workspace).map((one) => (
            <a
              key={one}
              href={partHref(workspace.id, one)}
              aria-current={one === part ? (title === undefined ? "page" : "true") : undefined}
              data-label={partLabel(one, translator)}
            >
              {partLabel(one, translator)}
            </a>
          ))}
        </nav>
      </header>
      {children}
    </>
  );
}

/** The first page of a part. */
export function partHref(workspaceId: string, part: WorkspacePart): string {
  return part === "articles" ? `/workspaces/${workspaceId}` : `/workspaces/${workspaceId}/${part}`;
}

/** The settings are there for those who can change them. */
function partsFor({ role }: Membership): WorkspacePart[] {
  return [
    "articles",
    "feeds",
    "members",
    ...(MANAGERS.includes(role) ? ["settings"] as const : []),
  ];
}

function partLabel(part: WorkspacePart, translator: Translator): string {
  return part === "settings"
    ? translator.text("frame.settings")
    : translator.text(`workspace.${part}.title`);
}
