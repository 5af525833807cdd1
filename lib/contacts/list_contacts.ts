/** The list of a user's contacts: by name, searched, archived or not, page by page. */
import { z } from "zod";
import type { Db, Tx } from "../../db/database.ts";
import { decodeCursor, encodeCursor } from "../../db/page.ts";
import { DomainError } from "../shared/domain_error.ts";
import { uuid } from "../shared/fields.ts";
import type { Contact } from "./contact.ts";
import { listLiveContacts } from "./queries/contacts.ts";
import { searchedTexts } from "./searching.ts";

export interface ContactPage {
  items: Contact[];
  /** Null on the last page. */
  next_cursor: string | null;
}

export interface ContactQuery {
  userId: string;
  /** Part of a name, an organization, an e-mail address or a phone number. */
  q?: string;
  /** Whether to list those that are archived instead of the others; false when absent. */
  archived?: boolean | "all";
  limit: number;
  cursor?: string;
}

const position = z.tuple([z.string(), uuid()]);

/**
 * A page of live contacts, by folded name and then by id.
 *
 * @throws {DomainError} `malformed_cursor` when the cursor isn't one of this list
 */
export async function listContacts(
  db: Db | Tx,
  { userId, q = "", archived = false, limit, cursor }: ContactQuery,
): Promise<ContactPage> {
  const rows = await listLiveContacts(db, {
    userId,
    anyOf: searchedTexts(q),
    archived,
    limit: limit + 1,
    after: cursor === undefined ? undefined : readCursor(cursor),
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ sort_name: _, ...contact }) => contact),
    next_cursor: rows.length > limit && last !== undefined
      ? encodeCursor([last.sort_name, last.id])
      : null,
  };
}

function readCursor(cursor: string): { sortName: string; id: string } {
  const values = decodeCursor(cursor, position);
  if (values === undefined) {
    throw new DomainError("malformed_cursor", "Cannot list contacts: the cursor is malformed");
  }
  const [sortName, id] = values;
  return { sortName, id };
}
