/** The description of REST for programs, open to all. */
import { define } from "../../../lib/define.ts";
import { apiDocument } from "../../../lib/openapi/api_document.ts";

export const handler = define.handlers({ GET: () => Response.json(apiDocument()) });
