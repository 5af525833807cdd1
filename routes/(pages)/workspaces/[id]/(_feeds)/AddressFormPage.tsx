/** The form that issues an address, as a page of its own. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MAX_LABEL_LENGTH } from "../../../../../lib/shared/limits.ts";
import type { Membership } from "../../../../../lib/workspaces/membership.ts";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { TextInput } from "../../../../(_components)/TextInput.tsx";
import { formErrors, type FormState } from "../../../../(_forms)/form_state.ts";
import { FormEnd } from "../../../../(_forms)/FormEnd.tsx";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";

export interface AddressForm extends FormState {
  /** The id that the address will have: sent twice, it is issued once. */
  id: string;
}

interface Props {
  workspace: Membership;
  form: AddressForm;
  translator: Translator;
}

export function AddressFormPage({ workspace, form, translator }: Props) {
  const labels = { label: translator.text("workspace.feeds.form.label") };
  const errors = formErrors(translator, { refusal: form.refusal, labels });
  const title = translator.text("workspace.feeds.new");
  const path = partHref(workspace.id, "feeds");
  return (
    <WorkspaceFrame {...{ workspace, title, translator }} part="feeds">
      <FormProblems errors={errors.list} {...{ translator }} />
      <PageHead title={title} />
      <form class="stack" method="post" action={path} noValidate>
        <input type="hidden" name="id" value={form.id} />
        <p>{translator.text("workspace.feeds.key")}</p>
        <TextInput
          name="label"
          label={labels.label}
          hint={translator.text("workspace.feeds.form.label_hint")}
          error={errors.byName.label}
          value={form.values.label}
          maxLength={MAX_LABEL_LENGTH}
          autocomplete="off"
          required
          autofocus={form.refusal === null}
        />
        <FormEnd
          submit={translator.text("workspace.feeds.form.submit")}
          cancelHref={path}
          {...{ translator }}
        />
      </form>
    </WorkspaceFrame>
  );
}
