/** The query values that lists of records and timelines take. */
import { z } from "zod";
import { uuid } from "../shared/fields.ts";
import { pageCursor, pageLimit } from "../shared/page_query.ts";
import { TIMELINE_TYPES } from "../shared/records/record.ts";
import { BUCKETS } from "./bucket.ts";
import { decodeRecordCursor, decodeTimelineCursor } from "./cursor.ts";

export const recordListQuery = z.object({
  limit: pageLimit,
  cursor: pageCursor(decodeRecordCursor),
  contact_id: uuid().optional().meta({ description: "Those of this contact alone." }),
});

/** Types in one value, as `note,gift`. */
const types = z.string().transform((list) => list.split(","))
  .pipe(z.array(z.enum(TIMELINE_TYPES)).max(TIMELINE_TYPES.length)).optional()
  .meta({
    description: "These types alone, separated by commas. All of them when absent.",
    param: { style: "form", explode: false },
    override: {
      type: "array",
      items: { type: "string", enum: [...TIMELINE_TYPES] },
      minItems: 1,
      maxItems: TIMELINE_TYPES.length,
    },
  });

export const timelineQuery = z.object({
  limit: pageLimit,
  cursor: pageCursor(decodeTimelineCursor),
  order: z.enum(["asc", "desc"]).default("desc")
    .meta({ description: "`desc` begins with the newest entry, `asc` with the oldest." }),
  type: types,
  bucket: z.enum(BUCKETS).default("all")
    .meta({ description: "The period that the entries are of. `this_year` is the year in UTC." }),
});
