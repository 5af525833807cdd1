/** The route of a workspace's feed, the same for each verdict: public, and opened by the secret alone. */
import { define } from "../../../../../../../lib/define.ts";
import type { Verdict } from "../../../../../../../lib/shared/workspace_options.ts";
import { answerFeed } from "../../../../../../../lib/syndication/answer.ts";
import { methodNotAllowed, tooManyPolls } from "../../../../../../../lib/syndication/refusal.ts";
import { answerRssPoll } from "../../../../../../../lib/workspaces/answer_rss_poll.ts";

export function rssFeed(verdict: Verdict) {
  return define.handlers(async ({ req, url, params, state }) => {
    const { site, clientAddress, publicOrigin } = state;
    if (req.method !== "GET" && req.method !== "HEAD") return methodNotAllowed(req);
    const share = site.limits.feed.take(clientAddress);
    if (!share.allowed) return tooManyPolls(req, share.retryAfterSeconds);
    const { answer, policy } = await answerRssPoll(site, {
      workspaceId: params.id ?? "",
      verdict,
      // Never split at commas, unlike a list parameter: a secret is one value (TECH section 3).
      token: url.searchParams.get("token"),
      ifNoneMatch: req.headers.get("if-none-match"),
      origin: publicOrigin,
      reads: req.method === "GET",
    });
    return answerFeed(req, answer, policy);
  });
}
