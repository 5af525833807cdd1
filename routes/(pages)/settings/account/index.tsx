/** The account of whoever is signed in: name, language, time zone, and where they are signed in. */
import { page } from "fresh";
import { updateAccount } from "../../../../lib/accounts/own_account.ts";
import { listSessions } from "../../../../lib/accounts/sessions.ts";
import { define } from "../../../../lib/define.ts";
import { readForm } from "../../../../lib/http/form.ts";
import { accountForm } from "../../../../lib/shared/account_forms.ts";
import { parseInput } from "../../../../lib/shared/parse_input.ts";
import { write } from "../../../../lib/work/write.ts";
import { attempt } from "../../../(_forms)/attempt.ts";
import { requireSession } from "../../../(_request)/require_session.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { type AccountData, AccountPage } from "./(_account)/AccountPage.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const { db, now } = ctx.state.site;
    const sessions = await listSessions(db, { userId: user.id, now: now() });
    const values = {
      display_name: user.displayName,
      language: user.language,
      time_zone: user.timeZone,
    };
    return page<AccountData>({ form: { values, refusal: null }, sessions });
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const { site } = ctx.state;
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(() => {
      const input = parseInput(accountForm, values);
      return write(site, actor, (unit) => updateAccount(unit, { userId: user.id, input }));
    });
    if (outcome.kind === "done") return ctx.redirect("/settings/account?notice=saved", 303);
    const sessions = await listSessions(site.db, { userId: user.id, now: site.now() });
    return page<AccountData>({ form: { values, refusal: outcome.refusal }, sessions }, {
      status: 422,
    });
  },
});

export default define.page<typeof handler>(({ data, state, url }) => (
  <AccountPage
    data={data}
    notice={url.searchParams.get("notice")}
    now={state.site.now()}
    user={requireViewer(state).user}
    session={requireSession(state)}
    translator={state.translator}
  />
));
