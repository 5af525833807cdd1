/** The question before a workspace is deleted, and what is left to do when it could not be. */
import { domainErrorText } from "../../../../../lib/i18n/error_text.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { Membership } from "../../../../../lib/workspaces/membership.ts";
import { ConfirmationForm } from "../../../../(_components)/ConfirmationForm.tsx";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";

/** Why nothing was deleted. */
export type DeletionFailure = "purge_failed" | "workspace_changed";

interface Props {
  workspace: Membership;
  failure: DeletionFailure | null;
  translator: Translator;
}

export function WorkspaceDeletionPage({ workspace, failure, translator }: Props) {
  const title = translator.text("workspace.deletion.submit", { name: workspace.name });
  const texts = {
    consequences: [
      translator.text("workspace.deletion.effect"),
      translator.text("workspace.deletion.final"),
    ],
    submit: title,
    cancel: translator.text("form.cancel"),
  };
  return (
    <WorkspaceFrame {...{ workspace, title, translator }} part="settings">
      {failure !== null && (
        <Notice tone="look">
          <p>
            {failure === "purge_failed"
              ? translator.text("workspace.deletion.failed")
              : domainErrorText(translator, failure)}
          </p>
        </Notice>
      )}
      <PageHead title={title} />
      <ConfirmationForm
        action={`/workspaces/${workspace.id}/deletion`}
        texts={texts}
        cancelHref={partHref(workspace.id, "settings")}
      />
    </WorkspaceFrame>
  );
}
