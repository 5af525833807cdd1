/**
 * The page behind a recovery link. Opening it changes nothing, so that a mail scanner that follows
 * links uses none up; only sending the form does.
 */
import { page } from "fresh";
import { isLiveRecoveryLink, recoverAccount } from "../../../lib/accounts/recovery_links.ts";
import { define } from "../../../lib/define.ts";
import { readForm } from "../../../lib/http/form.ts";
import { recoveryResetForm } from "../../../lib/shared/account_forms.ts";
import { parseInput } from "../../../lib/shared/parse_input.ts";
import { attempt, type Refusal } from "../../(_forms)/attempt.ts";
import { DeadLinkPage } from "./(_recover)/DeadLinkPage.tsx";
import { ResetPage } from "./(_recover)/ResetPage.tsx";

type Data =
  | { kind: "form"; token: string; refusal: Refusal | null }
  | { kind: "dead" };

/**
 * The address has the secret, and the pages' own policy would send it along to this site. The origin
 * alone, instead of nothing, keeps the form's Origin from being `null`, which would be refused.
 */
const HEADERS = { "referrer-policy": "strict-origin" };

export const handler = define.handlers({
  async GET(ctx) {
    const { db, now } = ctx.state.site;
    const token = ctx.url.searchParams.get("token") ?? "";
    const isLive = await isLiveRecoveryLink(db, { secret: token, now: now() });
    if (!isLive) return page<Data>({ kind: "dead" }, { status: 404, headers: HEADERS });
    return page<Data>({ kind: "form", token, refusal: null }, { headers: HEADERS });
  },

  async POST(ctx) {
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(
      () => recoverAccount(ctx.state.site, parseInput(recoveryResetForm, values)),
      ["dead_recovery_link"],
    );
    if (outcome.kind === "done") return ctx.redirect("/sign-in?notice=password_set", 303);
    const { refusal } = outcome;
    const data: Data = refusal.kind === "forbidden"
      ? { kind: "dead" }
      : { kind: "form", token: values.token ?? "", refusal };
    return page<Data>(data, { status: 422, headers: HEADERS });
  },
});

export default define.page<typeof handler>(({ data, state: { translator, site } }) =>
  data.kind === "dead"
    ? <DeadLinkPage canAskAgain={site.mailer !== null} translator={translator} />
    : <ResetPage token={data.token} refusal={data.refusal} translator={translator} />
);
