/** The settings begin with the feeds. */
import { define } from "../../../lib/define.ts";

export const handler = define.handlers({
  GET(ctx) {
    return ctx.redirect("/settings/feeds", 303);
  },
});
