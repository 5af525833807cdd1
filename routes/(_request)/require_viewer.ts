/** Who is signed in, where a guard has already seen to it that somebody is. */
import type { State, Viewer } from "../../lib/define.ts";

/** @throws when the route lies outside of every guard: a fault of the layout of routes/ */
export function requireViewer(state: State): Viewer {
  if (state.viewer === null) throw new Error("Cannot tell the viewer: the route has no guard");
  return state.viewer;
}
