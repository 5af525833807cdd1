/** The written forms of a log entry, which nothing inside it can break out of. */
import type { LogLevel } from "../config/config.ts";

/** What an entry says, by names of the code's own. */
export type Fields = Readonly<Record<string, string | number | boolean | null>>;

export interface LogEntry {
  at: Date;
  level: LogLevel;
  event: string;
  fields: Fields;
}

/** `2026-07-27T10:00:00.000Z info request method=GET status=200`. */
export function formatText({ at, level, event, fields }: LogEntry): string {
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${textValue(value)}`);
  return [at.toISOString(), level, textValue(event), ...pairs].join(" ");
}

/** One JSON object with `time`, `level`, `event` and the fields. */
export function formatJson({ at, level, event, fields }: LogEntry): string {
  return escapeControls(JSON.stringify({ time: at.toISOString(), level, event, ...fields }));
}

function textValue(value: string | number | boolean | null): string {
  if (typeof value !== "string") return String(value);
  const needsQuotes = value === "" || /[\s"\\]/.test(value) || escapeControls(value) !== value;
  return needsQuotes ? escapeControls(JSON.stringify(value)) : value;
}

/**
 * JSON leaves these as they are, but a line break among them would forge a line, an escape
 * sequence would drive the reader's terminal, and a bidirectional mark would show the line in
 * another order.
 */
function escapeControls(text: string): string {
  return text.replace(
    // deno-lint-ignore no-control-regex
    /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
