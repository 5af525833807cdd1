/** One member as the list has them: for the pages that are about one, and for what is done to one. */
import type { Db, Tx } from "../../db/database.ts";
import { DomainError } from "../shared/domain_error.ts";
import { type MemberOf, requireMembership } from "./membership.ts";
import { findMember, type Member } from "./queries/members.ts";

/** @throws {DomainError} `not_found` when there is none, or the user is no member either */
export async function requireListedMember(
  db: Db,
  { memberId, ...member }: MemberOf & { memberId: string },
): Promise<Member> {
  await requireMembership(db, member);
  const { workspaceId } = member;
  return await requireMember(db, { workspaceId, memberId });
}

/**
 * For a caller who knows that the user is one.
 *
 * @throws {DomainError} `not_found`
 */
export async function requireMember(
  db: Db | Tx,
  { workspaceId, memberId }: { workspaceId: string; memberId: string },
): Promise<Member> {
  const member = await findMember(db, { workspaceId, userId: memberId });
  if (member !== undefined) return member;
  throw new DomainError("not_found", "Cannot find the member: there is none with that id");
}
