/** Owns how a route answers: its handler first, then its component. */

import { type FunctionComponent, h } from "preact";
import { HttpError } from "../http_error.ts";
import { type LayoutConfig, type Method, type Middleware, page, type Route } from "./handlers.ts";

export function answererOf<State>(
  route: Route<State> | Middleware<State>,
  config?: LayoutConfig,
): Middleware<State> {
  if (typeof route === "function") return route;
  const { handler, component } = route;
  return async (ctx) => {
    const method = ctx.req.method as Method;
    const byMethod = typeof handler === "function" ? { [method]: handler } : handler;
    const handle = byMethod?.[method] ?? (method === "HEAD" ? byMethod?.GET : undefined);
    const answer = await handle?.(ctx) ?? page();
    if (answer instanceof Response) return answer;
    if (component === undefined) throw new Error(`Cannot render ${ctx.route}: it has no component`);
    ctx.data = answer.data;
    const status = answer.status ?? statusOf(ctx.error);
    const vnode = h(component as FunctionComponent<object>, { ...ctx });
    return await ctx.render(vnode, { ...answer, status }, config);
  };
}

/** The methods that a route answers, `ALL` for a single function, and how it does. */
export function compileRoute<State>(route: Route<State>, config?: LayoutConfig) {
  const { handler = {}, component } = route;
  const methods = new Set([...Object.keys(handler), ...(component ? ["GET"] : [])]);
  const steps = [answererOf(route, config)];
  return { methods: typeof handler === "function" ? ["ALL"] : methods, steps };
}

function statusOf(error: unknown): number {
  return error instanceof HttpError ? error.status : error === null ? 200 : 500;
}
