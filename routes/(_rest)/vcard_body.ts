/** The body of an import of contacts: a vCard file. */
import { readFileBody } from "./file_body.ts";

/** RFC 6350 section 10.1, and the names that it had before. */
const VCARD_TYPES = ["text/vcard", "text/x-vcard", "text/directory"] as const;

/**
 * The file. Its charset is found in the file itself, whatever the media type says.
 *
 * @throws {BodyError} `unsupported_media_type` or `body_too_large`
 */
export async function readVcardBody(request: Request): Promise<Uint8Array> {
  const { bytes } = await readFileBody(request, VCARD_TYPES);
  return bytes;
}
