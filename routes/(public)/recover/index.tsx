/** The page on which a link for a new password is asked for, where mail can be sent. */
import { HttpError, page } from "fresh";
import type { Mailer } from "../../../lib/accounts/mailer.ts";
import { requestRecovery } from "../../../lib/accounts/request_recovery.ts";
import { define, type State } from "../../../lib/define.ts";
import { readForm } from "../../../lib/http/form.ts";
import { recoveryForm } from "../../../lib/shared/account_forms.ts";
import { parseInput } from "../../../lib/shared/parse_input.ts";
import { attempt } from "../../(_forms)/attempt.ts";
import type { FormState } from "../../(_forms)/form_state.ts";
import { LimitExceeded } from "../../(_request)/limit_exceeded.ts";
import { RecoveryRequestPage } from "./(_recover)/RecoveryRequestPage.tsx";

export const handler = define.handlers({
  GET(ctx) {
    requireMailer(ctx.state);
    return page<FormState>({ values: {}, refusal: null });
  },

  async POST(ctx) {
    const mailer = requireMailer(ctx.state);
    const { site, clientAddress } = ctx.state;
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(() => {
      const { email } = parseInput(recoveryForm, values);
      return requestRecovery(site, { mailer, email, clientAddress });
    });
    if (outcome.kind === "refused") {
      return page<FormState>({ values, refusal: outcome.refusal }, { status: 422 });
    }
    const { result } = outcome;
    if (result.kind === "limited") throw new LimitExceeded(result.retryAfterSeconds);
    return ctx.redirect("/recover?notice=recovery_requested", 303);
  },
});

function requireMailer({ site: { mailer } }: State): Mailer {
  if (mailer === null) throw new HttpError(404);
  return mailer;
}

export default define.page<typeof handler>(({ data, state, url }) => (
  <RecoveryRequestPage
    form={data}
    notice={url.searchParams.get("notice")}
    translator={state.translator}
  />
));
