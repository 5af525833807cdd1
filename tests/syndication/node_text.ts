/** Reads the text of a parsed XML node. */

import type { XmlDocument } from "../packages/libxml2.ts";

/**
 * Gives the text of an element or attribute in full. The `content` of the parser's nodes lacks a
 * leading U+FEFF in longer texts: its conversion to a JavaScript string takes it for a byte order mark.
 */
export function readNodeText(node: Pick<XmlDocument["root"], "eval">): string {
  return String(node.eval("concat('=', .)")).slice(1);
}
