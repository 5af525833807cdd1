/** The elements that are open at one place of a document, and which end tag ends which of them. */
import { NamespaceScope } from "./vocabularies.ts";
import { joinBase } from "./xml_base.ts";
import type { XmlElement } from "./xml_element.ts";

/** Nesting that is kept track of. The tags of deeper elements are left out, their text isn't. */
export const MAX_DEPTH = 30_000;

interface OpenElement {
  /** As written, with its prefix. */
  name: string;
  element: XmlElement;
  /** Those that it declares. */
  prefixes: readonly string[];
}

/** Each tag takes the same short time, whatever the nesting; an end tag also that of what it ends. */
export class OpenElements {
  readonly #scope = new NamespaceScope();
  readonly #stack: OpenElement[] = [];
  /** How many elements of a name are open: an end tag without any is left out without a search. */
  readonly #counts = new Map<string, number>();
  /** How many elements beyond MAX_DEPTH are open. */
  #excessDepth = 0;

  get isEmpty(): boolean {
    return this.#stack.length === 0;
  }

  /** The new element, or undefined when it is nested too deep. */
  open(name: string, attributes: ReadonlyMap<string, string>): XmlElement | undefined {
    if (this.#stack.length === MAX_DEPTH) {
      this.#excessDepth++;
      return undefined;
    }
    const prefixes = this.#declareNamespaces(attributes);
    const colon = name.indexOf(":");
    const element = {
      vocabulary: this.#scope.resolve(name.slice(0, Math.max(colon, 0))),
      localName: name.slice(colon + 1),
      attributes,
      base: joinBase(this.#stack.at(-1)?.element.base ?? null, attributes.get("xml:base")),
      depth: this.#stack.length,
    };
    this.#stack.push({ name, element, prefixes });
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return element;
  }

  /**
   * Ends the innermost element of that name, and before it those inside whose end tag is missing.
   * None when no such element is open.
   */
  close(name: string): XmlElement[] {
    if (this.#excessDepth > 0) return this.#closeExcess();
    if (!this.#counts.has(name)) return [];
    return this.#closeFrom(this.#stack.findLastIndex((open) => open.name === name));
  }

  /** None when it is nested too deep. */
  closeInnermost(): XmlElement[] {
    return this.#excessDepth > 0 ? this.#closeExcess() : this.#closeFrom(this.#stack.length - 1);
  }

  #closeExcess(): XmlElement[] {
    this.#excessDepth--;
    return [];
  }

  #closeFrom(depth: number): XmlElement[] {
    const closed = this.#stack.splice(depth).reverse();
    for (const { name, prefixes } of closed) {
      const stillOpen = (this.#counts.get(name) ?? 0) - 1;
      if (stillOpen > 0) this.#counts.set(name, stillOpen);
      else this.#counts.delete(name);
      for (const prefix of prefixes) this.#scope.withdraw(prefix);
    }
    return closed.map(({ element }) => element);
  }

  #declareNamespaces(attributes: ReadonlyMap<string, string>): string[] {
    const prefixes = [];
    for (const [name, namespace] of attributes) {
      if (name !== "xmlns" && !name.startsWith("xmlns:")) continue;
      const prefix = name.slice("xmlns:".length);
      if (this.#scope.declare(prefix, namespace)) prefixes.push(prefix);
    }
    return prefixes;
  }
}
