/** The matrix of routes: one row for each. */
import type { Row } from "./answers.ts";
import { ADMIN_ROWS, TIMELINE_ROWS } from "./page_rows.ts";
import { PUBLIC_ROWS } from "./public_rows.ts";
import { REST_ROWS } from "./rest_rows.ts";
import { SETTINGS_ROWS } from "./settings_rows.ts";

export const ROWS: readonly Row[] = [
  ...PUBLIC_ROWS,
  ...REST_ROWS,
  ...SETTINGS_ROWS,
  ...TIMELINE_ROWS,
  ...ADMIN_ROWS,
];
