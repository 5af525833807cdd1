/** Guards the administration: for everybody but admins there is nothing here. */
import { HttpError } from "fresh";
import { define } from "../../../lib/define.ts";
import { requireViewer } from "../../(_request)/require_viewer.ts";

export default define.middleware(async (ctx) => {
  if (requireViewer(ctx.state).user.role !== "admin") throw new HttpError(404);
  return await ctx.next();
});
