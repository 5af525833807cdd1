/** The operations on contacts. */
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { contactListQuery } from "../../contacts/query_values.ts";
import { contactPatchSchema, contactSchema } from "../../shared/contact_fields.ts";
import { MAX_IMPORT_BYTES } from "../../shared/limits.ts";
import { answered, changing, created, emptied, pathId, reading } from "../operation.ts";
import { contact, contactPage, importReport } from "../schemas/contacts.ts";

const tag = "Contacts";
const path = pathId("The contact's id.");
const vcard = z.string().meta({ description: "Any number of vCards 2.1, 3.0 or 4.0." });

export const contactPaths: ZodOpenApiPathsObject = {
  "/contacts": {
    get: reading({
      tag,
      id: "listContacts",
      summary: "List contacts by name",
      query: contactListQuery,
      answers: answered(contactPage, "A page of contacts that are not deleted."),
    }),
    post: changing({
      tag,
      id: "createContact",
      summary: "Make a contact",
      description: "At least one name must be given. `display_name` is derived when absent.",
      json: contactSchema.meta({ id: "ContactInput" }),
      answers: created(contact, "The new contact."),
    }),
  },
  "/contacts/import": {
    post: changing({
      tag,
      id: "importContacts",
      summary: "Import a vCard file",
      description: "Up to " + MAX_IMPORT_BYTES / 1024 ** 2 + " MiB. Committed in batches: what " +
        "was imported before an error stays. A deleted contact that is met again is restored, " +
        "without its feeds.",
      content: { "text/vcard": vcard, "text/x-vcard": vcard, "text/directory": vcard },
      answers: answered(importReport, "What became of the cards."),
    }),
  },
  "/contacts/{id}": {
    get: reading({
      tag,
      id: "readContact",
      summary: "Read a contact",
      path,
      answers: answered(contact, "The contact."),
    }),
    patch: changing({
      tag,
      id: "changeContact",
      summary: "Change or archive a contact",
      description: "What is absent stays. Null and blank text are taken away.",
      path,
      json: contactPatchSchema.meta({ id: "ContactPatch" }),
      answers: answered(contact, "The contact after the change."),
    }),
    delete: changing({
      tag,
      id: "deleteContact",
      summary: "Delete a contact and revoke its feeds",
      path,
      answers: emptied("The contact is deleted."),
    }),
  },
  "/contacts/{id}/restore": {
    post: changing({
      tag,
      id: "restoreContact",
      summary: "Undo the deletion of a contact",
      description: "Its feeds stay revoked.",
      path,
      answers: answered(contact, "The contact."),
    }),
  },
};
