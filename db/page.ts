/** Keyset cursors: where a page of a list ended, as text that a caller hands back unchanged. */
import { Buffer } from "node:buffer";
import type { z } from "zod";

/** The values of the order's columns in a page's last row. */
export type CursorValue = string | number | null;

/** Base64url of the values as a JSON array. Instants go in as ISO 8601 text. */
export function encodeCursor(values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/**
 * The values as `schema` gives them, or undefined for text that `encodeCursor` did not make or
 * whose values do not fit. PostgreSQL refuses U+0000 in a parameter, so that is malformed too.
 */
export function decodeCursor<T>(text: string, schema: z.ZodType<T>): T | undefined {
  const values = parseValues(text);
  if (values === undefined || encodeCursor(values) !== text) return undefined;
  const parsed = schema.safeParse(values);
  return parsed.success ? parsed.data : undefined;
}

function parseValues(text: string): CursorValue[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(values) && values.every(isCursorValue) ? values : undefined;
  } catch {
    return undefined;
  }
}

function isCursorValue(value: unknown): value is CursorValue {
  if (typeof value === "string") return !value.includes("\0");
  return value === null || typeof value === "number";
}
