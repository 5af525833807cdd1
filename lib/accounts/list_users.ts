/** Everybody who has an account, for the administration. */
import { z } from "zod";
import type { Db } from "../../db/database.ts";
import { decodeCursor, encodeCursor } from "../../db/page.ts";
import { DomainError } from "../shared/domain_error.ts";
import { uuid } from "../shared/fields.ts";
import type { Page } from "../work/newest_first.ts";
import { findListed, type ListedUser, listUsersBefore } from "./queries/user_list.ts";

export type { ListedUser };

const position = z.tuple([uuid()]);

/**
 * A page of all accounts, newest first.
 *
 * @throws {DomainError} `malformed_cursor`
 */
export async function listUsers(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<ListedUser>> {
  const beforeId = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await listUsersBefore(db, { limit: limit + 1, beforeId });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next_cursor: rows.length > limit && last !== undefined ? encodeCursor([last.id]) : null,
  };
}

function readCursor(cursor: string): string {
  const [id] = decodeCursor(cursor, position) ?? [];
  if (id !== undefined) return id;
  throw new DomainError(
    "malformed_cursor",
    "Cannot list the users: no page before gave the cursor",
  );
}

/** @throws {DomainError} `not_found` */
export async function requireListedUser(db: Db, userId: string): Promise<ListedUser> {
  const user = await findListed(db, userId);
  if (user === undefined) throw new DomainError("not_found", "Cannot find the user");
  return user;
}
