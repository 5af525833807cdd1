/** The form that makes a workspace, as a page of its own. */
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../(_components)/PageTitle.tsx";
import { formErrors } from "../../../(_forms)/form_state.ts";
import { FormEnd } from "../../../(_forms)/FormEnd.tsx";
import { FormProblems } from "../../../(_forms)/FormProblems.tsx";
import { type WorkspaceForm, workspaceLabels } from "./workspace_form.ts";
import { WorkspaceFields } from "./WorkspaceFields.tsx";

interface Props {
  form: WorkspaceForm;
  translator: Translator;
}

export function WorkspaceFormPage({ form, translator }: Props) {
  const labels = workspaceLabels(translator);
  const errors = formErrors(translator, { refusal: form.refusal, labels });
  const title = translator.text("workspaces.new");
  const place = translator.text("frame.workspaces");
  return (
    <>
      <PageTitle parts={[title, place]} />
      <FormProblems errors={errors.list} {...{ translator }} />
      <PageHead title={title} parent={{ href: "/workspaces", label: place }} />
      <form class="stack" method="post" action="/workspaces" noValidate>
        {form.id !== null && <input type="hidden" name="id" value={form.id} />}
        <WorkspaceFields
          {...{ form, labels, errors, translator }}
          autofocus={form.refusal === null}
        />
        <FormEnd
          submit={translator.text("workspaces.form.submit")}
          cancelHref="/workspaces"
          {...{ translator }}
        />
      </form>
    </>
  );
}
