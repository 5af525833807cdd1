/** Forms that a browser posts. */
import { MAX_BODY_BYTES } from "../shared/limits.ts";
import { discardBody, readBody } from "./body.ts";
import { BodyError } from "./body_error.ts";
import { mediaTypeOf } from "./media_type.ts";
import { FORM_TYPES, parseForm } from "./parse_form.ts";

export interface Form {
  /** The first value of each text field, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** Every value of a text field that may be repeated. */
  all(name: string): string[];
  /** The uploaded file, or undefined when none was chosen. */
  file(name: string): File | undefined;
}

/**
 * The fields of a posted form. `maxBytes` is for one with a file; without, MAX_BODY_BYTES do.
 *
 * @throws {BodyError} `unsupported_media_type` unless it is one of the two that HTML posts,
 * `unreadable_body`, also where it has too many fields, or `body_too_large`.
 */
export async function readForm(
  request: Request,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<Form> {
  const essence = mediaTypeOf(request.headers)?.essence;
  const type = FORM_TYPES.find((known) => known === essence);
  if (type === undefined) {
    await discardBody(request);
    throw new BodyError(
      "unsupported_media_type",
      `Cannot read the form: send it as one of ${FORM_TYPES.join(", ")}`,
    );
  }
  const bytes = await readBody(
    request,
    type === "multipart/form-data" ? maxBytes : Math.min(maxBytes, MAX_BODY_BYTES),
  );
  const contentType = request.headers.get("content-type") ?? "";
  return toForm(await parseForm(bytes, { type, contentType }));
}

/** Goes through the fields once: asking for them by name would go through all for each name. */
function toForm(data: FormData): Form {
  const texts = new Map<string, string[]>();
  const files = new Map<string, File>();
  for (const [name, value] of data) {
    if (typeof value === "string") {
      const known = texts.get(name) ?? [];
      known.push(withPlainLineBreaks(value));
      texts.set(name, known);
    } else if (isChosen(value) && !files.has(name)) {
      files.set(name, value);
    }
  }
  return {
    values: Object.fromEntries([...texts].map(([name, [first = ""]]) => [name, first])),
    all: (name) => [...texts.get(name) ?? []],
    file: (name) => files.get(name),
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
