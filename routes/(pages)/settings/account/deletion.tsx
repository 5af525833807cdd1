/** The page on which people delete their account. */
import { page } from "fresh";
import { deleteOwnAccount } from "../../../../lib/accounts/own_account.ts";
import { define } from "../../../../lib/define.ts";
import { readForm } from "../../../../lib/http/form.ts";
import { accountDeletionForm } from "../../../../lib/shared/account_forms.ts";
import { parseInput } from "../../../../lib/shared/parse_input.ts";
import { attempt } from "../../../(_forms)/attempt.ts";
import { refusalStatus } from "../../../(_forms)/refusal_status.ts";
import { LimitExceeded } from "../../../(_request)/limit_exceeded.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { leave } from "../../../(public)/(_entry)/leave.ts";
import { type Deletion, openDeletion } from "./(_account)/open_deletion.ts";
import { DeletionPage } from "./(_account)/DeletionPage.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    return page<Deletion>(await openDeletion(ctx.state, null));
  },

  async POST(ctx) {
    const { user } = requireViewer(ctx.state);
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(() => {
      const { password } = parseInput(accountDeletionForm, values);
      return deleteOwnAccount(ctx.state.site, { userId: user.id, password });
    }, ["wrong_password", "last_admin", "sole_workspace_admin"]);
    if (outcome.kind === "refused") {
      const deletion = await openDeletion(ctx.state, outcome.refusal);
      return page<Deletion>(deletion, { status: refusalStatus(outcome.refusal) });
    }
    const { result } = outcome;
    if (result.kind === "limited") throw new LimitExceeded(result.retryAfterSeconds);
    return leave(ctx, "/sign-in?notice=account_deleted");
  },
});

export default define.page<typeof handler>(({ data: deletion, state }) => (
  <DeletionPage
    deletion={deletion}
    user={requireViewer(state).user}
    translator={state.translator}
  />
));
