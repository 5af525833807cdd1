/** The page on which people change their password. */
import { page } from "fresh";
import { changePassword } from "../../../../lib/accounts/own_password.ts";
import { define } from "../../../../lib/define.ts";
import { readForm } from "../../../../lib/http/form.ts";
import { passwordForm } from "../../../../lib/shared/account_forms.ts";
import { parseInput } from "../../../../lib/shared/parse_input.ts";
import { attempt, type Refusal } from "../../../(_forms)/attempt.ts";
import { LimitExceeded } from "../../../(_request)/limit_exceeded.ts";
import { requireSession } from "../../../(_request)/require_session.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { PasswordPage } from "./(_account)/PasswordPage.tsx";

export const handler = define.handlers({
  GET() {
    return page<Refusal | null>(null);
  },

  async POST(ctx) {
    const { user } = requireViewer(ctx.state);
    const { id: sessionId } = requireSession(ctx.state);
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(() => {
      const input = parseInput(passwordForm, values);
      return changePassword(ctx.state.site, { userId: user.id, sessionId, input });
    }, ["wrong_password"]);
    if (outcome.kind === "refused") return page<Refusal | null>(outcome.refusal, { status: 422 });
    const { result } = outcome;
    if (result.kind === "limited") throw new LimitExceeded(result.retryAfterSeconds);
    return ctx.redirect("/settings/account?notice=password_changed", 303);
  },
});

export default define.page<typeof handler>(({ data: refusal, state: { translator } }) => (
  <PasswordPage {...{ refusal, translator }} />
));
