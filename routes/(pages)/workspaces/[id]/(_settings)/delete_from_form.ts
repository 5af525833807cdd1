/** Deletes a workspace, or says why it is still there. */
import type { Site } from "../../../../../lib/site.ts";
import {
  deleteWorkspace,
  type WorkspaceDeletion,
} from "../../../../../lib/workspaces/delete_workspace.ts";
import { attempt } from "../../../../(_forms)/attempt.ts";
import type { DeletionFailure } from "./WorkspaceDeletionPage.tsx";

/** Null once it is deleted. */
export async function deleteFromForm(
  site: Site,
  deletion: WorkspaceDeletion,
): Promise<DeletionFailure | null> {
  const outcome = await attempt(
    () => deleteWorkspace(site, deletion),
    ["purge_failed", "workspace_changed"],
  );
  if (outcome.kind === "done") return null;
  const { refusal } = outcome;
  return refusal.kind === "forbidden" && refusal.code === "purge_failed"
    ? "purge_failed"
    : "workspace_changed";
}
