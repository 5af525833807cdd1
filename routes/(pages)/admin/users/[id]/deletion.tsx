/** Deletes a user and everything of theirs. */
import { deleteOtherUser } from "../../../../../lib/accounts/administration.ts";
import { define } from "../../../../../lib/define.ts";
import { write } from "../../../../../lib/work/write.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { actOnUser, backToUsers } from "../(_users)/act_on_user.ts";
import { UserListPage } from "../(_users)/UserListPage.tsx";

export const handler = define.handlers({
  GET: backToUsers,

  POST: actOnUser(async ({ state }, userId) => {
    await write(state.site, requireViewer(state).actor, (unit) => deleteOtherUser(unit, userId));
  }, "deleted"),
});

export default define.page<typeof handler>(({ data, state }) => (
  <UserListPage list={data} notice={null} state={state} />
));
