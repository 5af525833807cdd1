/** The form of a record: its controls and the button that saves it. */
import type { ComponentChildren } from "preact";
import type { Translator } from "../../lib/i18n/translator.ts";
import { Button } from "../(_components)/Button.tsx";
import { type FormErrors, formErrors } from "../(_forms)/form_state.ts";
import type { RecordForm } from "./record_form.ts";
import { controlLabels } from "./record_labels.ts";
import { RecordFields } from "./RecordFields.tsx";

interface Props {
  form: RecordForm;
  /** Where it is sent. */
  action: string;
  submitLabel: string;
  translator: Translator;
  /** Beside the button. */
  children?: ComponentChildren;
}

/** Tells its fields from those of other forms on the page. */
const SCOPE = "record";

export function RecordEditor({ form, action, submitLabel, translator, children }: Props) {
  const errors = recordErrors(form, translator);
  return (
    <form class="stack" method="post" action={action} noValidate>
      <RecordFields {...{ form, errors, translator }} scope={SCOPE} />
      <div class="row">
        <Button tone="primary">{submitLabel}</Button>
        {children}
      </div>
    </form>
  );
}

/** What is wrong with the form, for its fields and for the page's summary. */
export function recordErrors(
  { record, refusal }: RecordForm,
  translator: Translator,
): FormErrors {
  const labels = controlLabels(translator, record);
  return formErrors(translator, { refusal, labels, scope: SCOPE });
}
