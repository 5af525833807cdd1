/** The operations by which a feed reader polls the RSS feeds of a workspace. */
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { RSS_WINDOW } from "../../shared/workspace_options.ts";
import { rssPolicy } from "../../workspaces/rss_policy.ts";
import { pathId } from "../operation.ts";
import { type PolledFeed, polling } from "./polling.ts";

const RSS_FEED: Omit<PolledFeed, "get" | "head"> = {
  tag: "Workspaces",
  path: pathId("The workspace's id."),
  credential: "workspaceFeedToken",
  contentType: rssPolicy({}).contentType,
  document: z.string().meta({ description: `RSS 2.0, at most ${RSS_WINDOW} items, newest first.` }),
  // Never a problem, and never 404: nothing may tell which workspaces there are.
  refusals: (text) => ({
    401: {
      description: "No feed token of this workspace has this secret: the same answer for every " +
        "reason.",
      headers: z.object({
        "WWW-Authenticate": z.string().meta({ description: "RFC 9110 section 11.6.1." }),
      }),
      ...text,
    },
  }),
};

export const rssPaths: ZodOpenApiPathsObject = {
  "/workspaces/{id}/rss": polling({
    ...RSS_FEED,
    get: { id: "pollPassed", summary: "Fetch the feed of the articles that passed" },
    head: { id: "checkPassed", summary: "Ask whether the feed of what passed is there" },
  }),
  "/workspaces/{id}/rss/filtered": polling({
    ...RSS_FEED,
    get: { id: "pollFiltered", summary: "Fetch the feed of the articles that were filtered" },
    head: { id: "checkFiltered", summary: "Ask whether the feed of what was filtered is there" },
  }),
};
