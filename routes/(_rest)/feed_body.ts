/** The body of an import of articles: a feed that somebody else has written. */
import { type FileBody, readFileBody } from "./file_body.ts";

/** RSS has no registered type; RSS 1.0 is RDF, and many servers say no more than that it is XML. */
const FEED_TYPES = [
  "application/rss+xml",
  "application/atom+xml",
  "application/rdf+xml",
  "application/xml",
  "text/xml",
] as const;

/** @throws {BodyError} `unsupported_media_type` or `body_too_large` */
export function readFeedBody(request: Request): Promise<FileBody> {
  return readFileBody(request, FEED_TYPES);
}
