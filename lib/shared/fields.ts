/**
 * The zod building blocks of input: text, instants, partial dates, identifiers. Their metadata says
 * in JSON Schema what a transformation takes; `override` is what zod-openapi puts over zod's own.
 */
import { z } from "zod";
import { MAX_EMAIL_LENGTH, MAX_TEXT_LENGTH } from "./limits.ts";

/** Text as typed, but for what PostgreSQL can't hold: U+0000 is refused, lone surrogates mended. */
function carriedText(max: number) {
  return z.string()
    .max(max)
    .refine((text) => !text.includes("\0"), { params: { code: "unsupported_character" } })
    .transform((text) => text.toWellFormed());
}

/** Text that must say something: more than blanks. Kept as typed. */
export function requiredText(max: number = MAX_TEXT_LENGTH) {
  return carriedText(max).refine((text) => !isBlank(text), { params: { code: "required" } })
    .meta({ pattern: "\\S" });
}

/** Text that may be absent. Blank text and null are absent: null. Not given: undefined. */
export function optionalText(max: number = MAX_TEXT_LENGTH) {
  return carriedText(max).nullish().transform(blankAsNull);
}

function blankAsNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text === null || isBlank(text) ? null : text;
}

/** A character that leaves something to see: a label of others would be a row without a name. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** A UUID of any version, in lower case as PostgreSQL prints it. */
export function uuid() {
  return z.guid().transform((value) => value.toLowerCase());
}

/** A UUID that may be absent; blank text and null are absent. */
export function optionalUuid() {
  return z.union([z.literal("").transform(() => null), z.null(), uuid()]).optional();
}

const RFC_3339 =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt]([01]\d|2[0-3]):(\d{2}):(\d{2})(?:\.\d+)?([Zz]|[+-]\d{2}:\d{2}))?$/;

/** An RFC 3339 instant, or a bare YYYY-MM-DD for midnight UTC of that day. */
export function instant() {
  return z.string().max(40).transform((value, context) => {
    const parsed = parseInstant(value);
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: "custom", params: { code: "not_a_date" } });
    return z.NEVER;
  }).meta({
    description: "An RFC 3339 instant, or YYYY-MM-DD for midnight UTC. Of the years 1 to 9999.",
    override: {
      anyOf: [{ format: "date-time" }, { format: "date" }],
      examples: ["2026-02-01T10:30:00Z", "2026-02-01"],
    },
  });
}

/** The instant that the text names, or undefined: no real day, no zone, or outside years 1–9999. */
function parseInstant(text: string): Date | undefined {
  const match = RFC_3339.exec(text);
  if (match === null) return undefined;
  const [, year, month, day] = match;
  if (!isRealDay({ year: Number(year), month: Number(month), day: Number(day) })) return undefined;
  const instant = new Date(match[4] === undefined ? `${text}T00:00:00Z` : text.toUpperCase());
  const resultYear = instant.getUTCFullYear();
  return resultYear >= 1 && resultYear <= 9999 ? instant : undefined;
}

/** An instant that may be absent; blank text and null are absent. */
export function optionalInstant() {
  return z.union([z.literal("").transform(() => null), z.null(), instant()]).optional();
}

/** True when the calendar has that day (proleptic Gregorian). */
export function isRealDay({ year, month, day }: { year: number; month: number; day: number }) {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day <= days;
}

/** A date of which any part may be unknown. */
export interface PartialDate {
  year: number | null;
  month: number | null;
  day: number | null;
}

function datePart(min: number, max: number) {
  return z.int().min(min).max(max).nullish().transform((part) => part ?? null);
}

/** Parts of a date; a full date must exist, and so must a month's day. No part at all is null. */
export function partialDate() {
  return z.strictObject({ year: datePart(1, 9999), month: datePart(1, 12), day: datePart(1, 31) })
    .refine(isPossibleDate, { path: ["day"], params: { code: "not_a_date" } })
    .nullish()
    .transform((date) =>
      date === undefined ? undefined : date === null || isEmptyDate(date) ? null : date
    )
    .meta({ description: "The parts that are known. A day needs no year; null when none is." });
}

/** 29 February is possible without a year: it falls on 1 March in common years. */
function isPossibleDate({ year, month, day }: PartialDate): boolean {
  return month === null || day === null || isRealDay({ year: year ?? 2000, month, day });
}

function isEmptyDate({ year, month, day }: PartialDate): boolean {
  return year === null && month === null && day === null;
}

/** An e-mail address in lower case. */
export function emailAddress() {
  return z.string().trim().toLowerCase().max(MAX_EMAIL_LENGTH).pipe(z.email());
}

/** A word of a machine: no free text fits into it. */
export function plainWord() {
  return z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,49}$/);
}

/** Levels of nesting that a payload may have; the parser of a deeper one would exhaust the stack. */
const MAX_PAYLOAD_DEPTH = 32;

/** Any JSON object, its texts fit for PostgreSQL. */
export function externalPayload() {
  return z.record(z.string(), z.unknown()).transform((payload, context) => {
    try {
      return carriedJson(payload, 0) as Record<string, unknown>;
    } catch (error) {
      if (!(error instanceof UncarriedJson)) throw error;
      context.addIssue({ code: "custom", params: { code: error.code } });
      return z.NEVER;
    }
  }).nullish().meta({
    description: `Any JSON object, nested at most ${MAX_PAYLOAD_DEPTH} levels.`,
  });
}

class UncarriedJson extends Error {
  constructor(readonly code: "unsupported_character" | "out_of_range") {
    super(code);
  }
}

function carriedJson(value: unknown, depth: number): unknown {
  if (depth > MAX_PAYLOAD_DEPTH) throw new UncarriedJson("out_of_range");
  if (typeof value === "string") {
    if (value.includes("\0")) throw new UncarriedJson("unsupported_character");
    return value.toWellFormed();
  }
  if (typeof value === "number") return carriedNumber(value);
  if (Array.isArray(value)) return value.map((item) => carriedJson(item, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      carriedJson(key, depth + 1),
      carriedJson(inner, depth + 1),
    ]),
  );
}

/** JSON text can name a number that no double holds, and a zero below zero, which no column keeps. */
function carriedNumber(value: number): number {
  if (!Number.isFinite(value)) throw new UncarriedJson("out_of_range");
  return value === 0 ? 0 : value;
}
