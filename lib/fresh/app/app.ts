/** Owns the application object: what is registered, in order, and the handler made of it. */

import { builds } from "../build/build.ts";
import { HttpError } from "../http_error.ts";
import { answererOf, compileRoute } from "./answer_route.ts";
import { Context, frame, type FreshConfig, type ResolvedFreshConfig } from "./context.ts";
import { addFileRoutes } from "./file_routes.ts";
import type { LayoutConfig, Middleware, Route, RouteComponent, Step } from "./handlers.ts";
import { Plan, run } from "./plan.ts";

type AddMethod<State, Self> = (path: string, ...steps: Step<State>[]) => Self;

/** Everything but the routes themselves applies to what is registered after it. */
export class App<State> {
  readonly config: ResolvedFreshConfig;
  readonly get: AddMethod<State, this> = this.#addMethod("GET");
  readonly post: AddMethod<State, this> = this.#addMethod("POST");
  readonly put: AddMethod<State, this> = this.#addMethod("PUT");
  readonly patch: AddMethod<State, this> = this.#addMethod("PATCH");
  readonly delete: AddMethod<State, this> = this.#addMethod("DELETE");
  readonly head: AddMethod<State, this> = this.#addMethod("HEAD");
  readonly all: AddMethod<State, this> = this.#addMethod("ALL");
  #commands: ((plan: Plan<State>) => void)[] = [];

  constructor(config: FreshConfig = {}) {
    this.config = { basePath: "", mode: "production", trustProxy: false, ...config };
  }

  use(...steps: Step<State>[]): this;
  use(path: string, ...steps: Step<State>[]): this;
  use(first: string | Step<State>, ...others: Step<State>[]): this {
    if (typeof first === "function") return this.use("*", first, ...others);
    return this.#add((plan) => plan.scope(first).steps.push(...others));
  }

  route(path: string, route: Route<State>, config?: LayoutConfig): this {
    return this.#add((plan) => plan.add(path, compileRoute(route, config)));
  }

  /** The files of `routes/`, from the build that was applied before `handler()`. */
  fsRoutes(): this {
    return this.#add((plan) => addFileRoutes(plan, builds.get(this)));
  }

  /** What answers when no route matches; without it, `HttpError(404)` is thrown. */
  notFound(answer: Route<State> | Middleware<State>): this {
    return this.#add((plan) => plan.notFound = answererOf(answer));
  }

  onError(path: string, answer: Route<State> | Middleware<State>): this {
    return this.#add((plan) => plan.scope(path).answerError = answererOf(answer));
  }

  /** The component that renders `<html>` around every page. */
  appWrapper(component: RouteComponent<State>): this {
    return this.#add((plan) => plan.scope("*").app = component);
  }

  layout(path: string, layout: RouteComponent<State>, layoutConfig?: LayoutConfig): this {
    return this.#add((plan) => Object.assign(plan.scope(path), { layout, layoutConfig }));
  }

  /** Compiles what is registered by now. */
  handler(): (req: Request, info?: Deno.ServeHandlerInfo) => Promise<Response> {
    const { config } = this;
    const plan = new Plan<State>(config.basePath);
    for (const command of this.#commands) command(plan);
    const start = { config, [frame]: { build: builds.get(this), layouts: [] } };
    return async (req, info = unknownClient) => {
      const url = arrivalUrl(req, config);
      const { steps, ...match } = plan.answerTo(req, url);
      const ctx = new Context<State>({ ...start, ...match, req, url, info });
      const response = await run(ctx, steps).catch(answerUncaught);
      if (req.method !== "HEAD" || response.body === null) return response;
      await response.body.cancel();
      return new Response(null, response);
    };
  }

  /** Serves until the process ends. */
  async listen(options: Partial<Deno.ServeTcpOptions> = {}): Promise<void> {
    const handler = this.handler();
    await Deno.serve(options, (req, info) => handler(req, info)).finished;
  }

  #add(command: (plan: Plan<State>) => void): this {
    this.#commands.push(command);
    return this;
  }

  #addMethod(method: string): AddMethod<State, this> {
    return (path, ...steps) => this.#add((plan) => plan.add(path, { methods: [method], steps }));
  }
}

const unknownClient: Deno.ServeHandlerInfo = {
  remoteAddr: { transport: "tcp", hostname: "localhost", port: 1234 },
  completed: Promise.resolve(),
};

/** Slashes of the path are folded, so that `//` gets a request past no check of its path. */
function arrivalUrl({ url, headers }: Request, { trustProxy }: ResolvedFreshConfig): URL {
  const arrival = new URL(url);
  arrival.pathname = arrival.pathname.replaceAll(/\/+/g, "/");
  if (trustProxy) {
    arrival.protocol = headers.get("x-forwarded-proto") ?? arrival.protocol;
    arrival.host = headers.get("x-forwarded-host") ?? arrival.host;
  }
  return arrival;
}

/** The last resort is plain text, and tells a message only when it was meant as an answer. */
function answerUncaught(error: unknown): Response {
  const { status, message } = error instanceof HttpError
    ? error
    : { status: 500, message: "Internal server error" };
  if (status >= 500) console.error(error);
  return new Response(message, { status });
}
