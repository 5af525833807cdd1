/** The operations by which an owner manages feeds. */
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { feedSchema, publicationSchema } from "../../shared/feed_form.ts";
import { MAX_ACTIVE_FEEDS } from "../../shared/feed_options.ts";
import { answered, changing, created, emptied, pathId, reading } from "../operation.ts";
import { createdFeed, feedList, feedPreview } from "../schemas/feeds.ts";
import { revocationCount } from "../schemas/revocation.ts";

const tag = "Feeds";
const path = pathId("The feed's id.");

export const feedPaths: ZodOpenApiPathsObject = {
  "/feeds": {
    get: reading({
      tag,
      id: "listFeeds",
      summary: "List active feeds, newest first",
      answers: answered(feedList, "All of them, without their addresses."),
    }),
    post: changing({
      tag,
      id: "createFeed",
      summary: "Make a feed",
      description: `At most ${MAX_ACTIVE_FEEDS} can be active: one more is refused with 422. The ` +
        "contact must be there and yours, else 404.",
      json: feedSchema.meta({ id: "FeedInput" }),
      answers: created(createdFeed, "The new feed and its address, which is shown only here."),
      refusals: [404],
    }),
  },
  "/feeds/preview": {
    get: reading({
      tag,
      id: "previewFeed",
      summary: "Preview what a feed would publish",
      query: publicationSchema,
      answers: answered(feedPreview, "The entries exactly as the feed would have them now."),
      refusals: [404],
    }),
  },
  "/feeds/revoke-all": {
    post: changing({
      tag,
      id: "revokeAllFeeds",
      summary: "Revoke every feed",
      answers: answered(revocationCount, "How many were active. None of them answers any more."),
    }),
  },
  "/feeds/{id}": {
    delete: changing({
      tag,
      id: "revokeFeed",
      summary: "Revoke a feed",
      path,
      answers: emptied("The address does not answer any more."),
    }),
  },
  "/feeds/{id}/rotate": {
    post: changing({
      tag,
      id: "rotateFeed",
      summary: "Give a feed a new address",
      description: "The old address stops answering. The new feed has the same name, contact and " +
        "level of detail, and an id of its own. Of two rotations at once one answers 404.",
      path,
      answers: created(createdFeed, "The new feed and its address, which is shown only here."),
    }),
  },
};
