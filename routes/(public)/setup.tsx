/** The page on which a new installation gets its first account; it is there until then. */
import { HttpError, page } from "fresh";
import { isSetUp, setUp } from "../../lib/accounts/setup.ts";
import { define } from "../../lib/define.ts";
import { readForm } from "../../lib/http/form.ts";
import { setupForm } from "../../lib/shared/account_forms.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { attempt } from "../(_forms)/attempt.ts";
import type { FormState } from "../(_forms)/form_state.ts";
import { enter } from "./(_entry)/enter.ts";
import { SetupPage } from "./(_entry)/SetupPage.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    if (await isSetUp(ctx.state.site.db)) throw new HttpError(404);
    const values = { language: ctx.state.translator.locale };
    return page<FormState>({ values, refusal: null });
  },

  async POST(ctx) {
    const { values } = await readForm(ctx.req);
    const userAgent = ctx.req.headers.get("user-agent");
    const outcome = await attempt(() =>
      setUp(ctx.state.site, { input: parseInput(setupForm, values), userAgent })
    );
    if (outcome.kind === "done") return enter(ctx, { secret: outcome.result.secret, to: "/" });
    return page<FormState>({ values, refusal: outcome.refusal }, { status: 422 });
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <SetupPage form={data} translator={state.translator} />
));
