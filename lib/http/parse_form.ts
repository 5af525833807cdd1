/** Parses the bytes of a form, of whichever encoding, if its fields are not too many. */
import { Buffer } from "node:buffer";
import { BodyError } from "./body_error.ts";

/** The encodings that HTML posts, of which the second carries files. */
export const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"] as const;
export type FormType = typeof FORM_TYPES[number];

/**
 * More fields than any form has. The time that a field takes grows with the number of fields, so that
 * a megabyte of small ones would keep the process from everybody else for minutes.
 */
export const MAX_FORM_FIELDS = 1_000;

/** RFC 2046 section 5.1.1. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,\-./:=? ]{1,70})"|([\w'()+,\-./:=?]{1,70}))\s*(?:;|$)/i;

/**
 * The fields in the form's order.
 *
 * @throws {BodyError} `unreadable_body`
 */
export async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  { type, contentType }: { type: FormType; contentType: string },
): Promise<FormData> {
  const { separator, between, declared } = framingOf(type, contentType);
  if (isAbove(MAX_FORM_FIELDS + between, { bytes, separator })) {
    throw new BodyError(
      "unreadable_body",
      `Cannot read the form: it has more than ${MAX_FORM_FIELDS} fields`,
    );
  }
  try {
    return await new Response(bytes, { headers: { "content-type": declared } }).formData();
  } catch {
    // The cause is left behind: the parser's message may quote the body.
    throw unreadable();
  }
}

interface Framing {
  separator: string;
  /** How many more separators a form has than fields. */
  between: number;
  /** The Content-Type that says just this to the parser. */
  declared: string;
}

function framingOf(type: FormType, contentType: string): Framing {
  if (type === "application/x-www-form-urlencoded") {
    return { separator: "&", between: -1, declared: type };
  }
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw unreadable();
  return {
    separator: `--${boundary}`,
    between: 1,
    declared: `${type}; boundary="${boundary}"`,
  };
}

/** Whether the separator stands in the bytes more than `max` times. */
function isAbove(
  max: number,
  { bytes, separator }: { bytes: Uint8Array<ArrayBuffer>; separator: string },
): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = -separator.length;
  for (let found = 0; found <= max; found++) {
    at = buffer.indexOf(separator, at + separator.length);
    if (at === -1) return false;
  }
  return true;
}

function unreadable(): BodyError {
  return new BodyError("unreadable_body", "Cannot read the form: its body is none");
}
