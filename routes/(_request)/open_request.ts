/** The first and last step of every request: what it may use, and its line in the log. */
import type { Config } from "../../lib/config/config.ts";
import { define, type State } from "../../lib/define.ts";
import { clientAddress } from "../../lib/http/client_address.ts";
import { ownOrigins, publicOrigin, type Surroundings } from "../../lib/http/public_origin.ts";
import { negotiateLocale } from "../../lib/i18n/negotiate_locale.ts";
import { translatorFor } from "../../lib/i18n/translator.ts";
import type { Site } from "../../lib/site.ts";
import { isProbe } from "./allowed_methods.ts";

export function openRequest(site: Site) {
  return define.middleware(async (ctx) => {
    const startedAt = performance.now();
    ctx.state.site = site;
    ctx.state.viewer = null;
    const surroundings = surroundingsOf(ctx.info, site.config);
    ctx.state.clientAddress = clientAddress(surroundings.peer, {
      forwardedFor: ctx.req.headers.get("x-forwarded-for"),
      trustedProxies: site.config.trustedProxies,
    });
    ctx.state.publicOrigin = publicOrigin(ctx.req, surroundings);
    ctx.state.ownOrigins = ownOrigins(ctx.req, surroundings);
    ctx.state.translator = translatorFor(negotiateLocale(ctx.req.headers.get("accept-language")));
    const response = await ctx.next();
    if (!isProbe(ctx.req)) logRequest(ctx, { response, startedAt });
    return response;
  });
}

/** What of the socket and of the configuration decides how this installation is seen. */
function surroundingsOf({ remoteAddr }: Deno.ServeHandlerInfo, config: Config): Surroundings {
  const { frontendUrl, trustedProxies } = config;
  return { peer: "hostname" in remoteAddr ? remoteAddr.hostname : "", frontendUrl, trustedProxies };
}

function logRequest(
  { req, url, state }: { req: Request; url: URL; state: State },
  { response, startedAt }: { response: Response; startedAt: number },
): void {
  const length = response.headers.get("content-length");
  state.site.log.request({
    method: req.method,
    url,
    status: response.status,
    durationMs: performance.now() - startedAt,
    clientAddress: state.clientAddress,
    ...(length === null ? {} : { bytes: Number(length) }),
    ...(state.viewer === null ? {} : { userId: state.viewer.user.id }),
  });
}
