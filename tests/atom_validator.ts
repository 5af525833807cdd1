/** The check that every Atom document this project sends has to pass. */

import assert from "node:assert/strict";
import { RelaxNGValidator, XmlDocument } from "./packages/libxml2.ts";

const GRAMMAR_URL = new URL("../../shared/data/atom/atom.rng", import.meta.url);
const NAMESPACES = { a: "http://www.w3.org/2005/Atom" };

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;
const UUID_URN =
  /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ABSOLUTE_IRI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/;

/** A rule with the XPath of what breaks it, or of what it judges by value. */
interface Rule {
  rule: string;
  nodes: string;
  /** Tells whether a node's value keeps the rule. Without it, no such node may exist. */
  allows?: (value: string) => boolean;
}

/** What RFC 4287 demands beyond its grammar, and what the ADR and DESIGN section 7 demand beyond it. */
const RULES: Rule[] = [
  { rule: "the document is a feed", nodes: "/*[not(self::a:feed)]" },
  { rule: "the feed has an author", nodes: "/a:feed[not(a:author)]" },
  { rule: "an author has a name", nodes: "//a:author[not(normalize-space(a:name))]" },
  {
    rule: "an entry has an alternate link or content",
    nodes: "//a:entry[not(a:link[@rel='alternate' or not(@rel)]) and not(a:content)]",
  },
  {
    rule: "there is one alternate link of a type",
    nodes: "//a:link[@rel='alternate'][@type = preceding-sibling::a:link[@rel='alternate']/@type]",
  },
  {
    rule: "every text construct is type=text",
    nodes: "//*[self::a:title or self::a:subtitle or self::a:summary or self::a:content" +
      " or self::a:rights][not(@type='text')]",
  },
  { rule: "there is no link to the feed itself", nodes: "//a:link[@rel='self']" },
  { rule: "there is no xml:base", nodes: "//@xml:base" },
  { rule: "an id is a lower-case urn:uuid", nodes: "//a:id", allows: (id) => UUID_URN.test(id) },
  {
    rule: "an id is used once",
    nodes: "//a:id[. = preceding::a:id]",
  },
  {
    rule: "a reference is an absolute IRI",
    nodes: "//@href | //@src | //@uri | //@scheme | //a:uri | //a:icon | //a:logo",
    allows: (reference) => ABSOLUTE_IRI.test(reference) && URL.canParse(reference),
  },
  {
    rule: "a date has whole seconds and a zone",
    nodes: "//a:published | //a:updated",
    allows: (date) => TIMESTAMP.test(date),
  },
];

/**
 * Asserts that a document is Atom as RFC 4287 and this project's design want it: well-formed UTF-8
 * without a byte order mark or a document type, valid against the grammar, and true to RULES.
 *
 * @throws Error that lists the broken rules, or the parser's or the grammar's complaint
 */
export function assertValidAtom(xml: Uint8Array | string): void {
  const bytes = typeof xml === "string" ? new TextEncoder().encode(xml) : xml;
  assert.equal(bytes[0], "<".charCodeAt(0), "The first byte is not <");
  new TextDecoder("utf-8", { fatal: true }).decode(bytes);

  using document = XmlDocument.fromBuffer(bytes);
  assert.equal(document.dtd, null, "The document has a document type");
  assertGrammar(document);
  assert.deepEqual([...listViolations(document), ...checkFeedUpdated(document)], []);
}

function assertGrammar(document: XmlDocument): void {
  using grammar = XmlDocument.fromBuffer(Deno.readFileSync(GRAMMAR_URL));
  using validator = RelaxNGValidator.fromDoc(grammar);
  validator.validate(document);
}

function listViolations(document: XmlDocument): string[] {
  return RULES.flatMap(({ rule, nodes, allows }) =>
    document.find(nodes, NAMESPACES)
      .filter((node) => allows === undefined || !allows(node.content))
      .map((node) => `Broken: ${rule} (${node.content.slice(0, 100)})`)
  );
}

/** Decision 2 of the ADR: with entries, the feed's date is the newest of theirs. */
function checkFeedUpdated(document: XmlDocument): string[] {
  const instant = (date: { content: string }) => Date.parse(date.content);
  const entries = document.find("/a:feed/a:entry/a:updated", NAMESPACES).map(instant);
  const [feed] = document.find("/a:feed/a:updated", NAMESPACES).map(instant);
  if (entries.length === 0 || feed === Math.max(...entries)) return [];
  return ["Broken: the feed's updated is the newest of its entries'"];
}
