/** How values of the embedded database become those of JavaScript, where its own way is wrong. */
import type { PGliteOptions } from "@electric-sql/pglite";

const TIMESTAMPTZ_OID = 1184;

/** For `PGlite.create`, wherever one is opened. */
export const EMBEDDED_PARSERS: PGliteOptions["parsers"] = { [TIMESTAMPTZ_OID]: parseInstant };

/**
 * Left alone, PGlite hands PostgreSQL's text to `new Date`, which takes the years 1 to 99 for those
 * of another century, since the text is not ISO 8601: `0050-01-01 00:00:00+00`.
 */
function parseInstant(text: string): Date {
  return new Date(text.replace(" ", "T").replace(/([+-]\d{2})$/, "$1:00"));
}
