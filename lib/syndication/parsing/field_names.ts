/** Which elements of an item are read, as what, and which of several is preferred. */
import type { TextKind } from "./captured_text.ts";
import type { FieldName } from "./draft.ts";
import type { XmlElement } from "./xml_element.ts";

/** Fields by what they say, the preferred first. */
export const PREFERRED = {
  title: ["rss title", "atom title", "dc title"],
  summary: ["rss description", "content encoded", "atom summary", "atom content", "dc description"],
  author: ["dc creator", "atom author", "rss author"],
  date: [
    ...["rss pubdate", "atom published", "atom issued", "dc date"] as const,
    ...["atom created", "atom updated", "atom modified"] as const,
  ],
} as const satisfies Record<string, readonly FieldName[]>;

const HTML_FIELDS: ReadonlySet<FieldName> = new Set<FieldName>([
  "rss description",
  "content encoded",
  "dc description",
]);

const EITHER_FIELDS: ReadonlySet<FieldName> = new Set<FieldName>([
  "rss title",
  "rss author",
  "dc title",
  "dc creator",
]);

const ATOM_TEXTS: ReadonlySet<FieldName> = new Set<FieldName>([
  "atom title",
  "atom summary",
  "atom content",
]);

const PLAIN_FIELDS: ReadonlySet<FieldName> = new Set<FieldName>([
  ...PREFERRED.date,
  "rss link",
  "rss guid",
]);

/** How the element's text is to be read, or undefined when it isn't. */
export function textKindOf(name: FieldName, { attributes }: XmlElement): TextKind | undefined {
  if (name === "rss guid" && /^\s*false\s*$/i.test(attributes.get("isPermaLink") ?? "")) {
    return undefined;
  }
  if (HTML_FIELDS.has(name)) return "html";
  if (EITHER_FIELDS.has(name)) return "either";
  if (PLAIN_FIELDS.has(name)) return "text";
  return ATOM_TEXTS.has(name) ? atomTextKind(attributes) : undefined;
}

/**
 * RFC 4287 section 3.1.1 and section 4.1.3.3, and the media types and modes of Atom 0.3. Undefined
 * for what is no text: media in base64, and other XML.
 */
function atomTextKind(attributes: ReadonlyMap<string, string>): TextKind | undefined {
  if (attributes.get("mode") === "base64") return undefined;
  const type = (attributes.get("type") ?? "text").trim().toLowerCase();
  if (type === "html" || type === "text/html") return "html";
  if (type === "xhtml" || type === "application/xhtml+xml") return "xhtml";
  return type === "text" || type === "" || type.startsWith("text/") ? "text" : undefined;
}
