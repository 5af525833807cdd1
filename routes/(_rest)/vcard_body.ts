/** The body of an import: a vCard file as it is. */
import { discardBody, readBody } from "../../lib/http/body.ts";
import { BodyError } from "../../lib/http/body_error.ts";
import { mediaTypeOf } from "../../lib/http/media_type.ts";
import { MAX_IMPORT_BYTES } from "../../lib/shared/limits.ts";

/** RFC 6350 section 10.1, and the names that it had before. */
const VCARD_TYPES = ["text/vcard", "text/x-vcard", "text/directory"];

/**
 * The file. Its charset is found in the file itself, whatever the media type says.
 *
 * @throws {BodyError} `unsupported_media_type` or `body_too_large`
 */
export async function readVcardBody(request: Request): Promise<Uint8Array> {
  if (!VCARD_TYPES.includes(mediaTypeOf(request.headers)?.essence ?? "")) {
    await discardBody(request);
    throw new BodyError("unsupported_media_type", "Cannot read the body: send it as text/vcard");
  }
  return await readBody(request, MAX_IMPORT_BYTES);
}
