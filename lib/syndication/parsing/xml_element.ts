/** An element of an XML document, as far as its tag tells. */
import type { Vocabulary } from "./vocabularies.ts";

export interface XmlElement {
  vocabulary: Vocabulary;
  /** The name without its prefix. */
  localName: string;
  /** By name as written, the first of a name. */
  attributes: ReadonlyMap<string, string>;
  /** The xml:base in force, not resolved beyond the document, or null. */
  base: string | null;
  /** How many elements it is in. */
  depth: number;
}
