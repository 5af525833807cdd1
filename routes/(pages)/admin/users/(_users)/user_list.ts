/** What the page of all accounts shows. */
import {
  type ListedUser,
  listUsers,
  requireListedUser,
} from "../../../../../lib/accounts/list_users.ts";
import type { Site } from "../../../../../lib/site.ts";
import type { Refusal } from "../../../../(_forms)/attempt.ts";
import type { FormState } from "../../../../(_forms)/form_state.ts";
import { type OpenPage, openPage } from "../../../settings/(_settings)/open_page.ts";

export interface UserList {
  page: OpenPage<ListedUser>;
  /** The form of a new account. */
  newUser: FormState;
  /** What was not done to the one user on the page. */
  refused: { userId: string; refusal: Refusal } | null;
}

const EMPTY_FORM: FormState = { values: { role: "member" }, refusal: null };

export async function openUserList(
  { db }: Site,
  { url, newUser = EMPTY_FORM }: { url: URL; newUser?: FormState },
): Promise<UserList> {
  return { page: await openPage(url, (page) => listUsers(db, page)), newUser, refused: null };
}

/**
 * The page once more after something was refused: with that user alone, who may be on any page.
 *
 * @throws {DomainError} `not_found`
 */
export async function reopenAt(
  { db }: Site,
  refused: { userId: string; refusal: Refusal },
): Promise<UserList> {
  const user = await requireListedUser(db, refused.userId);
  const page = { items: [user], next_cursor: null, isFirst: false };
  return { page, newUser: EMPTY_FORM, refused };
}
