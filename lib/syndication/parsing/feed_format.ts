/** The kinds of feed documents, told by their root element. */
import type { FieldName } from "./draft.ts";
import type { Vocabulary } from "./vocabularies.ts";
import type { XmlElement } from "./xml_element.ts";

export interface FeedFormat {
  item: FieldName;
  /** What names without a namespace belong to. */
  plainVocabulary: Vocabulary;
  /** The root alone says that it is a feed. Other things than RSS 1.0 are written in RDF. */
  isCertain: boolean;
}

const RSS: FeedFormat = { item: "rss item", plainVocabulary: "rss", isCertain: true };
const RDF: FeedFormat = { ...RSS, isCertain: false };
const ATOM: FeedFormat = { item: "atom entry", plainVocabulary: "other", isCertain: true };
const PLAIN_ATOM: FeedFormat = { ...ATOM, plainVocabulary: "atom" };

/** RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, each also without its namespace; or null. */
export function formatOf({ vocabulary, localName }: XmlElement): FeedFormat | null {
  switch (`${vocabulary} ${localName.toLowerCase()}` satisfies FieldName) {
    case "none rss":
    case "rss rss":
      return RSS;
    case "rdf rdf":
      return RDF;
    case "atom feed":
      return ATOM;
    case "none feed":
      return PLAIN_ATOM;
    default:
      return null;
  }
}
