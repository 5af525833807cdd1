/** The controls of a contact. */
import type { ComponentChildren } from "preact";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { CONTACT_LENGTHS } from "../../../../lib/shared/contact_fields.ts";
import { TextArea } from "../../../(_components)/TextArea.tsx";
import { TextInput } from "../../../(_components)/TextInput.tsx";
import type { FormErrors, FormState } from "../../../(_forms)/form_state.ts";
import { PartialDateField } from "../../../(_records)/PartialDateField.tsx";
import type { ContactField } from "./contact_form.ts";

export interface ContactFieldsProps {
  form: FormState;
  labels: Readonly<Record<ContactField, string>>;
  errors: FormErrors;
  translator: Translator;
}

export function ContactFields(props: ContactFieldsProps) {
  const { translator } = props;
  return (
    <>
      <FieldGroup title={translator.text("contacts.form.names")}>
        <NameFields {...props} />
      </FieldGroup>
      <FieldGroup title={translator.text("contacts.form.reach")}>
        <ReachFields {...props} />
      </FieldGroup>
      <FieldGroup title={translator.text("contacts.form.about")}>
        <AboutFields {...props} />
      </FieldGroup>
    </>
  );
}

function FieldGroup({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset>
      <legend>
        <h2>{title}</h2>
      </legend>
      <div class="field-grid">{children}</div>
    </fieldset>
  );
}

/** Rarely used; shown where one of them says something already. */
const MORE_NAMES = [
  "honorific_prefix",
  "middle_name",
  "honorific_suffix",
  "display_name",
] as const;

function NameFields(props: ContactFieldsProps) {
  const { form: { values }, errors, translator } = props;
  const opens = MORE_NAMES.some((name) => values[name] || errors.byName[name]);
  return (
    <>
      <Line {...props} name="given_name" autofocus />
      <Line {...props} name="family_name" />
      <Line {...props} name="nickname" />
      <Line {...props} name="organization" />
      <Line {...props} name="job_title" />
      <details open={opens}>
        <summary>{translator.text("contacts.form.more_names")}</summary>
        <div class="field-grid">
          <Line {...props} name="honorific_prefix" />
          <Line {...props} name="middle_name" />
          <Line {...props} name="honorific_suffix" />
          <Line
            {...props}
            name="display_name"
            hint={translator.text("contacts.form.display_name_hint")}
          />
        </div>
      </details>
    </>
  );
}

function ReachFields(props: ContactFieldsProps) {
  const oneALine = props.translator.text("contacts.form.one_a_line");
  return (
    <>
      <Line {...props} name="email" type="email" />
      <Line {...props} name="phone" type="tel" />
      <Area {...props} name="other_emails" rows={2} hint={oneALine} />
      <Area {...props} name="other_phones" rows={2} hint={oneALine} />
      <Line {...props} name="website" type="url" />
      <Area {...props} name="address" rows={3} />
    </>
  );
}

function AboutFields(props: ContactFieldsProps) {
  const { form: { values }, labels, errors, translator } = props;
  return (
    <>
      <PartialDateField
        name="birthday"
        label={labels.birthday}
        hint={translator.text("contacts.form.birthday_hint")}
        error={errors.byName.birthday}
        {...{ values, translator }}
      />
      <Area {...props} name="about" rows={5} />
    </>
  );
}

type ControlProps = ContactFieldsProps & { name: ContactField; hint?: string };

function Line(
  { form, labels, errors, name, hint, type, autofocus }: ControlProps & {
    type?: "email" | "tel" | "url";
    autofocus?: boolean;
  },
) {
  return (
    <TextInput
      {...{ name, hint, type, autofocus }}
      label={labels[name]}
      error={errors.byName[name]}
      value={form.values[name]}
      maxLength={CONTACT_LENGTHS[name]}
      autocomplete="off"
    />
  );
}

function Area({ form, labels, errors, name, hint, rows }: ControlProps & { rows: number }) {
  const isList = name === "other_emails" || name === "other_phones";
  return (
    <TextArea
      {...{ name, hint, rows }}
      label={labels[name]}
      error={errors.byName[name]}
      value={form.values[name]}
      maxLength={isList ? undefined : CONTACT_LENGTHS[name]}
    />
  );
}
