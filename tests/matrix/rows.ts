/** The matrix of routes: one row for each. */
import type { Row } from "./answers.ts";
import { ADMIN_ROWS, TIMELINE_ROWS } from "./page_rows.ts";
import { PUBLIC_ROWS } from "./public_rows.ts";
import { REST_ROWS } from "./rest_rows.ts";
import { SETTINGS_ROWS } from "./settings_rows.ts";
import { WORKSPACE_PAGE_ROWS } from "./workspace_page_rows.ts";
import { WORKSPACE_ROWS } from "./workspace_rows.ts";

export const ROWS: readonly Row[] = [
  ...PUBLIC_ROWS,
  ...REST_ROWS,
  ...WORKSPACE_ROWS,
  ...SETTINGS_ROWS,
  ...TIMELINE_ROWS,
  ...WORKSPACE_PAGE_ROWS,
  ...ADMIN_ROWS,
];
