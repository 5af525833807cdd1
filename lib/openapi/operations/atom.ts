/** The operations by which a feed reader polls an Atom feed. */
import { z } from "zod";
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponseObject,
} from "zod-openapi";
import { ATOM_POLICY } from "../../feeds/atom_policy.ts";
import { retryAfter } from "../problems.ts";

const validators = z.object({
  ETag: z.string().meta({ description: "The validator of exactly these bytes." }),
  "Cache-Control": z.string(),
  Vary: z.string(),
});

const DOCUMENT = z.string().meta({ description: "RFC 4287, at most 50 entries, newest first." });

/** The media type without its parameters, as media types of a description are compared. */
const [MEDIA_TYPE = ""] = ATOM_POLICY.contentType.split(";");

export const atomPaths: ZodOpenApiPathsObject = {
  "/feeds/atom": {
    get: poll({ id: "pollFeed", summary: "Fetch a feed", hasBody: true }),
    head: poll({ id: "checkFeed", summary: "Ask whether a feed is there", hasBody: false }),
  },
};

function poll(
  { id, summary, hasBody }: { id: string; summary: string; hasBody: boolean },
): ZodOpenApiOperationObject {
  const sent = (type: string, schema: z.ZodType) =>
    hasBody ? { content: { [type]: { schema } } } : {};
  const text = sent("text/plain", z.string());
  const waiting = z.object({ "Retry-After": retryAfter });
  return {
    tags: ["Feeds"],
    operationId: id,
    summary,
    description:
      "Opened by the secret in the query alone. What else the query holds changes nothing.",
    security: [{ feedToken: [] }],
    requestParams: {
      header: z.object({
        "If-None-Match": z.string().optional().meta({
          description: "The `ETag` of what is known.",
        }),
      }),
    },
    responses: {
      200: { description: "The feed.", headers: validators, ...sent(MEDIA_TYPE, DOCUMENT) },
      304: { description: "Nothing has changed.", headers: validators },
      404: miss(),
      429: { description: "Too many polls from one address.", headers: waiting, ...text },
      500: { description: "A fault of the application.", ...text },
      503: { description: "The database does not answer.", headers: waiting, ...text },
    },
  };
}

/** Never a problem: nothing may tell one miss from another. */
function miss(): ZodOpenApiResponseObject {
  return { description: "No feed has this secret: the same empty answer for every reason." };
}
