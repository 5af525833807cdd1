/** Owns what middlewares, handlers and pages know about a request, and how they answer it. */

import { type FunctionComponent, h, type JSX } from "preact";
import type { Build } from "../build/build.ts";
import { renderDocument } from "../render/document.ts";
import type { LayoutConfig, RouteComponent } from "./handlers.ts";

export interface ResolvedFreshConfig {
  /** Before every path, such as `/base`; empty by default. */
  basePath: string;
  mode: "development" | "production";
  /** Whether to believe `X-Forwarded-Proto` and `X-Forwarded-Host`. */
  trustProxy: boolean;
}

export type FreshConfig = Partial<ResolvedFreshConfig>;

/** Keys what surrounds a page at this point of the chain; the application does not see it. */
export const frame = Symbol("frame");

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

type Methods = "next" | "redirect" | "render" | "text" | "html" | "json" | "stream";

export type PageProps<Data = unknown, State = unknown> =
  & Omit<Context<State>, Methods | typeof frame | "data">
  & { data: Data };

type Given = "config" | "req" | "url" | "info" | "route" | "params" | typeof frame;

export class Context<State> {
  declare readonly config: ResolvedFreshConfig;
  declare readonly req: Request;
  declare readonly url: URL;
  declare readonly info: Deno.ServeHandlerInfo;
  /** The pattern that matched; null when none did. */
  declare readonly route: string | null;
  declare readonly params: Record<string, string>;
  readonly isPartial: boolean = false;
  state: State = {} as State;
  data: unknown = undefined;
  /** What was thrown, on an error page; null before. */
  error: unknown = null;
  /** In a layout or app wrapper: what it wraps. */
  Component: FunctionComponent = () => null;
  declare next: () => Promise<Response>;
  declare [frame]: { build?: Build; app?: RouteComponent<State>; layouts: RouteComponent<State>[] };

  constructor(given: Pick<Context<State>, Given>) {
    Object.assign(this, given);
  }

  /** To a path of this site, where `//` counts as `/`, or to an absolute URL as it is. */
  redirect(pathOrUrl: string, status = 302): Response {
    const [path = "", ...query] = pathOrUrl.split(/(?=[?#])/);
    const location = path.startsWith("/") ? path.replaceAll(/\/+/g, "/") : path;
    return new Response(null, { status, headers: { location: location + query.join("") } });
  }

  /** The vnode inside the layouts and the app wrapper as an HTML document. */
  render(
    vnode: JSX.Element | null,
    init?: ResponseInit,
    config: LayoutConfig = {},
  ): Promise<Response> {
    const { build, app, layouts } = this[frame];
    const wrappers = config.skipInheritedLayouts ? [] : [...layouts];
    if (app && !config.skipAppWrapper) wrappers.unshift(app);
    const tree = wrappers.reduceRight((inner: JSX.Element | null, wrapper) => {
      const props = { ...this, Component: () => inner };
      return h(wrapper as FunctionComponent<object>, props);
    }, vnode);
    const document = renderDocument(tree, this.config.basePath, build?.manifest);
    return Promise.resolve(this.html(document, init));
  }

  text(content: string, init?: ResponseInit): Response {
    return new Response(content, init);
  }

  html(content: string, init?: ResponseInit): Response {
    const headers = new Headers(init?.headers);
    headers.set("content-type", "text/html; charset=utf-8");
    return new Response(content, { ...init, headers });
  }

  json(content: unknown, init?: ResponseInit): Response {
    return Response.json(content, init);
  }

  stream(source: Pieces | (() => Pieces), init?: ResponseInit): Response {
    const pieces = typeof source === "function" ? source() : source;
    return new Response(ReadableStream.from(encode(pieces)), init);
  }
}

async function* encode(pieces: Pieces): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield typeof piece === "string" ? encoder.encode(piece) : piece;
}
