/** Owns what the path of a file below `routes/` means. */

import type { Build } from "../build/build.ts";
import { answererOf, compileRoute } from "./answer_route.ts";
import type { LayoutConfig, Middleware, RouteComponent, RouteHandler } from "./handlers.ts";
import type { Plan } from "./plan.ts";

interface RouteModule<State> {
  default?: RouteComponent<State>;
  handler?: RouteHandler<unknown, State>;
  config?: LayoutConfig;
}

/** Wrappers come first, since they apply to what is added after them. */
export function addFileRoutes<State>(plan: Plan<State>, build: Build | undefined): void {
  if (build === undefined) throw new Error("Cannot add file routes: the app was given no build");
  const { manifest, modules } = build;
  const isWrapper = (path: string) => /\/_\w+\.\w+$/.test(path);
  for (const path of manifest.routes) if (isWrapper(path)) addFile(plan, path, modules[path]);
  for (const path of manifest.routes) if (!isWrapper(path)) addFile(plan, path, modules[path]);
}

function addFile<State>(plan: Plan<State>, path: string, module: RouteModule<State> = {}): void {
  const { default: component, handler, config } = module;
  const segments = path.replace(/\.\w+$/, "").split("/").slice(1).map(segmentOf);
  const name = segments.pop() ?? "";
  const folder = segments.map((segment) => `/${segment}`).join("");
  const scope = plan.scope(folder);
  const route = { component, handler };
  if (name === "_app") scope.app = component;
  else if (name === "_layout") Object.assign(scope, { layout: component, layoutConfig: config });
  else if (name === "_error") scope.answerError = answererOf(route, config);
  else if (name === "_middleware") {
    const exported = (handler ?? component) as Middleware<State> | Middleware<State>[];
    scope.steps.push(...[exported].flat());
  } else if (!name.startsWith("_") && (component || handler)) {
    const pattern = `${folder}/${name}`.replaceAll(/\/\([^/]*\)/g, "").replace(/\/index$/, "");
    plan.add(pattern, { scope: folder, ...compileRoute(route, config) });
  } else throw new Error(`Cannot add ${path}: it is neither a route nor a wrapper that is known`);
}

/** `[id]` → `:id`, `[...rest]` → `:rest*`. */
function segmentOf(name: string): string {
  return name.replace(/^\[(\w+)\]$/, ":$1").replace(/^\[\.\.\.(\w+)\]$/, ":$1*");
}
