/** The timeline by the letter: everything, filtered and sorted in memory. */
import { Buffer } from "node:buffer";
import { TIMELINE_TYPES, type TimelineType } from "../../lib/shared/records/record.ts";
import type { TimelineItem, TimelineTexts } from "../../lib/timeline/timeline_item.ts";
import type { TimelineQuery } from "../../lib/timeline/timeline_query.ts";
import { resolveLifeEventDate } from "./life_event_date.ts";
import { type ContactSeed, type RecordSeed, textOf, updatedAtOf } from "./seeds.ts";

export interface World {
  contacts: Required<ContactSeed>[];
  records: (RecordSeed & { id: string })[];
}

/** Every item of the query, whatever its `after` and `limit`. */
export function naiveTimeline({ contacts, records }: World, query: TimelineQuery): TimelineItem[] {
  const { userId, contactId, types = [], from, until, order, now } = query;
  const items = records
    .filter((record) => record.userId === userId)
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .filter((record) => !isGone(record) && isDated(record))
    .map((record) => ({ record, live: liveContacts(contacts, record) }))
    .filter(({ live }) =>
      live.some(({ id, state }) => contactId === undefined ? state === "live" : id === contactId)
    )
    .map(({ record, live }) => toItem(record, { live, now }))
    .filter(({ date }) => (from === undefined || date >= from))
    .filter(({ date }) => (until === undefined || date <= until))
    .sort(inOrder);
  return order === "asc" ? items : items.reverse();
}

function isGone({ type, isDeleted }: RecordSeed): boolean {
  return isDeleted === true && type !== "completion" && type !== "external_activity";
}

function isDated({ type, status, date }: RecordSeed): boolean {
  return type !== "gift" || (date !== null && (status === "given" || status === "received"));
}

function liveContacts(contacts: World["contacts"], { type, contactIds }: RecordSeed) {
  const participants = type === "activity" ? contactIds : contactIds.slice(0, 1);
  return contacts
    .filter(({ id, state }) => participants.includes(id) && state !== "deleted")
    .sort((a, b) =>
      Buffer.compare(Buffer.from(a.displayName), Buffer.from(b.displayName)) ||
      (a.id < b.id ? -1 : 1)
    );
}

function toItem(
  record: World["records"][number],
  { live, now }: { live: World["contacts"]; now: Date },
): TimelineItem {
  const { type, id } = record;
  const contacts = live.map(({ id, displayName, state }) => ({
    id,
    displayName,
    archived: state === "archived",
  }));
  const date = dateOf(record, now);
  return {
    type,
    id,
    date,
    updatedAt: updatedAtOf(id),
    contacts,
    data: textsOf(record)[type],
  } as TimelineItem;
}

function dateOf({ type, date, parts }: RecordSeed, now: Date): Date {
  const ownDate = date ?? new Date(Number.NaN);
  if (type !== "life_event") return ownDate;
  const { year, month, day } = parts ?? { year: null, month: null, day: null };
  return resolveLifeEventDate({ year, month, day, createdAt: ownDate }, now);
}

function textsOf({ id, parts = null, status = "given" }: World["records"][number]): TimelineTexts {
  const text = (field: string) => textOf(field, id);
  return {
    note: { content: text("content") },
    activity: {
      title: text("title"),
      description: text("description"),
      location: text("location"),
      type: text("type"),
    },
    completion: { reminder_id: null, message: text("message") },
    life_event: { type: "other", description: text("description"), date: parts },
    external_activity: {
      source_system: "immich",
      external_id: text("external_id"),
      type: "photo",
      payload: { text: text("payload") },
    },
    gift: {
      status,
      description: text("description"),
      occasion: text("occasion"),
      url: text("url"),
      notes: text("notes"),
    },
  };
}

function inOrder(a: TimelineItem, b: TimelineItem): number {
  return a.date.getTime() - b.date.getTime() || rankOf(a.type) - rankOf(b.type) ||
    (a.id < b.id ? -1 : 1);
}

function rankOf(type: TimelineType): number {
  return TIMELINE_TYPES.indexOf(type);
}
