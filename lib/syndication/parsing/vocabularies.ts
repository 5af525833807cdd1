/** The XML namespaces whose names mean something in a feed. */

/** `none` is no namespace: the names of RSS 0.9x and 2.0. `other` is any that says nothing here. */
export type Vocabulary = "none" | "rss" | "atom" | "rdf" | "dc" | "content" | "other";

/** In lower case, since writers disagree about it. */
const NAMESPACES: ReadonlyMap<string, Vocabulary> = new Map([
  ["", "none"],
  ["http://www.w3.org/2005/atom", "atom"],
  ["http://purl.org/atom/ns#", "atom"],
  ["http://purl.org/rss/1.0/", "rss"],
  ["http://my.netscape.com/rdf/simple/0.9/", "rss"],
  ["http://channel.netscape.com/rdf/simple/0.9/", "rss"],
  ["http://backend.userland.com/rss2", "rss"],
  ["http://blogs.law.harvard.edu/tech/rss", "rss"],
  ["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf"],
  ["http://purl.org/dc/elements/1.1/", "dc"],
  ["http://purl.org/dc/elements/1.0/", "dc"],
  ["http://purl.org/dc/terms/", "dc"],
  ["http://purl.org/rss/1.0/modules/content/", "content"],
]);

/** What a prefix means that no one has declared, which is a frequent fault. */
const USUAL_PREFIXES: ReadonlyMap<string, Vocabulary> = new Map([
  ["", "none"],
  ["atom", "atom"],
  ["content", "content"],
  ["dc", "dc"],
  ["rdf", "rdf"],
]);

/** Declarations in force at a time that are kept track of: an end tag may have to end them all. */
export const MAX_DECLARATIONS = 10_000;

/** The namespaces in force at one place of a document. Each look-up takes the same short time. */
export class NamespaceScope {
  readonly #declared = new Map<string, Vocabulary[]>();
  #count = 0;

  /** False when it is one too many, and then it means nothing. */
  declare(prefix: string, namespace: string): boolean {
    if (this.#count === MAX_DECLARATIONS) return false;
    this.#count++;
    const vocabulary = NAMESPACES.get(namespace.trim().toLowerCase()) ?? "other";
    const declarations = this.#declared.get(prefix);
    if (declarations === undefined) this.#declared.set(prefix, [vocabulary]);
    else declarations.push(vocabulary);
    return true;
  }

  /** Ends the innermost declaration of the prefix. */
  withdraw(prefix: string): void {
    this.#count--;
    const declarations = this.#declared.get(prefix);
    declarations?.pop();
    if (declarations?.length === 0) this.#declared.delete(prefix);
  }

  resolve(prefix: string): Vocabulary {
    return this.#declared.get(prefix)?.at(-1) ?? USUAL_PREFIXES.get(prefix) ?? "other";
  }
}
