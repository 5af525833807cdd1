/** Every path under /api that is nothing else: the 404 of the API instead of a page. */
import { HttpError } from "fresh";
import { define } from "../../lib/define.ts";

export const handler = define.handlers(() => {
  throw new HttpError(404);
});
