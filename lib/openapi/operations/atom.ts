/** The operations by which a feed reader polls an Atom feed. */
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { ATOM_POLICY } from "../../feeds/atom_policy.ts";
import { polling, WAITING } from "./polling.ts";

export const atomPaths: ZodOpenApiPathsObject = {
  "/feeds/atom": polling({
    tag: "Feeds",
    get: { id: "pollFeed", summary: "Fetch a feed" },
    head: { id: "checkFeed", summary: "Ask whether a feed is there" },
    credential: "feedToken",
    contentType: ATOM_POLICY.contentType,
    document: z.string().meta({ description: "RFC 4287, at most 50 entries, newest first." }),
    // Never a problem: nothing may tell one miss from another.
    refusals: (text) => ({
      404: { description: "No feed has this secret: the same empty answer for every reason." },
      503: { description: "The database does not answer.", headers: WAITING, ...text },
    }),
  }),
};
