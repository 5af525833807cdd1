/** What the list of contacts shows. */
import { type ContactCounts, countContacts } from "../../../../lib/contacts/count_contacts.ts";
import {
  type DeletedContact,
  findDeletedContact,
} from "../../../../lib/contacts/deleted_contact.ts";
import { type ContactPage, listContacts } from "../../../../lib/contacts/list_contacts.ts";
import { uuid } from "../../../../lib/shared/fields.ts";
import { DEFAULT_PAGE_SIZE } from "../../../../lib/shared/limits.ts";
import type { Site } from "../../../../lib/site.ts";
import { attempt } from "../../../(_forms)/attempt.ts";

export interface ContactList {
  filter: ContactFilter;
  page: ContactPage;
  /** Of all contacts, whatever is looked for. */
  counts: ContactCounts;
  /** Who has just been deleted. */
  deleted: DeletedContact | null;
}

export interface ContactFilter {
  /** What is looked for, as it was typed; empty for everybody. */
  q: string;
  archived: boolean;
  /** Where the page before ended; undefined on the first. */
  cursor?: string;
}

export async function openContactList(
  { db }: Site,
  { userId, url }: { userId: string; url: URL },
): Promise<ContactList> {
  const filter = readFilter(url);
  const contactId = uuid().safeParse(url.searchParams.get("deleted")).data;
  const deleted = contactId && await findDeletedContact(db, { userId, contactId });
  return {
    filter,
    page: await readPage({ db }, { userId, filter }),
    counts: await countContacts(db, userId),
    deleted: deleted || null,
  };
}

/** The same filter on the page that begins after its cursor. */
export function contactsHref({ q, archived, cursor }: ContactFilter): string {
  const query = new URLSearchParams();
  if (q !== "") query.set("q", q);
  if (archived) query.set("archived", "true");
  if (cursor !== undefined) query.set("cursor", cursor);
  return query.size === 0 ? "/contacts" : `/contacts?${query}`;
}

function readFilter({ searchParams }: URL): ContactFilter {
  return {
    q: searchParams.get("q") ?? "",
    archived: searchParams.get("archived") === "true",
    cursor: searchParams.get("cursor") ?? undefined,
  };
}

/** The first page where the cursor is none. */
async function readPage(
  { db }: Pick<Site, "db">,
  { userId, filter }: { userId: string; filter: ContactFilter },
): Promise<ContactPage> {
  const { q, archived, cursor } = filter;
  const query = { userId, q, archived, limit: DEFAULT_PAGE_SIZE };
  const outcome = await attempt(
    () => listContacts(db, { ...query, cursor }),
    ["malformed_cursor"],
  );
  return outcome.kind === "done" ? outcome.result : await listContacts(db, query);
}
