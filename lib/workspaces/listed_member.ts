/** One member as the list has them, for the pages that are about one. */
import type { Db } from "../../db/database.ts";
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
  const found = await findMember(db, { workspaceId, userId: memberId });
  if (found !== undefined) return found;
  throw new DomainError("not_found", "Cannot find the member: there is none with that id");
}
