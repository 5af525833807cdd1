/** Sets the password of a user, and ends all access to the account. */
import { resetUserPassword } from "../../../../../lib/accounts/administration.ts";
import { define } from "../../../../../lib/define.ts";
import { readForm } from "../../../../../lib/http/form.ts";
import { passwordResetForm } from "../../../../../lib/shared/account_forms.ts";
import { parseInput } from "../../../../../lib/shared/parse_input.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { actOnUser, backToUsers } from "../(_users)/act_on_user.ts";
import { UserListPage } from "../(_users)/UserListPage.tsx";

export const handler = define.handlers({
  GET: backToUsers,

  POST: actOnUser(async ({ req, state }, userId) => {
    const { values } = await readForm(req);
    const { new_password: newPassword } = parseInput(passwordResetForm, values);
    const { actor } = requireViewer(state);
    await resetUserPassword(state.site, { actor, userId, newPassword });
  }, "password_reset"),
});

export default define.page<typeof handler>(({ data, state }) => (
  <UserListPage list={data} notice={null} state={state} />
));
