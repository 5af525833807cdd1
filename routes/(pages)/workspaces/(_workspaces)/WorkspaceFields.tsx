/** The controls of a workspace: its name, and the language of its feeds. */
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { MAX_LABEL_LENGTH } from "../../../../lib/shared/limits.ts";
import { LanguageSelect } from "../../../(_components)/LanguageSelect.tsx";
import { TextInput } from "../../../(_components)/TextInput.tsx";
import type { FormErrors, FormState } from "../../../(_forms)/form_state.ts";
import type { WorkspaceLabels } from "./workspace_form.ts";

interface Props {
  form: FormState;
  labels: WorkspaceLabels;
  errors: FormErrors;
  translator: Translator;
  /** Whether the page is there for them. */
  autofocus?: boolean;
}

export function WorkspaceFields({ form, labels, errors, translator, autofocus }: Props) {
  const { values } = form;
  return (
    <>
      <TextInput
        name="name"
        label={labels.name}
        hint={translator.text("workspaces.form.name_hint")}
        error={errors.byName.name}
        value={values.name}
        maxLength={MAX_LABEL_LENGTH}
        autocomplete="off"
        required
        autofocus={autofocus}
      />
      <LanguageSelect
        name="language"
        label={labels.language}
        hint={translator.text("workspaces.form.language_hint")}
        error={errors.byName.language}
        value={values.language}
      />
    </>
  );
}
