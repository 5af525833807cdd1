/** Gives an imported contact the form that REST and forms give one, to hold it to their rules. */
import type { ImportedContact } from "../../../lib/contacts/vcard/imported_contact.ts";
import { contactSchema } from "../../../lib/shared/contact_fields.ts";

/** @throws {ZodError} when an edit of the contact would be refused. */
export function acceptAsInput(contact: ImportedContact): void {
  const { uid: _, ...fields } = contact;
  const input = Object.entries(fields).map(([field, value]) => [toSnakeCase(field), value]);
  contactSchema.parse(Object.fromEntries(input));
}

function toSnakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
