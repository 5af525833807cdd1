/** Guards the pages: whoever is not signed in is sent to do so, and then comes back. */
import { isSetUp } from "../../lib/accounts/setup.ts";
import { define } from "../../lib/define.ts";
import { translatorFor } from "../../lib/i18n/translator.ts";
import { mayHoldSecret } from "../../lib/log/redact_url.ts";
import { resumeViewer, withCookie } from "../(_request)/resume_viewer.ts";

export default define.middleware(async (ctx) => {
  const { req, url, state } = ctx;
  const resumed = await resumeViewer(ctx);
  if (resumed === null) {
    if (!await isSetUp(state.site.db)) return ctx.redirect("/setup", 303);
    const next = req.method === "GET" && !mayHoldSecret(url)
      ? `?next=${encodeURIComponent(url.pathname + url.search)}`
      : "";
    return ctx.redirect(`/sign-in${next}`, 303);
  }
  state.viewer = resumed.viewer;
  state.translator = translatorFor(resumed.viewer.user.language);
  return withCookie(await ctx.next(), resumed.prolongedCookie);
});
