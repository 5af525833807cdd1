/** The private Atom feeds: public, and opened by the secret in the query alone (ADR decision 7). */
import { define } from "../../../../lib/define.ts";
import { answerPoll } from "../../../../lib/feeds/answer_poll.ts";
import { ATOM_POLICY } from "../../../../lib/feeds/atom_policy.ts";
import { answerFeed } from "../../../../lib/syndication/answer.ts";
import { methodNotAllowed, tooManyPolls } from "../../../../lib/syndication/refusal.ts";

export const handler = define.handlers(async ({ req, url, state: { site, clientAddress } }) => {
  if (req.method !== "GET" && req.method !== "HEAD") return methodNotAllowed(req);
  const verdict = site.limits.feed.take(clientAddress);
  if (!verdict.allowed) return tooManyPolls(req, verdict.retryAfterSeconds);
  const answer = await answerPoll(site, {
    token: url.searchParams.get("token"),
    ifNoneMatch: req.headers.get("if-none-match"),
    reads: req.method === "GET",
  });
  return answerFeed(req, answer, ATOM_POLICY);
});
