/** The question before a member is taken out or leaves, and why it could not be. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { ConfirmationForm } from "../../../../(_components)/ConfirmationForm.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import type { Refusal } from "../../../../(_forms)/attempt.ts";
import { formErrors } from "../../../../(_forms)/form_state.ts";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";
import type { Going } from "./going.ts";
import { removalTexts } from "./removal_texts.ts";

interface Props {
  going: Going;
  refusal: Refusal | null;
  translator: Translator;
}

export function RemovalPage({ going, refusal, translator }: Props) {
  const { workspace, member } = going;
  const errors = formErrors(translator, { refusal, labels: {} });
  const texts = removalTexts(going, translator);
  const path = partHref(workspace.id, "members");
  return (
    <WorkspaceFrame {...{ workspace, translator }} title={texts.submit} part="members">
      <FormProblems errors={errors.list} {...{ translator }} />
      <PageHead title={texts.submit} />
      <ConfirmationForm
        action={`${path}/${member.id}/removal`}
        texts={texts}
        cancelHref={path}
      />
    </WorkspaceFrame>
  );
}
