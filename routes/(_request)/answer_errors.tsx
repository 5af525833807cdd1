/** Turns what is thrown below into the answer of its surface: a page, a problem, or bare text. */
import { define, type State } from "../../lib/define.ts";
import { discardBody } from "../../lib/http/body.ts";
import { problem } from "../../lib/http/problem.ts";
import { describeError } from "../../lib/log/describe_error.ts";
import { refuse } from "../../lib/syndication/refusal.ts";
import { allowedMethods, type Handle } from "./allowed_methods.ts";
import { type Failure, failureOf } from "./failures.ts";
import { FailurePage } from "./FailurePage.tsx";
import { recognizeReader } from "./recognize_reader.ts";
import { withCookie } from "./resume_viewer.ts";
import { isApi, isFeedSurface, isRssSurface } from "./surfaces.ts";

const FAULT: Failure = { status: 500, code: "internal_error", headers: {} };

/** @param handle the application itself, which is asked which methods a path knows */
export function answerErrors(handle: Handle) {
  return define.middleware(async (ctx) => {
    try {
      return await ctx.next();
    } catch (error) {
      ctx.error = error;
      await discardBody(ctx.req);
      const failure = failureOf(error) ?? logFault(error, ctx.state);
      if (failure.status === 405) {
        failure.headers.allow = await allowedMethods(handle, { url: ctx.url, info: ctx.info });
      }
      if (isFeedSurface(ctx.url)) return refuseFeed(ctx.req, ofSurface(ctx.url, failure));
      if (isApi(ctx.url)) {
        return problem(failure.status, failure.code, failure);
      }
      const { status, headers } = failure;
      const cookie = status === 404 ? await recognizeReader(ctx) : null;
      const { translator } = ctx.state;
      const path = ctx.url.pathname;
      const failed = <FailurePage {...{ failure, path, translator }} />;
      return withCookie(await ctx.render(failed, { status, headers }), cookie);
    }
  });
}

/** The log has what happened and where; the answer says only that it did. */
function logFault(error: unknown, { site }: State): Failure {
  site.log.error("request failed", { error: describeError(error) });
  return { ...FAULT, headers: {} };
}

/** Of a workspace's feed a database that cannot be reached is a fault like any other (PI-8). */
function ofSurface(url: URL, failure: Failure): Failure {
  return isRssSurface(url) && failure.status === 503 ? { ...FAULT, headers: {} } : failure;
}

/** The same bytes whatever the token. */
function refuseFeed(request: Request, { status, headers }: Failure): Response {
  return refuse(request, { status, text: "The feed cannot be read now\n", headers });
}
