/** Reads one postal address of a card and writes it on several lines. */
import type { CardReader, Found } from "./card_reader.ts";
import { FIELD_LENGTHS } from "./imported_contact.ts";
import { toText } from "./plain_text.ts";
import type { Property } from "./property.ts";

/** The preferred ADR; a card without one may have its LABEL, which vCard 2.1 and 3.0 keep apart. */
export function readAddress(card: CardReader): string | undefined {
  const found = card.find("ADR", (property) => readAdr(card, property)) ?? findLabel(card);
  return card.fit(found, FIELD_LENGTHS.address);
}

function findLabel(card: CardReader): Found<string> | undefined {
  return card.find("LABEL", (property) => toText(card.readText(property)) || undefined);
}

/** The components (RFC 6350 section 6.3.1), else the LABEL that vCard 4.0 writes beside them. */
function readAdr(card: CardReader, property: Property): string | undefined {
  const components = card.readComponents(property, { hasLists: true });
  const [box, extended, street, locality, region, code, country] = components
    .map((texts) => texts.join(", "));
  const lines = [street, extended, box, formatCity({ locality, region, code }), country];
  return lines.filter(isPresent).join("\n") || readLabelParameter(property);
}

/**
 * Countries that write a region write the code after it ("Baytown, LA 30314"); most others write
 * the code before the place ("61352 Bad Homburg").
 */
function formatCity(city: { locality?: string; region?: string; code?: string }): string {
  const { locality, region, code } = city;
  if (!isPresent(region)) return [code, locality].filter(isPresent).join(" ");
  const place = [locality, region].filter(isPresent).join(", ");
  return [place, code].filter(isPresent).join(" ");
}

/** Line breaks are written as RFC 6868's "^n", or as the "\n" of RFC 6350's own example. */
function readLabelParameter({ parameters }: Property): string | undefined {
  const label = parameters.get("LABEL")?.join(",").replace(/\\n/gi, "\n");
  return label === undefined ? undefined : toText(label) || undefined;
}

function isPresent(text: string | undefined): text is string {
  return text !== undefined && text !== "";
}
