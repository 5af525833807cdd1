/** Picks the values of a card: the preferred of several, cut to what fits, what is lost reported. */
import { cutText, toLine, toText } from "./plain_text.ts";
import type { Property, PropertyName } from "./property.ts";
import type { PropertyValues } from "./property_values.ts";
import type { RawCard } from "./raw_cards.ts";

/** Behind every preference that a card can state: 1 to 100 (RFC 6350 section 5.3). */
const NO_PREFERENCE = 101;

/** A value and the property it came from. */
export interface Found<T> {
  property: Property;
  value: T;
}

/** Why a value is not in the contact. */
type ValueFault = "extra_value_ignored" | "unreadable_date" | "not_a_web_address";

export class CardReader {
  readonly #card: RawCard;
  readonly #values: PropertyValues;
  readonly #isVersion21: boolean;

  constructor(card: RawCard, values: PropertyValues) {
    this.#card = card;
    this.#values = values;
    this.#isVersion21 =
      this.list("VERSION", (version) => this.readText(version).trim())[0]?.value === "2.1";
  }

  /** The values of a property that are not empty, the preferred ones first, else in file order. */
  list<T>(name: PropertyName, read: (property: Property) => T | undefined): Found<T>[] {
    const properties = this.#card.properties.get(name) ?? [];
    const found = properties.map((property) => ({ property, value: read(property) }));
    return found
      .filter((entry): entry is Found<T> => entry.value !== undefined)
      .sort((one, other) => preference(one.property) - preference(other.property));
  }

  /** The preferred value. Others that say something else are reported: a contact keeps one. */
  find<T>(name: PropertyName, read: (property: Property) => T | undefined): Found<T> | undefined {
    const [chosen, ...others] = this.list(name, read);
    if (chosen === undefined) return undefined;
    const extra = others.find((other) => !isSameValue(chosen, other));
    if (extra !== undefined) this.report(extra.property, "extra_value_ignored");
    return chosen;
  }

  findLine(name: PropertyName): Found<string> | undefined {
    return this.find(name, (property) => toLine(this.readText(property)) || undefined);
  }

  readText(property: Property): string {
    return this.#values.readText(property);
  }

  /**
   * The components of a structured value, each the list of its texts that are not empty. A component
   * of N or ADR is a list separated by commas, but not in vCard 2.1, and never one of ORG.
   */
  readComponents(property: Property, { hasLists }: { hasLists: boolean }): string[][] {
    const commaSeparates = hasLists && !this.#isVersion21;
    return this.#values.readComponents(property, { commaSeparates })
      .map((texts) => texts.map(toText).filter((text) => text !== ""));
  }

  /** The value, cut and reported when it is longer than the field. */
  fit(found: Found<string> | undefined, limit: number): string | undefined {
    if (found === undefined) return undefined;
    const { property, value } = found;
    if (value.length > limit || property.isCut) {
      this.#reportLength(property, { code: "text_too_long", limit });
    }
    return cutText(value, limit) || undefined;
  }

  /** Whether a value fits that is no use when cut; reported when it doesn't. */
  fitsWhole({ property, value }: Found<string>, limit: number): boolean {
    const fits = value.length <= limit && !property.isCut;
    if (!fits) this.#reportLength(property, { code: "value_too_long", limit });
    return fits;
  }

  report(property: Property, code: ValueFault): void {
    this.#card.warnings.report(property.line, { code, property: property.name });
  }

  #reportLength(
    property: Property,
    problem: { code: "text_too_long" | "value_too_long"; limit: number },
  ): void {
    this.#card.warnings.report(property.line, { ...problem, property: property.name });
  }
}

/** Alternatives of one value, such as its transliteration, share an ALTID (RFC 6350 section 5.4). */
function isSameValue<T>(one: Found<T>, other: Found<T>): boolean {
  const alternative = one.property.parameters.get("ALTID")?.[0];
  if (alternative !== undefined && alternative === other.property.parameters.get("ALTID")?.[0]) {
    return true;
  }
  return JSON.stringify(one.value) === JSON.stringify(other.value);
}

function preference({ parameters }: Property): number {
  const stated = Number(parameters.get("PREF")?.[0]);
  if (stated >= 1 && stated <= 100) return stated;
  const isPreferred = parameters.get("TYPE")?.some((type) => type.toLowerCase() === "pref");
  return isPreferred ? 1 : NO_PREFERENCE;
}
