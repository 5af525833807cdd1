/** How the operations by which a feed reader polls are described, alike for every feed surface. */
import { z } from "zod";
import type {
  ZodOpenApiContentObject,
  ZodOpenApiOperationObject,
  ZodOpenApiPathItemObject,
  ZodOpenApiResponsesObject,
} from "zod-openapi";
import { retryAfter } from "../problems.ts";
import type { SECURITY_SCHEMES } from "../security_schemes.ts";

/** The content of an answer to GET. HEAD has none. */
export type Sent = { content?: ZodOpenApiContentObject };

export interface PolledFeed {
  tag: string;
  get: { id: string; summary: string };
  head: { id: string; summary: string };
  path?: z.ZodObject;
  credential: keyof typeof SECURITY_SCHEMES;
  /** As the policy of the surface has it, parameters and all. */
  contentType: string;
  document: z.ZodType;
  /**
   * What the surface has to itself: its one answer to every request that has no right to the feed,
   * and how it says that the database is away. `text` is the content of a refusal.
   */
  refusals: (text: Sent) => ZodOpenApiResponsesObject;
}

const VALIDATORS = z.object({
  ETag: z.string().meta({ description: "The validator of exactly these bytes." }),
  "Cache-Control": z.string(),
  Vary: z.string(),
});

/** Of an answer that asks to come back. */
export const WAITING = z.object({ "Retry-After": retryAfter });

const CONDITION = z.object({
  "If-None-Match": z.string().optional().meta({ description: "The `ETag` of what is known." }),
});

/** GET fetches the feed, HEAD asks whether it is there. */
export function polling(feed: PolledFeed): ZodOpenApiPathItemObject {
  // Media types of a description are compared without their parameters.
  const [type = ""] = feed.contentType.split(";");
  return {
    get: poll(feed, {
      ...feed.get,
      sent: { content: { [type]: { schema: feed.document } } },
      text: { content: { "text/plain": { schema: z.string() } } },
    }),
    head: poll(feed, { ...feed.head, sent: {}, text: {} }),
  };
}

function poll(
  { tag, path, credential, refusals }: PolledFeed,
  { id, summary, sent, text }: { id: string; summary: string; sent: Sent; text: Sent },
): ZodOpenApiOperationObject {
  return {
    tags: [tag],
    operationId: id,
    summary,
    description:
      "Opened by the secret in the query alone. What else the query holds changes nothing.",
    security: [{ [credential]: [] }],
    requestParams: { ...(path && { path }), header: CONDITION },
    responses: {
      200: { description: "The feed.", headers: VALIDATORS, ...sent },
      304: { description: "Nothing has changed.", headers: VALIDATORS },
      ...refusals(text),
      429: { description: "Too many polls from one address.", headers: WAITING, ...text },
      500: { description: "A fault of the application.", ...text },
    },
  };
}
