/** Places on timelines and in lists of records as opaque text. */
import { z } from "zod";
import { decodeCursor, encodeCursor } from "../../db/page.ts";
import { instant, uuid } from "../shared/fields.ts";
import { TIMELINE_TYPES } from "../shared/records/record.ts";
import type { RecordPosition } from "./record_store.ts";
import type { TimelinePosition } from "./timeline_query.ts";

const timelinePosition = z.tuple([instant(), z.enum(TIMELINE_TYPES), uuid()]);
const recordPosition = z.tuple([instant(), uuid()]);

/** The place serves every order and filter. */
export function encodeTimelineCursor({ date, type, id }: TimelinePosition): string {
  return encodeCursor([date.toISOString(), type, id]);
}

/** Undefined for text that {@link encodeTimelineCursor} did not make. */
export function decodeTimelineCursor(text: string): TimelinePosition | undefined {
  const values = decodeCursor(text, timelinePosition);
  if (values === undefined) return undefined;
  const [date, type, id] = values;
  return { date, type, id };
}

/** The place serves every filter. */
export function encodeRecordCursor({ date, id }: RecordPosition): string {
  return encodeCursor([date.toISOString(), id]);
}

/** Undefined for text that {@link encodeRecordCursor} did not make. */
export function decodeRecordCursor(text: string): RecordPosition | undefined {
  const values = decodeCursor(text, recordPosition);
  if (values === undefined) return undefined;
  const [date, id] = values;
  return { date, id };
}
