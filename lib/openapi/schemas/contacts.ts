/** What contacts and their import look like in answers. */
import { z } from "zod";
import type { Contact } from "../../contacts/contact.ts";
import type { ImportReport } from "../../contacts/import_vcards.ts";
import { type Wire, wireId, wireInstant, wirePage } from "./wire.ts";

const text = z.string().nullable();

export const contact = z.object({
  id: wireId().meta({ description: "Also the contact's UID towards other programs, for good." }),
  display_name: z.string().meta({
    description: "Derived from the other names, unless one was chosen.",
  }),
  given_name: text,
  family_name: text,
  middle_name: text,
  honorific_prefix: text,
  honorific_suffix: text,
  nickname: text,
  organization: text,
  job_title: text,
  email: text,
  other_emails: z.array(z.string()),
  phone: text,
  other_phones: z.array(z.string()),
  website: text,
  address: text,
  birthday: text.meta({ description: "`YYYY-MM-DD`, `--MM-DD`, `YYYY-MM` or `YYYY`." }),
  about: text,
  archived_at: wireInstant().nullable(),
  created_at: wireInstant(),
  updated_at: wireInstant(),
}).meta({ id: "Contact" }) satisfies z.ZodType<Wire<Contact>>;

export const contactPage = wirePage(contact).meta({ id: "ContactPage" });

export const importReport = z.object({
  id: wireId(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int().meta({ description: "Cards that cannot be a contact." }),
  warnings: z.array(z.object({ card: z.int(), line: z.int(), message: z.string() })).meta({
    description: "The first ones, in the order of the file.",
  }),
}).meta({ id: "ImportReport" }) satisfies z.ZodType<Wire<ImportReport>>;
