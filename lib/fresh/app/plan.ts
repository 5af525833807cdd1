/** Owns what an app is compiled into: for each request the steps that answer it, in order. */

import { HttpError } from "../http_error.ts";
import { type Context, frame } from "./context.ts";
import type { LayoutConfig, Middleware, RouteComponent, Step } from "./handlers.ts";
import { Router } from "./router.ts";

/** What applies to a path and to all below it. */
export interface Scope<State> {
  app?: RouteComponent<State>;
  layout?: RouteComponent<State>;
  layoutConfig?: LayoutConfig;
  answerError?: Middleware<State>;
  steps: Step<State>[];
}

export class Plan<State> {
  notFound: Middleware<State> = () => Promise.reject(new HttpError(404));
  readonly #router = new Router<Step<State>[]>();
  readonly #scopes = new Map<string, Scope<State>>();

  constructor(private readonly basePath: string) {}

  /** `*` is the root. */
  scope(path: string): Scope<State> {
    const key = prefixesOf(path).at(-1) ?? "";
    const scope = this.#scopes.get(key) ?? { steps: [] };
    this.#scopes.set(key, scope);
    return scope;
  }

  /** The steps run inside what has been registered by now for the scope and above. */
  add(
    path: string,
    { methods, scope = path, steps }: {
      methods: Iterable<string>;
      scope?: string;
      steps: Step<State>[];
    },
  ): void {
    const pattern = (this.basePath + path).replace(/\/$/, "") || "/";
    const target = [...this.#stepsInto(scope), ...steps];
    for (const method of methods) this.#router.add(method, pattern, target);
  }

  /** What no route answers still passes the root's middlewares and error page. */
  answerTo({ method }: Request, { pathname }: URL) {
    const match = this.#router.match(pathname);
    const inherited = method === "HEAD" ? match?.targets.get("GET") : undefined;
    const steps = match?.targets.get(method) ?? match?.targets.get("ALL") ?? inherited;
    if (match && steps) return { route: match.pattern, params: match.params, steps };
    const refuse = match ? () => refuseMethod(method, match.targets.keys()) : this.notFound;
    return { route: null, params: {}, steps: [...this.#stepsInto("*"), refuse] };
  }

  #stepsInto(path: string): Step<State>[] {
    return prefixesOf(path).flatMap((prefix) => {
      const scope = this.#scopes.get(prefix);
      return scope ? [enter(scope), ...scope.steps] : [];
    });
  }
}

function refuseMethod(method: string, allowed: Iterable<string>): Response {
  if (method !== "OPTIONS") throw new HttpError(405);
  return new Response(null, { status: 204, headers: { allow: [...allowed].join(", ") } });
}

/** Runs the first step, whose `ctx.next()` runs the others. */
export async function run<State>(ctx: Context<State>, steps: Step<State>[]): Promise<Response> {
  const [step, ...others] = steps;
  const { next } = ctx;
  if (step === undefined) throw new HttpError(404);
  ctx.next = () => run(ctx, others);
  try {
    const result = await step(ctx);
    return typeof result === "function" ? await result(ctx) : result;
  } finally {
    ctx.next = next;
  }
}

/** Its wrapper and layout hold for the steps within and for its own error page. */
function enter<State>({ app, layout, layoutConfig, answerError }: Scope<State>): Middleware<State> {
  return async (ctx) => {
    const outer = ctx[frame];
    const inner = { ...outer };
    if (app) inner.app = app;
    if (layoutConfig?.skipAppWrapper) inner.app = undefined;
    if (layoutConfig?.skipInheritedLayouts) inner.layouts = [];
    if (layout) inner.layouts = [...inner.layouts, layout];
    ctx[frame] = inner;
    try {
      return await ctx.next();
    } catch (error) {
      if (answerError === undefined) throw error;
      ctx.error = error;
      return await answerError(ctx);
    } finally {
      ctx[frame] = outer;
    }
  };
}

/** `/a/:b` → `""`, `/a`, `/a/:b`. */
function prefixesOf(path: string): string[] {
  const segments = path.split("/").filter((segment) => segment !== "" && segment !== "*");
  return ["", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`)];
}
