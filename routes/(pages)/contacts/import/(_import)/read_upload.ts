/** Takes the file out of the form of an import. */
import { BodyError } from "../../../../../lib/http/body_error.ts";
import { readForm } from "../../../../../lib/http/form.ts";
import { MAX_IMPORT_BYTES } from "../../../../../lib/shared/limits.ts";

export type Upload =
  | { kind: "file"; bytes: Uint8Array }
  | { kind: "missing" }
  | { kind: "empty" }
  | { kind: "too_large" };

/** What a form of one file adds to it: boundaries, a name, a type. */
const MAX_FORM_BYTES = MAX_IMPORT_BYTES + 64 * 1024;

/** @throws {BodyError} when the body is no form */
export async function readUpload(request: Request): Promise<Upload> {
  try {
    const file = (await readForm(request, MAX_FORM_BYTES)).file("file");
    if (file === undefined) return { kind: "missing" };
    if (file.size === 0) return { kind: "empty" };
    if (file.size > MAX_IMPORT_BYTES) return { kind: "too_large" };
    return { kind: "file", bytes: await file.bytes() };
  } catch (error) {
    if (error instanceof BodyError && error.code === "body_too_large") return { kind: "too_large" };
    throw error;
  }
}
