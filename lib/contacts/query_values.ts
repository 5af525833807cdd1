/** The query values that the list of contacts takes. */
import { z } from "zod";
import { opaqueCursor, pageLimit } from "../shared/page_query.ts";

export const contactListQuery = z.object({
  limit: pageLimit,
  cursor: opaqueCursor,
  q: z.string().max(200).optional().meta({
    description: "Part of a name, an organization, an e-mail address or a phone number.",
  }),
  archived: z.enum(["true", "false"]).transform((value) => value === "true").default(false).meta({
    description: "Whether to list those contacts that are archived instead of the others.",
    override: { type: "boolean", enum: undefined, default: false },
  }),
});
