/** The one query of a timeline: a bounded branch for each type, merged once more. */
import type { Db, Tx } from "../../../db/database.ts";
import { TIMELINE_TYPES, type TimelineType } from "../../shared/records/record.ts";
import { boundsOf } from "../bounds.ts";
import type { TimelineQuery } from "../timeline_query.ts";
import type { Branch } from "./branch.ts";
import { activityBranch } from "./branches/activity.ts";
import { completionBranch } from "./branches/completion.ts";
import { externalActivityBranch } from "./branches/external_activity.ts";
import { giftBranch } from "./branches/gift.ts";
import { lifeEventBranch } from "./branches/life_event.ts";
import { noteBranch } from "./branches/note.ts";

/** Written by hand, one a type: a type without a branch does not compile. */
const BRANCHES = {
  note: noteBranch,
  activity: activityBranch,
  completion: completionBranch,
  life_event: lifeEventBranch,
  external_activity: externalActivityBranch,
  gift: giftBranch,
} satisfies Record<TimelineType, Branch>;

const COLUMNS = ["type", "rank", "id", "date", "updated_at", "contacts", "data"] as const;

/**
 * Each branch reads at most `limit` rows of its index, so the cost does not grow with the tables.
 *
 * @param withTexts false reads no column that a person wrote into, but for the contacts' names
 */
export function timelineQuery(
  db: Db | Tx,
  query: TimelineQuery,
  { withTexts }: { withTexts: boolean },
) {
  const { order, limit } = query;
  const merged = typesOf(query)
    .flatMap((type) =>
      BRANCHES[type](db, {
        ...query,
        contactId: query.contactId ?? null,
        bounds: boundsOf(type, query),
        year: query.now.getUTCFullYear(),
        withTexts,
      })
    )
    .map((branch) => db.selectFrom(branch.as("branch")).select(COLUMNS))
    .reduce((branches, branch) => branches.unionAll(branch));
  return db.selectFrom(merged.as("entry"))
    .select(COLUMNS)
    .orderBy("date", order)
    .orderBy("rank", order)
    .orderBy("id", order)
    .limit(limit);
}

function typesOf({ types = [] }: TimelineQuery): readonly TimelineType[] {
  return types.length === 0 ? TIMELINE_TYPES : TIMELINE_TYPES.filter((t) => types.includes(t));
}
