/** The controls of a record, as its description lists them. */
import type { Translator } from "../../lib/i18n/translator.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { Control } from "../../lib/shared/records/record.ts";
import type { FieldProps } from "../(_components)/Field.tsx";
import { Select } from "../(_components)/Select.tsx";
import { TextArea } from "../(_components)/TextArea.tsx";
import { TextInput } from "../(_components)/TextInput.tsx";
import type { FormErrors } from "../(_forms)/form_state.ts";
import { PartialDateField } from "./PartialDateField.tsx";
import type { PeopleChoice } from "./people.ts";
import { PeopleField } from "./PeopleField.tsx";
import { asksForPeople, type RecordForm } from "./record_form.ts";
import { choiceLabel, controlLabels } from "./record_labels.ts";

interface Props {
  form: RecordForm;
  errors: FormErrors;
  scope: string;
  translator: Translator;
}

export function RecordFields(props: Props) {
  const { form: { record, choice } } = props;
  const controls: readonly Control[] = RECORDS[record].controls;
  return (
    <div class="field-grid">
      {choice !== null && !asksForPeople(record) && <PersonSelect {...props} choice={choice} />}
      {controls.map((control) => <ControlField key={control.field} {...props} control={control} />)}
    </div>
  );
}

function PersonSelect(
  { form: { record, contactIds }, choice, errors, scope, translator }: Props & {
    choice: PeopleChoice;
  },
) {
  return (
    <Select
      name="contact_id"
      scope={scope}
      label={controlLabels(translator, record).contact_id ?? ""}
      hint={morePeople(choice, translator)}
      error={errors.byName.contact_id}
      value={contactIds[0]}
      options={[{ value: "", label: translator.text("records.choose_person") }, ...choice.people]}
      required
    />
  );
}

type ControlProps = Props & { control: Control };

function ControlField(props: ControlProps) {
  const { control, form, translator } = props;
  const { values } = form;
  const field = fieldOf(props);
  const text = { ...field, value: values[control.field], required: isNeeded(control) };
  switch (control.kind) {
    case "text":
    case "url": {
      const { kind: type, maxLength } = control;
      return <TextInput {...text} {...{ type, maxLength }} autocomplete="off" />;
    }
    case "textarea":
      return <TextArea {...text} maxLength={control.maxLength} rows={4} />;
    case "instant":
      return <TextInput {...text} type="datetime-local" />;
    case "choice":
      return <Select {...text} options={choicesOf(control, form, { translator })} />;
    case "partial_date":
      return (
        <PartialDateField
          {...field}
          {...{ values, translator }}
          hint={translator.text("records.partial_date_hint")}
        />
      );
    case "contacts":
      return (
        form.choice && (
          <PeopleField
            {...field}
            people={form.choice.people}
            chosenIds={form.contactIds}
            hint={morePeople(form.choice, translator)}
          />
        )
      );
    default:
      return control satisfies never;
  }
}

function fieldOf({ control, form, errors, scope, translator }: ControlProps): FieldProps {
  const { field: name } = control;
  return {
    name,
    scope,
    label: controlLabels(translator, form.record)[name] ?? "",
    labelNote: isNeeded(control) ? undefined : translator.text("form.optional"),
    error: errors.byName[name],
  };
}

/** Somebody has to take part; of a date, nothing has to be known. */
function isNeeded(control: Control): boolean {
  if (control.kind === "contacts") return true;
  return control.kind !== "partial_date" && control.required === true;
}

function choicesOf(
  { field, choices }: Extract<Control, { kind: "choice" }>,
  { record }: RecordForm,
  { translator }: { translator: Translator },
) {
  return [
    { value: "", label: translator.text("records.choose") },
    ...choices.map((choice) => ({
      value: choice,
      label: choiceLabel(translator, record, { field, choice }),
    })),
  ];
}

function morePeople({ people, hasMore }: PeopleChoice, translator: Translator): string | undefined {
  return hasMore ? translator.text("records.more_people", { limit: people.length }) : undefined;
}
