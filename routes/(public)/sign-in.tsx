/** The page on which people sign in, and go on to where they were going. */
import { type Context, page, type PageResponse } from "fresh";
import { signIn, type SignInResult } from "../../lib/accounts/sign_in.ts";
import { define, type State } from "../../lib/define.ts";
import { readSessionCookie } from "../../lib/http/cookie.ts";
import { readForm } from "../../lib/http/form.ts";
import { localPath } from "../../lib/http/local_path.ts";
import { signInForm } from "../../lib/shared/account_forms.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { attempt } from "../(_forms)/attempt.ts";
import { publicSchemeOf } from "../(_request)/public_scheme.ts";
import { resumeViewer } from "../(_request)/resume_viewer.ts";
import { enter } from "./(_entry)/enter.ts";
import { type SignInData, SignInPage } from "./(_entry)/SignInPage.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    if (await resumeViewer(ctx) !== null) return ctx.redirect("/", 303);
    const values = { next: localPath(ctx.url.searchParams.get("next")) };
    return page<SignInData>({ values, refusal: null });
  },

  async POST(ctx) {
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(() =>
      signIn(ctx.state.site, {
        input: parseInput(signInForm, values),
        clientAddress: ctx.state.clientAddress,
        userAgent: ctx.req.headers.get("user-agent"),
        formerSecret: readSessionCookie(ctx.req.headers, publicSchemeOf(ctx.state)),
      })
    );
    return outcome.kind === "refused"
      ? page<SignInData>({ values, refusal: outcome.refusal }, { status: 422 })
      : answer(ctx, { values, result: outcome.result });
  },
});

function answer(
  ctx: Context<State>,
  { values, result }: { values: SignInData["values"]; result: SignInResult },
): Response | PageResponse<SignInData> {
  switch (result.kind) {
    case "signed_in":
      return enter(ctx, { secret: result.secret, to: localPath(values.next ?? null) });
    case "refused":
      return page({ values, refusal: { kind: "forbidden", code: "wrong_credentials" } }, {
        status: 422,
      });
    case "limited": {
      const { retryAfterSeconds } = result;
      const headers = { "retry-after": String(retryAfterSeconds) };
      return page({ values, refusal: null, retryAfterSeconds }, { status: 429, headers });
    }
    default:
      return result satisfies never;
  }
}

export default define.page<typeof handler>(({ data, state, url }) => (
  <SignInPage
    data={data}
    notice={url.searchParams.get("notice")}
    canRecover={state.site.mailer !== null}
    translator={state.translator}
  />
));
