/** What the list of a workspace's members shows. */
import type { Site } from "../../../../../lib/site.ts";
import { requireListedMember } from "../../../../../lib/workspaces/listed_member.ts";
import { listMembers, type Member } from "../../../../../lib/workspaces/members.ts";
import type { MemberOf } from "../../../../../lib/workspaces/membership.ts";
import type { Refusal } from "../../../../(_forms)/attempt.ts";
import { type OpenPage, openPage } from "../../../settings/(_settings)/open_page.ts";

export interface MemberList {
  page: OpenPage<Member>;
  /** The role that was not given to the one member on the page. */
  refusal: Refusal | null;
  now: Date;
}

export async function openMemberList(
  { db, now }: Site,
  { url, ...member }: MemberOf & { url: URL },
): Promise<MemberList> {
  const page = await openPage(url, (page) => listMembers(db, { ...member, ...page }));
  return { page, refusal: null, now: now() };
}

/**
 * The page once more after a role was refused: with that member alone, who may be on any page.
 *
 * @throws {DomainError} `not_found`
 */
export async function reopenAtMember(
  { db, now }: Site,
  { refusal, ...member }: MemberOf & { memberId: string; refusal: Refusal },
): Promise<MemberList> {
  const items = [await requireListedMember(db, member)];
  return { page: { items, next_cursor: null, isFirst: false }, refusal, now: now() };
}
