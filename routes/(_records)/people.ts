/** The people whom a form of a record offers. */
import { findContact } from "../../lib/contacts/contacts.ts";
import { listContacts } from "../../lib/contacts/list_contacts.ts";
import { uuid } from "../../lib/shared/fields.ts";
import { MAX_ACTIVITY_CONTACTS } from "../../lib/shared/limits.ts";
import type { Site } from "../../lib/site.ts";
import type { SelectOption } from "../(_components)/Select.tsx";

/** Beyond that a list is no help: a record can be begun on the person's own page. */
const MAX_LISTED_PEOPLE = 500;

export interface PeopleChoice {
  /** Those who are chosen first, then the others by name. */
  people: SelectOption[];
  /** Whether there are more of them than the list holds. */
  hasMore: boolean;
}

/** Contacts that are not archived, and whoever is chosen already. */
export async function listPeople(
  { db }: Pick<Site, "db">,
  { userId, chosenIds }: { userId: string; chosenIds: readonly string[] },
): Promise<PeopleChoice> {
  const page = await listContacts(db, { userId, limit: MAX_LISTED_PEOPLE });
  const isChosen = ({ id }: { id: string }) => chosenIds.includes(id);
  const absentIds = chosenIds.filter((id) =>
    uuid().safeParse(id).success && !page.items.some((contact) => contact.id === id)
  );
  const added = await Promise.all(
    absentIds.slice(0, MAX_ACTIVITY_CONTACTS).map((contactId) =>
      findContact(db, { userId, contactId })
    ),
  );
  const chosen = [...page.items.filter(isChosen), ...added.filter((found) => found !== undefined)];
  const others = page.items.filter((contact) => !isChosen(contact));
  return {
    people: [...chosen, ...others].map(({ id, display_name }) => ({
      value: id,
      label: display_name,
    })),
    hasMore: page.next_cursor !== null,
  };
}
