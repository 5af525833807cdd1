/** Everybody who has an account: the list, with what can be done to each, and making another. */
import { page } from "fresh";
import { addUser } from "../../../../lib/accounts/administration.ts";
import { define } from "../../../../lib/define.ts";
import { readForm } from "../../../../lib/http/form.ts";
import { newUserForm } from "../../../../lib/shared/account_forms.ts";
import { parseInput } from "../../../../lib/shared/parse_input.ts";
import { attempt } from "../../../(_forms)/attempt.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { openUserList, type UserList } from "./(_users)/user_list.ts";
import { UserListPage } from "./(_users)/UserListPage.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    return page<UserList>(await openUserList(ctx.state.site, { url: ctx.url }));
  },

  async POST(ctx) {
    const { user: admin, actor } = requireViewer(ctx.state);
    const { site } = ctx.state;
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(
      () => addUser(site, { admin, actor, input: parseInput(newUserForm, values) }),
      ["email_taken"],
    );
    if (outcome.kind === "done") return ctx.redirect("/admin/users?notice=made", 303);
    const newUser = { values, refusal: outcome.refusal };
    return page<UserList>(await openUserList(site, { url: ctx.url, newUser }), { status: 422 });
  },
});

export default define.page<typeof handler>(({ data, state, url }) => (
  <UserListPage list={data} notice={url.searchParams.get("notice")} state={state} />
));
