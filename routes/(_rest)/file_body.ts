/** The body of an import: a file as it is. */
import { discardBody, readBody } from "../../lib/http/body.ts";
import { BodyError } from "../../lib/http/body_error.ts";
import { mediaTypeOf } from "../../lib/http/media_type.ts";
import { MAX_IMPORT_BYTES } from "../../lib/shared/limits.ts";

export interface FileBody {
  bytes: Uint8Array;
  /** As the media type names it, in lower case. */
  charset: string | undefined;
}

/**
 * The file, declared as one of the types.
 *
 * @throws {BodyError} `unsupported_media_type`, whose message proposes the first type, or
 * `body_too_large`
 */
export async function readFileBody(
  request: Request,
  types: readonly [string, ...string[]],
): Promise<FileBody> {
  const { essence = "", charset } = mediaTypeOf(request.headers) ?? {};
  if (!types.includes(essence)) {
    await discardBody(request);
    throw new BodyError("unsupported_media_type", `Cannot read the body: send it as ${types[0]}`);
  }
  return { bytes: await readBody(request, MAX_IMPORT_BYTES), charset };
}
