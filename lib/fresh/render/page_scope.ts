/** Owns what components know of, and tell, the page and the build that they are rendered in. */

import { type ComponentChildren, createContext } from "preact";
import type { PlacedIsland } from "./islands.ts";

declare const BROWSER_BUILD_ID: string;

/** The query parameter that changes a static file's URL with the build. */
export const BUILD_ID_PARAM = "__frsh_c";

/** The build that this process or this page runs; empty before one is applied. */
export const currentBuild = { id: typeof BROWSER_BUILD_ID === "string" ? BROWSER_BUILD_ID : "" };

export interface PageScope {
  addToHead(children: ComponentChildren): void;
  /** The island's number on the page; undefined when the page's build does not know it. */
  addIsland(island: PlacedIsland): number | undefined;
}

/** Null in the browser, inside an island, and in renders that are no page. */
export const PageScopeContext = createContext<PageScope | null>(null);
