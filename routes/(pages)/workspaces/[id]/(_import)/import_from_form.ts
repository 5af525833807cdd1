/** Imports the file of articles that came with a form. */
import type { Viewer } from "../../../../../lib/define.ts";
import type { Site } from "../../../../../lib/site.ts";
import {
  type ArticleImportReport,
  importArticles,
} from "../../../../../lib/workspaces/import_articles.ts";
import { attempt } from "../../../../(_forms)/attempt.ts";
import { readUpload } from "../../../contacts/import/(_import)/read_upload.ts";

/** Why a file was not taken. */
export type ArticleImportProblem = "missing" | "empty" | "too_large" | "file_is_not_a_feed";

export type ArticleImportOutcome =
  | { kind: "imported"; report: ArticleImportReport }
  | { kind: "refused"; problem: ArticleImportProblem };

export async function importFromForm(
  site: Site,
  { request, viewer: { user, actor }, workspaceId }: {
    request: Request;
    viewer: Viewer;
    workspaceId: string;
  },
): Promise<ArticleImportOutcome> {
  const upload = await readUpload(request);
  if (upload.kind !== "file") return { kind: "refused", problem: upload.kind };
  const { bytes } = upload;
  const outcome = await attempt(
    () => importArticles(site, { actor, userId: user.id, workspaceId, bytes }),
    ["file_is_not_a_feed"],
  );
  return outcome.kind === "done"
    ? { kind: "imported", report: outcome.result }
    : { kind: "refused", problem: "file_is_not_a_feed" };
}
