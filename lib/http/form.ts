/** Forms that a browser posts. */
import { MAX_BODY_BYTES } from "../shared/limits.ts";
import { discardBody, readBody } from "./body.ts";
import { BodyError } from "./body_error.ts";
import { mediaTypeOf } from "./media_type.ts";

export interface Form {
  /** The first value of each text field, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** Every value of a text field that may be repeated. */
  all(name: string): string[];
  /** The uploaded file, or undefined when none was chosen. */
  file(name: string): File | undefined;
}

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * The fields of a posted form.
 *
 * @throws {BodyError} `unsupported_media_type` unless it is one of the two that HTML posts,
 * `unreadable_body`, or `body_too_large`.
 */
export async function readForm(
  request: Request,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<Form> {
  if (!FORM_TYPES.includes(mediaTypeOf(request.headers)?.essence ?? "")) {
    await discardBody(request);
    throw new BodyError(
      "unsupported_media_type",
      `Cannot read the form: send it as one of ${FORM_TYPES.join(", ")}`,
    );
  }
  const bytes = await readBody(request, maxBytes);
  return toForm(await parseForm(bytes, request.headers.get("content-type") ?? ""));
}

async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  } catch {
    // The cause is left behind: the parser's message may quote the body.
    throw new BodyError("unreadable_body", "Cannot read the form: its body is none");
  }
}

function toForm(data: FormData): Form {
  const texts = (name: string) =>
    data.getAll(name).filter((value) => typeof value === "string").map(withPlainLineBreaks);
  const names = new Set(data.keys());
  return {
    values: Object.fromEntries(
      [...names].flatMap((name) => texts(name).slice(0, 1).map((text) => [name, text])),
    ),
    all: texts,
    file: (name) => data.getAll(name).filter((value) => value instanceof File).find(isChosen),
  };
}

/**
 * A form sends each line break as two characters (HTML, section 4.10.21.8), whatever was typed, and
 * `maxlength` counts one.
 */
function withPlainLineBreaks(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** A file field without a choice sends an empty file without a name. */
function isChosen(file: File): boolean {
  return file.name !== "" || file.size > 0;
}
