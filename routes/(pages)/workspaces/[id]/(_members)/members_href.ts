/** The addresses of the list of members. */
import { partHref } from "../(_workspace)/WorkspaceFrame.tsx";

/** What has just happened, as the address says it; the member says the rest. */
export interface NoticeOfMember {
  name: "member_added" | "member_changed";
  memberId: string;
}

/** The list, opened at the member that the notice is about. */
export function membersHref(workspaceId: string, { name, memberId }: NoticeOfMember): string {
  const query = new URLSearchParams({ notice: name, member: memberId });
  return `${partHref(workspaceId, "members")}?${query}#${memberAnchor(memberId)}`;
}

/** The id of a member's row. */
export function memberAnchor(memberId: string): string {
  return `member-${memberId}`;
}
