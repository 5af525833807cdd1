/** What timelines look like in answers. */
import { z } from "zod";
import type { TimelineType } from "../../shared/records/record.ts";
import type { TimelineTexts } from "../../timeline/timeline_item.ts";
import { RECORD_ANSWERS } from "./records.ts";
import { type Wire, wireId, wireInstant, wirePage } from "./wire.ts";

const { note, activity, completion, life_event, external_activity, gift } = RECORD_ANSWERS;

/** What each type says beside the date and the contacts. */
const TEXTS = {
  note: note.pick({ content: true }),
  activity: activity.pick({ title: true, description: true, location: true, type: true }),
  completion: completion.pick({ reminder_id: true, message: true }),
  life_event: life_event.pick({ type: true, description: true, date: true }),
  external_activity: external_activity.pick({
    source_system: true,
    external_id: true,
    type: true,
    payload: true,
  }),
  gift: gift.pick({ status: true, description: true, occasion: true, url: true, notes: true }),
} satisfies { [T in TimelineType]: z.ZodType<Wire<TimelineTexts[T]>> };

const entryContact = z.object({ id: wireId(), display_name: z.string() });

function entry<T extends TimelineType>(type: T, id: string) {
  return z.object({
    type: z.literal(type),
    id: wireId().meta({ description: "The record's." }),
    date: wireInstant().meta({ description: "Where the entry stands on the timeline." }),
    updated_at: wireInstant(),
    contacts: z.array(entryContact).min(1),
    data: TEXTS[type],
  }).meta({ id });
}

const timelineEntry = z.discriminatedUnion("type", [
  entry("note", "NoteEntry"),
  entry("activity", "ActivityEntry"),
  entry("completion", "CompletionEntry"),
  entry("life_event", "LifeEventEntry"),
  entry("external_activity", "ExternalActivityEntry"),
  entry("gift", "GiftEntry"),
]).meta({ id: "TimelineEntry" });

export const timelinePage = wirePage(timelineEntry).meta({ id: "TimelinePage" });
