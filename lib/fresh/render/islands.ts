/** Owns the markers around islands in HTML, and the state that the browser starts them from. */

import { Signal } from "@preact/signals";
import { stringify } from "devalue";
import { type ComponentChildren, Fragment, h, isValidElement, options, type VNode } from "preact";
import { useContext } from "preact/hooks";
import type { Build } from "../build/build.ts";
import { PageScopeContext } from "./page_scope.ts";

/** What the browser needs to start an island. */
export type IslandState = [src: string, name: string, props: object];

/** A use of an island, which the file at `path` exports under `name`. */
export interface PlacedIsland {
  component: (props: object) => ComponentChildren;
  path: string;
  name: string;
  props: object;
}

const known = new WeakMap<object, Pick<PlacedIsland, "path" | "name">>();
let markOther: typeof options.vnode;

/** From now on pages render each of the build's islands between markers. */
export function registerIslands({ manifest, modules }: Build): void {
  for (const path of Object.keys(manifest.islands)) {
    for (const [name, value] of Object.entries(modules[path] ?? {})) {
      if (typeof value === "function") known.set(value, { path, name });
    }
  }
  if (options.vnode === markIsland) return;
  markOther = options.vnode;
  options.vnode = markIsland;
}

/** JSON that may stand in a script element, since devalue leaves no `<` in it. */
export function serializeState(state: IslandState[]): string {
  const signal = (value: unknown) => value instanceof Signal && [value.peek()];
  return stringify(state, { Signal: signal, VNode: refuseVNode });
}

function refuseVNode(value: unknown): void {
  if (isValidElement(value) && "type" in value) {
    throw new Error("Cannot send JSX to an island: pass it data that it renders itself");
  }
}

function markIsland(vnode: VNode): void {
  const { type: component, props } = vnode;
  const found = typeof component === "function" && known.get(component);
  if (found) Object.assign(vnode, { type: Boundary, props: { ...found, component, props } });
  markOther?.(vnode);
}

/** An island inside another is part of that one, which is given no page to be added to. */
function Boundary(island: PlacedIsland): ComponentChildren {
  const index = useContext(PageScopeContext)?.addIsland(island);
  // Called by hand, since a vnode of the component would be marked again.
  if (index === undefined) return island.component(island.props);
  const inside = h(PageScopeContext.Provider, { value: null }, h(Boundary, island));
  return h(Fragment, null, comment(`island:${index}`), inside, comment(`/island:${index}`));
}

/** A comment survives where an element does not: in tables, lists and selects. */
function comment(text: string): VNode {
  return h(Fragment, { UNSTABLE_comment: text } as object);
}
