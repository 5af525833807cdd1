/** The operations by which a workspace hands out its feeds and takes them back. */
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { pageQuery } from "../../shared/page_query.ts";
import { feedTokenSchema } from "../../shared/workspace_forms.ts";
import { answered, changing, pathId, reading } from "../operation.ts";
import { feedTokenPage, issuedFeedToken, revokedFeedToken } from "../schemas/feed_tokens.ts";

const tag = "Workspaces";
const path = pathId("The workspace's id.");
const tokenPath = path.extend({ tokenId: z.guid().meta({ description: "The feed token's id." }) });
const CURATORS_ONLY = "Takes the role `admin` or `editor`.";

export const feedTokenPaths: ZodOpenApiPathsObject = {
  "/workspaces/{id}/feed-tokens": {
    get: reading({
      tag,
      id: "listFeedTokens",
      summary: "List the feed tokens of a workspace",
      description: "Those whose revocation is not finished, then those that open the feeds; the " +
        "newest first of each.",
      path,
      query: pageQuery,
      answers: answered(feedTokenPage, "A page of feed tokens, without their secrets."),
    }),
    post: changing({
      tag,
      id: "issueFeedToken",
      summary: "Issue a feed token",
      description: "For one reader, widget or colleague, whom the label names. It opens both " +
        `feeds of the workspace, and those that were issued before stay. ${CURATORS_ONLY}`,
      path,
      json: feedTokenSchema.meta({ id: "FeedTokenInput" }),
      answers: {
        201: {
          description: "The new feed token and its secret, shown only here.",
          content: { "application/json": { schema: issuedFeedToken } },
        },
      },
    }),
  },
  "/workspaces/{id}/feed-tokens/{tokenId}/revoke": {
    post: changing({
      tag,
      id: "revokeFeedToken",
      summary: "Revoke a feed token",
      description: "From then on the application refuses the secret; then the edge cache is " +
        "purged. When that fails, 502, revoke again to purge again. 409 once it is finished. " +
        CURATORS_ONLY,
      path: tokenPath,
      answers: answered(revokedFeedToken, "It opens nothing any more, and no copy is left."),
      refusals: [409, 502],
    }),
  },
};
