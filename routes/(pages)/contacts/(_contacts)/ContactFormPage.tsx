/** The page on which a contact is made or changed. */
import type { Contact } from "../../../../lib/contacts/contact.ts";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { CONTACT_LENGTHS } from "../../../../lib/shared/contact_fields.ts";
import { fieldId } from "../../../(_components)/Field.tsx";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../(_components)/PageTitle.tsx";
import { type FormErrors, formErrors, type FormState } from "../../../(_forms)/form_state.ts";
import { FormEnd } from "../../../(_forms)/FormEnd.tsx";
import { FormProblems } from "../../../(_forms)/FormProblems.tsx";
import { type ContactField, isNameless } from "./contact_form.ts";
import { ContactFields } from "./ContactFields.tsx";

interface Props {
  form: FormState;
  /** The contact that is changed; null for a new one. */
  contact: Contact | null;
  translator: Translator;
}

export function ContactFormPage({ form, contact, translator }: Props) {
  const labels = contactLabels(translator);
  const errors = contactErrors(form, { labels, translator });
  const { title, parent, action } = placeOf(contact, translator);
  const places = contact === null ? [] : [contact.display_name];
  return (
    <>
      <PageTitle parts={[title, ...places, translator.text("frame.contacts")]} />
      <FormProblems errors={errors.list} {...{ translator }} />
      <PageHead {...{ title, parent }} lead={translator.text("contacts.form.lead")} />
      <form class="sections" method="post" action={action} noValidate>
        <ContactFields {...{ form, labels, errors, translator }} />
        <FormEnd
          submit={translator.text("form.save")}
          cancelHref={parent.href}
          {...{ translator }}
        />
      </form>
    </>
  );
}

/** That there is no name is not one field's fault, but one leads to where it can be mended. */
function contactErrors(
  { refusal }: FormState,
  { labels, translator }: { labels: Record<ContactField, string>; translator: Translator },
): FormErrors {
  if (!isNameless(refusal)) return formErrors(translator, { refusal, labels });
  const name = "given_name";
  const text = translator.text("contacts.form.nameless");
  return { byName: { [name]: text }, list: [{ fieldId: fieldId({ name }), text }] };
}

function placeOf(contact: Contact | null, translator: Translator) {
  return contact === null
    ? {
      title: translator.text("contacts.new"),
      parent: { href: "/contacts", label: translator.text("frame.contacts") },
      action: "/contacts",
    }
    : {
      title: translator.text("contacts.edit"),
      parent: { href: `/contacts/${contact.id}`, label: contact.display_name },
      action: `/contacts/${contact.id}/edit`,
    };
}

/** Each control's label by its name, in the form's order. */
function contactLabels(translator: Translator): Record<ContactField, string> {
  const fields = Object.keys(CONTACT_LENGTHS) as ContactField[];
  const labels = fields.map((field) => [field, translator.text(`contacts.field.${field}`)]);
  return Object.fromEntries(labels) as Record<ContactField, string>;
}
