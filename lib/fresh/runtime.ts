/** Owns `fresh/runtime`: what components may use in the browser as well as on the server. */

import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { BUILD_ID_PARAM, currentBuild, PageScopeContext } from "./render/page_scope.ts";

export const IS_BROWSER = typeof document !== "undefined";

/** The URL of a static file such that caches may keep it for good. */
export function asset(path: string): string {
  if (!/^\/(?!\/)[^#]*$/.test(path) || currentBuild.id === "") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${BUILD_ID_PARAM}=${currentBuild.id}`;
}

/** Adds its children to the document's head. */
export function Head({ children }: { children?: ComponentChildren }): null {
  useContext(PageScopeContext)?.addToHead(children);
  return null;
}
