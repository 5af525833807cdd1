/** Owns what an application registers and answers with, and the functions that type it. */

import type { ComponentChildren } from "preact";
import type { Context, PageProps } from "./context.ts";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";

/** Wraps what follows: `ctx.next()` runs the rest of the chain. */
export type Middleware<State> = (ctx: Context<State>) => Response | Promise<Response>;

/** A middleware, or an async function that brings it. */
export type Step<State> = (ctx: Context<State>) => Response | Promise<Response | Middleware<State>>;

/** What a handler returns to have its route's component rendered. */
export interface PageResponse<Data> extends ResponseInit {
  data: Data;
}

type Answer<Data> = PageResponse<Data> | Response;

export type HandlerFn<Data, State> = (ctx: Context<State>) => Answer<Data> | Promise<Answer<Data>>;

export type HandlerByMethod<Data, State> = { [M in Method]?: HandlerFn<Data, State> };

export type RouteHandler<Data, State> = HandlerFn<Data, State> | HandlerByMethod<Data, State>;

export type Component<Data, State> = (props: PageProps<Data, State>) => ComponentChildren;

/** A page of whatever data. */
export type RouteComponent<State> = Component<never, State>;

export interface Route<State> {
  handler?: RouteHandler<unknown, State>;
  component?: RouteComponent<State>;
}

export interface LayoutConfig {
  skipAppWrapper?: boolean;
  skipInheritedLayouts?: boolean;
}

export interface Define<State> {
  handlers<Data, Handlers extends RouteHandler<Data, State> = RouteHandler<Data, State>>(
    handlers: Handlers,
  ): typeof handlers;
  page<
    Handler extends RouteHandler<unknown, State> = never,
    Data = Handler extends RouteHandler<infer D, State> ? D : never,
  >(render: Component<Data, State>): typeof render;
  layout(render: Component<never, State>): typeof render;
  middleware<M extends Middleware<State> | Middleware<State>[]>(middleware: M): typeof middleware;
}

/** Functions that return their argument, and give it the types of an app with this state. */
export function createDefine<State>(): Define<State> {
  const identity = <T>(value: T) => value;
  return { handlers: identity, page: identity, layout: identity, middleware: identity };
}

/** Renders the route's component with `data`. */
export function page<Data = never>(data?: Data, options?: ResponseInit): PageResponse<Data> {
  return { data: data as Data, ...options };
}
