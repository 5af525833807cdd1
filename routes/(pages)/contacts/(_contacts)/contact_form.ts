/** The form of a contact: what stands in it, and what it says as the input of lib/contacts. */
import type { Contact } from "../../../../lib/contacts/contact.ts";
import {
  CONTACT_LENGTHS,
  type ContactInput,
  type ContactPatch,
  contactPatchSchema,
  contactSchema,
  deriveDisplayName,
} from "../../../../lib/shared/contact_fields.ts";
import { parseInput } from "../../../../lib/shared/parse_input.ts";
import type { Refusal } from "../../../(_forms)/attempt.ts";
import { type ControlKind, hasChanged } from "../../../(_forms)/has_changed.ts";
import { birthdayFrom, birthdayTexts } from "./birthday_parts.ts";

export type ContactField = keyof typeof CONTACT_LENGTHS;
type Texts = Readonly<Record<string, string>>;

const FIELDS = Object.keys(CONTACT_LENGTHS) as ContactField[];

/** What stands in the controls. A name that follows from the others is not shown again. */
export function shownContact(contact: Contact): Texts {
  const { birthday, other_emails, other_phones, display_name, ...texts } = contact;
  const isDerived = display_name === deriveDisplayName({ ...contact, display_name: null });
  const ofFields = FIELDS.map((field) => [field, Reflect.get(texts, field) ?? ""]);
  return {
    ...Object.fromEntries(ofFields),
    display_name: isDerived ? "" : display_name,
    other_emails: other_emails.join("\n"),
    other_phones: other_phones.join("\n"),
    ...birthdayTexts(birthday),
  };
}

/** @throws {InvalidInput} */
export function readNewContact(values: Texts): ContactInput {
  return parseInput(contactSchema, inputOf(FIELDS, values));
}

/**
 * The fields whose controls hold something else than was shown.
 *
 * @throws {InvalidInput}
 */
export function readContactPatch(values: Texts, contact: Contact): ContactPatch {
  const shown = shownContact(contact);
  const changed = FIELDS.filter((field) =>
    controlsOf(field).some((name) =>
      hasChanged(controlKind(field), { typed: values[name], shown: shown[name] })
    )
  );
  return parseInput(contactPatchSchema, inputOf(changed, values));
}

/** True when none of the fields can serve as a name. */
export function isNameless(refusal: Refusal | null): boolean {
  return refusal?.kind === "invalid" &&
    refusal.issues.some(({ path, code }) => path === "display_name" && code === "required");
}

function controlKind(field: ContactField): ControlKind {
  switch (field) {
    case "other_emails":
    case "other_phones":
    case "address":
    case "about":
      return "area";
    case "email":
    case "website":
      return "address";
    default:
      return "line";
  }
}

function controlsOf(field: ContactField): string[] {
  return field === "birthday" ? Object.keys(birthdayTexts(null)) : [field];
}

function inputOf(fields: readonly ContactField[], values: Texts): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, fieldInput(field, values)]));
}

function fieldInput(field: ContactField, values: Texts): string | string[] {
  const text = values[field] ?? "";
  switch (field) {
    case "birthday":
      return birthdayFrom(values);
    case "other_emails":
    case "other_phones":
      return text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
    default:
      return text;
  }
}
