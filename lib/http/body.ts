/** Bodies of requests, read up to a limit. */
import { MAX_BODY_BYTES } from "../shared/limits.ts";
import { BodyError } from "./body_error.ts";
import { mediaTypeOf } from "./media_type.ts";

/**
 * The whole body.
 *
 * @throws {BodyError} `body_too_large`, without keeping more than `maxBytes`, or `unreadable_body`
 * when the client breaks off.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length")) > maxBytes) {
    await discardBody(request);
    throw tooLarge(maxBytes);
  }
  if (request.body === null) return new Uint8Array();
  try {
    return await readStream(request.body, maxBytes);
  } catch (cause) {
    if (cause instanceof BodyError) throw cause;
    throw new BodyError("unreadable_body", "Cannot read the body: it broke off", { cause });
  }
}

async function readStream(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.byteLength;
    // Leaving the loop cancels the stream, with the effect that discardBody() describes.
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return concatenate(chunks, length);
}

function concatenate(chunks: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

function tooLarge(maxBytes: number): BodyError {
  return new BodyError(
    "body_too_large",
    `Cannot read the body: it is longer than ${maxBytes} bytes`,
  );
}

/**
 * Gives up a body that will not be read. A canceled stream is drained by the server, so a client
 * that is still sending gets its answer and the connection lives on; one that is merely left
 * alone is reset, and the answer may be lost with it.
 */
export async function discardBody(request: Request): Promise<void> {
  if (request.body === null || request.body.locked) return;
  // One that broke off rejects with why: there is nothing left of it to give up.
  await request.body.cancel().catch(() => undefined);
}

/**
 * The parsed JSON of the body.
 *
 * @throws {BodyError} `unsupported_media_type` unless it is declared as JSON in UTF-8,
 * `unreadable_body` when it is none, or `body_too_large`.
 */
export async function readJson(
  request: Request,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<unknown> {
  if (!isJson(request.headers)) {
    await discardBody(request);
    throw new BodyError(
      "unsupported_media_type",
      "Cannot read the body: send it as application/json in UTF-8",
    );
  }
  const bytes = await readBody(request, maxBytes);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    // The cause is left behind: the parser's message quotes the body.
    throw new BodyError("unreadable_body", "Cannot read the body: it is no JSON in UTF-8");
  }
}

function isJson(headers: Headers): boolean {
  const { essence = "", charset = "utf-8" } = mediaTypeOf(headers) ?? {};
  return /^application\/(json|[\w.-]+\+json)$/.test(essence) && /^utf-?8$/.test(charset);
}
