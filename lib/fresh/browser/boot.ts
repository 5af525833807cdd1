/** Owns the start of a page's islands in the browser. */

import { signal } from "@preact/signals";
import { parse } from "devalue";
import { type ComponentType, type ContainerNode, h, hydrate } from "preact";
import type { IslandState } from "../render/islands.ts";

const state = document.getElementById("island-state")?.textContent ?? "[]";
const islands: IslandState[] = parse(state, { Signal: ([value]: unknown[]) => signal(value) });
const markers = new Map<string, Comment>();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
while (walker.nextNode()) {
  const marker = walker.currentNode as Comment;
  markers.set(marker.data, marker);
}
islands.forEach(async ([src, name, props], index) => {
  const { [name]: component }: Record<string, ComponentType> = await import(src);
  const [start, end] = [markers.get(`island:${index}`), markers.get(`/island:${index}`)];
  if (component && start && end) hydrate(h(component, props), openRegion(start, end));
});

/** What Preact needs of a parent, for the nodes between two comments. */
function openRegion(start: Comment, end: Comment): ContainerNode {
  const parent = start.parentNode as Element;
  const childNodes: ChildNode[] = [];
  for (let node = start.nextSibling; node && node !== end; node = node.nextSibling) {
    childNodes.push(node);
  }
  // Preact skips comments when it looks for the next node, so it may name one behind the end.
  const isInside = (node: Node) =>
    (end.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const insertBefore = (node: Node, next: Node | null) =>
    parent.insertBefore(node, next && isInside(next) ? next : end);
  const { namespaceURI } = parent;
  const region = { nodeType: 1, namespaceURI, firstChild: childNodes[0], childNodes, insertBefore };
  return region as unknown as ContainerNode;
}
