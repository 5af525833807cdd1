/** Owns the HTML document around a rendered page. */

import { type ComponentChildren, Fragment, h, type JSX } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Manifest } from "../build/build.ts";
import { type IslandState, serializeState } from "./islands.ts";
import { type PageScope, PageScopeContext } from "./page_scope.ts";

/** Scripts are files and the state is data, so a page works under `script-src 'self'`. */
export function renderDocument(
  tree: JSX.Element | null,
  base: string,
  manifest?: Manifest,
): string {
  const head: ComponentChildren[] = [];
  const urls = new Set(manifest?.boot);
  const state: IslandState[] = [];
  const page: PageScope = {
    addToHead: (children) => head.push(children),
    addIsland({ path, name, props }) {
      const chunk = manifest?.islands[path];
      if (chunk === undefined) return undefined;
      for (const url of chunk) urls.add(url);
      return state.push([base + chunk[0], name, props]) - 1;
    },
  };
  const body = renderToString(h(PageScopeContext.Provider, { value: page }, tree));
  const html = body.startsWith("<html")
    ? body
    : `<html><head><meta charset="utf-8"/></head><body>${body}</body></html>`;
  let scripts = "";
  if (manifest && state.length > 0) {
    for (const url of urls) head.push(h("link", { rel: "modulepreload", href: base + url }));
    const data = serializeState(state);
    scripts = `<script type="application/json" id="island-state">${data}</script>` +
      renderToString(h("script", { type: "module", src: base + manifest.boot[0] }));
  }
  const heading = renderToString(h(Fragment, null, ...head));
  return "<!DOCTYPE html>" + html.replace("</head>", (tag) => heading + tag)
    .replace("</body>", (tag) => scripts + tag);
}
