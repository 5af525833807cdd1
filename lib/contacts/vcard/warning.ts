/** What an import reports about a card: stable codes with their parameters, and English for REST. */
import type { PropertyName } from "./property.ts";

/** One thing that was wrong. None of them holds text from the file but the name of a property. */
export type CardProblem =
  /** The card was skipped: nothing in it could name a contact. */
  | { code: "missing_name" }
  /** The card was skipped: it lists members of a group. */
  | { code: "group_card" }
  /** The card was read as far as it goes. */
  | { code: "missing_end" }
  | { code: "line_without_property_name" }
  | { code: "unreadable_date"; property: PropertyName }
  /** A URL that is no http or https address was left out. */
  | { code: "not_a_web_address"; property: PropertyName }
  /** CHARSET names none that can be read; the value was read as if it had no CHARSET. */
  | { code: "unknown_charset"; property: PropertyName }
  /** The value is not UTF-8 and was read as windows-1252. */
  | { code: "guessed_charset"; property: PropertyName }
  /** Bytes that are no character of the charset became U+FFFD. */
  | { code: "unreadable_characters"; property: PropertyName }
  /** Text was cut to its first `limit` characters. */
  | { code: "text_too_long"; property: PropertyName; limit: number }
  /** A value that is no use when cut (UID, EMAIL, TEL, URL) was left out. */
  | { code: "value_too_long"; property: PropertyName; limit: number }
  /** A contact has room for fewer values of this property. */
  | { code: "extra_value_ignored"; property: PropertyName }
  | { code: "too_many_properties"; limit: number }
  /** A card without a UID that can't be told from an earlier one, and so updates its contact. */
  | { code: "duplicate_card"; firstCard: number };

export type CardWarning = CardProblem & {
  /** The card's number in the file, from 1. */
  card: number;
  /** The line of the file, from 1: of the property, else of the card's BEGIN. */
  line: number;
};

/** The warning in English, for the REST answer; pages translate the code. */
export function describeWarning(warning: CardWarning): string {
  switch (warning.code) {
    case "missing_name":
      return "Cannot import card: it has no name, organization, e-mail or phone number";
    case "group_card":
      return "Cannot import card: it describes a group, not a contact";
    case "missing_end":
      return "Cannot find the end of the card: it was read as far as it goes";
    case "line_without_property_name":
      return "Cannot read line: it has no property name";
    case "unreadable_date":
      return `Cannot read ${warning.property}: it is no date and was left out`;
    case "not_a_web_address":
      return `Cannot keep ${warning.property}: it is no web address`;
    case "unknown_charset":
      return `Cannot use the charset of ${warning.property}: it is unknown`;
    case "guessed_charset":
      return `Cannot read ${warning.property} as UTF-8: it was read as windows-1252`;
    case "unreadable_characters":
      return `Cannot read all characters of ${warning.property}: some were replaced`;
    case "text_too_long":
      return `Cannot keep all of ${warning.property}: it was cut to ${warning.limit} characters`;
    case "value_too_long":
      return `Cannot keep ${warning.property}: it has more than ${warning.limit} characters`;
    case "extra_value_ignored":
      return `Cannot keep every ${warning.property}: some were left out`;
    case "too_many_properties":
      return `Cannot read all of the card: only its first ${warning.limit} properties were read`;
    case "duplicate_card":
      return `Cannot tell this card from card ${warning.firstCard}: both are one contact`;
    default:
      return warning satisfies never;
  }
}

/** The warnings of one card: at most one for each code and property, so that no file floods them. */
export class CardWarnings {
  readonly #card: number;
  readonly #list: CardWarning[] = [];

  constructor(card: number) {
    this.#card = card;
  }

  get list(): readonly CardWarning[] {
    return this.#list;
  }

  /** Keeps the problem with the line it was first met on. */
  report(line: number, problem: CardProblem): void {
    if (this.#list.some((known) => isSameProblem(known, problem))) return;
    this.#list.push({ ...problem, card: this.#card, line });
  }
}

function isSameProblem(one: CardProblem, other: CardProblem): boolean {
  if (one.code !== other.code) return false;
  return ("property" in one ? one.property : "") === ("property" in other ? other.property : "");
}
