/** The form of a record's description: the one place that says what a record is. */
import type { z } from "zod";
import type { FieldIssue } from "../domain_error.ts";

/** The seven things that can be written down. */
export type RecordName =
  | "note"
  | "activity"
  | "reminder"
  | "completion"
  | "life_event"
  | "external_activity"
  | "gift";

/** The six of them on the timeline, in canonical order (DESIGN section 5). */
export const TIMELINE_TYPES = [
  "note",
  "activity",
  "completion",
  "life_event",
  "external_activity",
  "gift",
] as const satisfies RecordName[];
export type TimelineType = typeof TIMELINE_TYPES[number];

/** How a form asks for one value. Its label is the catalogue's `record.<name>.<field>`. */
export type Control =
  | { field: string; kind: "text" | "url"; required?: boolean; maxLength: number }
  | { field: string; kind: "textarea"; required?: boolean; maxLength: number }
  | { field: string; kind: "instant"; required?: boolean }
  | { field: string; kind: "partial_date" }
  | { field: string; kind: "choice"; required?: boolean; choices: readonly string[] }
  | { field: string; kind: "contacts" };

/** One description a record: REST, pages, OpenAPI, renderer and canary tests read it. */
export interface RecordDescription<
  Name extends RecordName = RecordName,
  Schema extends z.ZodObject = z.ZodObject,
> {
  name: Name;
  /** The collection's last path segment under /api/v1. */
  path: string;
  /** What a POST may hold. A PATCH is the same with every property optional. */
  schema: Schema;
  /** Rules across fields, judged on the merged row. */
  check?: (row: z.output<Schema>) => FieldIssue[];
  controls: readonly Control[];
  /** Every field of free text that a person wrote. */
  authored: readonly (keyof z.output<Schema> & string)[];
  /** Those of them that a `full` feed shows, in that order (ADR decision 4). */
  published: readonly (keyof z.output<Schema> & string)[];
  /** Those of them that are encrypted at rest. */
  encrypted: readonly (keyof z.output<Schema> & string)[];
  /** The type under which it stands on the timeline, where it does. */
  timelineType: TimelineType | null;
}

/** Keeps the literal types of a description. */
export function describeRecord<Name extends RecordName, Schema extends z.ZodObject>(
  description: RecordDescription<Name, Schema>,
): RecordDescription<Name, Schema> {
  return description;
}
