/** What the list of a workspace's members shows. */
import { uuid } from "../../../../../lib/shared/fields.ts";
import type { Site } from "../../../../../lib/site.ts";
import { requireListedMember } from "../../../../../lib/workspaces/listed_member.ts";
import { listMembers, type Member } from "../../../../../lib/workspaces/members.ts";
import type { MemberOf } from "../../../../../lib/workspaces/membership.ts";
import { attempt } from "../../../../(_forms)/attempt.ts";
import type { FormState } from "../../../../(_forms)/form_state.ts";
import { type OpenPage, openPage } from "../../../settings/(_settings)/open_page.ts";
import type { NoticeOfMember } from "./members_href.ts";

export interface MemberList {
  page: OpenPage<Member>;
  notice: { name: NoticeOfMember["name"]; member: Member } | null;
  /** The role that was not given. */
  refused: { memberId: string; form: FormState } | null;
  now: Date;
}

export async function openMemberList(
  { db, now }: Site,
  { url, ...member }: MemberOf & { url: URL },
): Promise<MemberList> {
  const page = await openPage(url, (page) => listMembers(db, { ...member, ...page }));
  return { page, notice: await readNotice(db, { url, ...member }), refused: null, now: now() };
}

/**
 * The first page once more after a role was refused, with that member on it, who may be on any page.
 *
 * @throws {DomainError} `not_found`
 */
export async function reopenAtMember(
  site: Site,
  { memberId, form, ...asked }: MemberOf & { url: URL; memberId: string; form: FormState },
): Promise<MemberList> {
  const member = await requireListedMember(site.db, { ...asked, memberId });
  const list = await openMemberList(site, asked);
  const isListed = list.page.items.some(({ id }) => id === memberId);
  const items = isListed ? list.page.items : [member, ...list.page.items];
  return { ...list, page: { ...list.page, items }, refused: { memberId, form } };
}

/** Null for an address that tells of nothing that can have happened here. */
async function readNotice(
  db: Site["db"],
  { url: { searchParams }, ...member }: MemberOf & { url: URL },
): Promise<MemberList["notice"]> {
  const name = searchParams.get("notice");
  const memberId = uuid().safeParse(searchParams.get("member")).data;
  if (name !== "member_added" && name !== "member_changed") return null;
  if (memberId === undefined) return null;
  const asked = { ...member, memberId };
  const found = await attempt(() => requireListedMember(db, asked), ["not_found"]);
  return found.kind === "done" ? { name, member: found.result } : null;
}
