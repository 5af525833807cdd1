/** What the admins of a workspace change about it, and the way to its end. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { Membership } from "../../../../../lib/workspaces/membership.ts";
import { Button, ButtonLink } from "../../../../(_components)/Button.tsx";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { formErrors, type FormState } from "../../../../(_forms)/form_state.ts";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { workspaceLabels } from "../../(_workspaces)/workspace_form.ts";
import { WorkspaceFields } from "../../(_workspaces)/WorkspaceFields.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";

interface Props {
  workspace: Membership;
  form: FormState;
  /** What has just happened, as the address says it. */
  notice: string | null;
  translator: Translator;
}

export function WorkspaceSettingsPage({ workspace, form, notice, translator }: Props) {
  const labels = workspaceLabels(translator);
  const errors = formErrors(translator, { refusal: form.refusal, labels });
  return (
    <WorkspaceFrame {...{ workspace, translator }} part="settings">
      <FormProblems errors={errors.list} {...{ translator }} />
      {notice === "workspace_saved" && <Notice>{translator.text("workspace.notice.saved")}</Notice>}
      <PageHead title={translator.text("frame.settings")} />
      <form
        class="stack"
        method="post"
        action={partHref(workspace.id, "settings")}
        noValidate
      >
        <WorkspaceFields {...{ form, labels, errors, translator }} />
        <Button tone="primary">{translator.text("form.save")}</Button>
      </form>
      <p class="list-end">
        <ButtonLink tone="ending" href={`/workspaces/${workspace.id}/deletion`}>
          {translator.text("workspace.deletion.link")}
        </ButtonLink>
      </p>
    </WorkspaceFrame>
  );
}
