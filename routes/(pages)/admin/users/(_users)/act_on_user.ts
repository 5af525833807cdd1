/** The one form of everything that an admin does to a user: done and told on the list, or refused there. */
import { type Context, page, type PageResponse } from "fresh";
import type { State } from "../../../../../lib/define.ts";
import { attempt } from "../../../../(_forms)/attempt.ts";
import { refusalStatus } from "../../../../(_forms)/refusal_status.ts";
import { pathUuid } from "../../../../(_rest)/path_uuid.ts";
import { reopenAt, type UserList } from "./user_list.ts";

/**
 * A handler of POST.
 *
 * @param act throws what it does not accept
 * @param notice what the list then says
 */
export function actOnUser(
  act: (ctx: Context<State>, userId: string) => Promise<void>,
  notice: string,
): (ctx: Context<State>) => Promise<Response | PageResponse<UserList>> {
  return async (ctx) => {
    const userId = pathUuid(ctx.params);
    const outcome = await attempt(
      () => act(ctx, userId),
      ["own_account", "sole_workspace_admin"],
    );
    if (outcome.kind === "done") return ctx.redirect(`/admin/users?notice=${notice}`, 303);
    const { refusal } = outcome;
    const list = await reopenAt(ctx.state.site, { userId, refusal });
    return page(list, { status: refusalStatus(refusal) });
  };
}

/** Where somebody arrives who asks for the address of a form that was not accepted. */
export function backToUsers(ctx: Context<State>): Response {
  return ctx.redirect("/admin/users", 303);
}
