/** What stands in the way of deleting one's account. */
import type { State } from "../../../../../lib/define.ts";
import {
  listWorkspacesInNeed,
  type NamedWorkspace,
} from "../../../../../lib/workspaces/members.ts";
import type { Refusal } from "../../../../(_forms)/attempt.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";

export interface Deletion {
  /** Null before it was asked for. */
  refusal: Refusal | null;
  /** Those that would be left without an admin: while there are any, the account stays. */
  workspaces: NamedWorkspace[];
}

export async function openDeletion(state: State, refusal: Refusal | null): Promise<Deletion> {
  const { user } = requireViewer(state);
  return { refusal, workspaces: await listWorkspacesInNeed(state.site.db, user.id) };
}
