/** The HTTP answer to a poll, built alike for every feed surface. */

import type { DigestedDocument } from "./digest.ts";
import { type Refusal, refuse, SECRET_URL_HEADERS } from "./refusal.ts";

/** What a poll comes to. */
export type FeedAnswer =
  | { kind: "miss" }
  | { kind: "unchanged"; etag: string }
  | { kind: "document" } & DigestedDocument;

/** What one surface says differently from another. */
export interface FeedPolicy {
  contentType: string;
  /** Cache-Control, and the tag by which an edge cache can purge. Sent with 200 and 304. */
  cacheHeaders: Readonly<Record<string, string>>;
  /** The one answer to every request that has no right to a feed. */
  miss: Refusal;
}

/** Lets readers that run in a page fetch a feed, and keeps a browser that opens one from running it. */
const CONTAINMENT_HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
} as const;

/**
 * Builds the answer to a GET or HEAD: 200 with the document, 304, or the surface's miss.
 *
 * The tag given is the identity form's. A server that compresses the answer has to drop the
 * Content-Length and weaken the tag, as `Deno.serve` does.
 */
export function answerFeed(request: Request, answer: FeedAnswer, policy: FeedPolicy): Response {
  switch (answer.kind) {
    case "miss":
      return refuse(request, policy.miss);
    case "unchanged":
      return new Response(null, { status: 304, headers: feedHeaders(answer.etag, policy) });
    case "document":
      return answerDocument(request, answer, policy);
    default:
      return answer satisfies never;
  }
}

function answerDocument(
  request: Request,
  document: DigestedDocument,
  policy: FeedPolicy,
): Response {
  const { etag, chunks } = document;
  const headers = feedHeaders(etag, policy);
  headers.set("content-type", policy.contentType);
  headers.set("content-length", String(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0)));

  // For HEAD an empty stream instead of null: the server then treats both methods alike, and its
  // headers about compression, length and tag are those of the GET.
  const sent = request.method === "HEAD" ? [] : chunks;
  return new Response(ReadableStream.from(sent), { status: 200, headers });
}

/** What 200 and 304 share. RFC 9110 section 15.4.5 asks a 304 for Cache-Control, ETag and Vary. */
function feedHeaders(etag: string, policy: FeedPolicy): Headers {
  return new Headers({
    ...SECRET_URL_HEADERS,
    ...CONTAINMENT_HEADERS,
    ...policy.cacheHeaders,
    etag,
    vary: "Accept-Encoding",
  });
}
