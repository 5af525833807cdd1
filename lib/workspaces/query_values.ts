/** The query values that the list of articles takes. */
import { z } from "zod";
import { opaqueCursor, pageLimit } from "../shared/page_query.ts";
import { VERDICTS } from "../shared/workspace_options.ts";

export const articleListQuery = z.object({
  limit: pageLimit,
  cursor: opaqueCursor,
  verdict: z.enum([...VERDICTS, "undecided"]).optional().meta({
    description: "Which articles to list: `undecided` have no verdict yet. All when absent.",
  }),
});
