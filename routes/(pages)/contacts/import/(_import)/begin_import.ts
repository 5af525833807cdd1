/** Begins the import of a file that came with a form. */
import { startImport } from "../../../../../lib/contacts/import_vcards.ts";
import type { Viewer } from "../../../../../lib/define.ts";
import type { Site } from "../../../../../lib/site.ts";
import { attempt } from "../../../../(_forms)/attempt.ts";
import { readUpload } from "./read_upload.ts";

/** Why a file was not taken. */
export type ImportProblem = "missing" | "empty" | "too_large" | "file_is_not_a_vcard";

export type ImportBeginning =
  | { kind: "begun"; importId: string }
  | { kind: "refused"; problem: ImportProblem };

export async function beginImport(
  site: Site,
  { request, viewer: { user, actor } }: { request: Request; viewer: Viewer },
): Promise<ImportBeginning> {
  const upload = await readUpload(request);
  if (upload.kind !== "file") return { kind: "refused", problem: upload.kind };
  const { bytes } = upload;
  const outcome = await attempt(
    () => startImport(site, { actor, userId: user.id, bytes }),
    ["file_is_not_a_vcard"],
  );
  return outcome.kind === "done"
    ? { kind: "begun", importId: outcome.result }
    : { kind: "refused", problem: "file_is_not_a_vcard" };
}
