/** The operations that read timelines. */
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { timelineQuery } from "../../timeline/query_values.ts";
import { answered, pathId, reading } from "../operation.ts";
import { timelinePage } from "../schemas/timeline.ts";

const tag = "Timeline";
const answers = answered(timelinePage, "A page of entries, those that are to come among them.");

export const timelinePaths: ZodOpenApiPathsObject = {
  "/timeline": {
    get: reading({
      tag,
      id: "readTimeline",
      summary: "Read the timeline of everybody",
      description: "Archived contacts are left out.",
      query: timelineQuery,
      answers,
    }),
  },
  "/contacts/{id}/timeline": {
    get: reading({
      tag,
      id: "readContactTimeline",
      summary: "Read the timeline of a contact",
      path: pathId("The contact's id."),
      query: timelineQuery,
      answers,
    }),
  },
};
