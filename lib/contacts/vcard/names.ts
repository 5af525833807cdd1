/** Reads who a card is about: FN, N, NICKNAME and ORG, and the name to show. */
import type { CardReader, Found } from "./card_reader.ts";
import { FIELD_LENGTHS, type ImportedContact } from "./imported_contact.ts";
import { toLine } from "./plain_text.ts";
import type { Property } from "./property.ts";

type ContactNames = Partial<
  Pick<
    ImportedContact,
    | "displayName"
    | "givenName"
    | "familyName"
    | "middleName"
    | "honorificPrefix"
    | "honorificSuffix"
    | "nickname"
    | "organization"
  >
>;

/** The components of N that were given: RFC 6350 section 6.2.2. */
interface StructuredName {
  family: string;
  given: string;
  middle: string;
  prefix: string;
  suffix: string;
}

/**
 * The names of a card. Without an FN that says something, the name to show is built from N, else it
 * is the nickname, else the organization; the organization comes first on a card that Apple's
 * address book shows as a company. Undefined when there is none of these.
 */
export function readNames(card: CardReader): ContactNames {
  const structured = card.find("N", (property) => readStructuredName(card, property));
  const nickname = readNickname(card);
  const organization = card.find("ORG", (property) => readOrganization(card, property));
  const formatted = structured && {
    property: structured.property,
    value: formatName(structured.value),
  };
  const isCompany = /^company$/i.test(card.findLine("X-ABSHOWAS")?.value ?? "");
  const derived = isCompany
    ? [organization, formatted, nickname]
    : [formatted, nickname, organization];
  const shown = [card.findLine("FN"), ...derived].find((name) => name !== undefined);
  return {
    displayName: card.fit(shown, FIELD_LENGTHS.name),
    ...fitStructuredName(card, structured),
    nickname: card.fit(nickname, FIELD_LENGTHS.name),
    organization: card.fit(organization, FIELD_LENGTHS.organization),
  };
}

function readStructuredName(card: CardReader, property: Property): StructuredName | undefined {
  const components = card.readComponents(property, { hasLists: true });
  const [family, given, middle, prefix, suffix] = components;
  const name = {
    family: joinTexts(family, " "),
    given: joinTexts(given, " "),
    middle: joinTexts(middle, " "),
    prefix: joinTexts(prefix, " "),
    suffix: joinTexts(suffix, ", "),
  };
  return Object.values(name).some((part) => part !== "") ? name : undefined;
}

function joinTexts(texts: string[] | undefined, separator: string): string {
  return (texts ?? []).map(toLine).join(separator);
}

function formatName({ prefix, given, middle, family, suffix }: StructuredName): string {
  return [prefix, given, middle, family, suffix].filter((part) => part !== "").join(" ");
}

function fitStructuredName(card: CardReader, found: Found<StructuredName> | undefined) {
  const fit = (part: keyof StructuredName, limit: number) => {
    return found && card.fit({ property: found.property, value: found.value[part] }, limit);
  };
  return {
    givenName: fit("given", FIELD_LENGTHS.name),
    familyName: fit("family", FIELD_LENGTHS.name),
    middleName: fit("middle", FIELD_LENGTHS.name),
    honorificPrefix: fit("prefix", FIELD_LENGTHS.honorific),
    honorificSuffix: fit("suffix", FIELD_LENGTHS.honorific),
  };
}

/** All nicknames as one text: none is preferred to another, and none would be a better choice. */
function readNickname(card: CardReader): Found<string> | undefined {
  const found = card.list("NICKNAME", (property) => {
    return joinTexts(card.readComponents(property, { hasLists: true }).flat(), ", ") || undefined;
  });
  const [first] = found;
  return first && { property: first.property, value: found.map(({ value }) => value).join(", ") };
}

/** The first component that says something; the units below it aren't kept. */
function readOrganization(card: CardReader, property: Property): string | undefined {
  const names = card.readComponents(property, { hasLists: false }).flat().map(toLine);
  return names.find((name) => name !== "");
}
