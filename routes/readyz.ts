/** Tells whether the database answers. */
import { HttpError } from "fresh";
import { define } from "../lib/define.ts";
import { isReachable } from "../lib/work/availability.ts";

export const handler = define.handlers({
  async GET({ state }) {
    if (!await isReachable(state.site.db)) throw new HttpError(503);
    return new Response("ready\n");
  },
});
