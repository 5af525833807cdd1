/** Sorts content lines into cards: where each begins and ends, and which of its properties count. */
import type { StepsTo } from "../../shared/steps.ts";
import { readAscii } from "./ascii.ts";
import { type ContentLine, contentLines } from "./content_lines.ts";
import {
  isPropertyName,
  type Property,
  type PropertyName,
  readProperty,
  readPropertyName,
  readValue,
} from "./property.ts";
import { CardWarnings } from "./warning.ts";

/** Properties of one card that are read: far more than people write, and a bound on its memory. */
export const MAX_CARD_PROPERTIES = 1_000;

/** Bytes of them, after which no other is begun: a card is made a contact in one step. */
export const MAX_CARD_BYTES = 1024 * 1024;

export interface RawCard {
  /** Its number in the file, from 1. */
  number: number;
  /** The line of its BEGIN, from 1. */
  line: number;
  properties: Map<PropertyName, Property[]>;
  warnings: CardWarnings;
}

interface OpenCard extends RawCard {
  propertyCount: number;
  byteCount: number;
  /** How many cards are open inside this one: vCard 2.1 writes an AGENT as a whole card. */
  agentDepth: number;
  /** The line before was an AGENT without a value, so a card that begins here is nested. */
  awaitsAgent: boolean;
}

/**
 * The cards of a file in order. Text outside cards is skipped. A card without an END goes up to the
 * next BEGIN or the end of the file. A nested card is skipped, and what follows it counts again.
 */
export function* rawCards(file: Uint8Array): StepsTo<RawCard> {
  let open: OpenCard | undefined;
  let count = 0;
  for (const line of contentLines(file)) {
    if (typeof line === "number") {
      yield line;
      continue;
    }
    const name = readPropertyName(line);
    const isNested = open?.awaitsAgent ?? false;
    if (isBoundary(line, name, "BEGIN") && !isNested) {
      if (open !== undefined) yield withoutEnd(open);
      open = begin(++count, line.number);
    } else if (open !== undefined && isBoundary(line, name, "END") && open.agentDepth === 0) {
      yield open;
      open = undefined;
    } else if (open !== undefined) {
      take(open, line, name);
    }
  }
  if (open !== undefined) yield withoutEnd(open);
}

function isBoundary(line: ContentLine, name: string | undefined, boundary: "BEGIN" | "END") {
  return name === boundary && readShortValue(line) === "VCARD";
}

function begin(number: number, line: number): OpenCard {
  return {
    number,
    line,
    properties: new Map(),
    warnings: new CardWarnings(number),
    propertyCount: 0,
    byteCount: 0,
    agentDepth: 0,
    awaitsAgent: false,
  };
}

function withoutEnd(card: OpenCard): OpenCard {
  card.warnings.report(card.line, { code: "missing_end" });
  return card;
}

function take(card: OpenCard, line: ContentLine, name: string | undefined): void {
  if (isBoundary(line, name, "BEGIN")) card.agentDepth++;
  if (isBoundary(line, name, "END")) card.agentDepth--;
  card.awaitsAgent = name === "AGENT" && readShortValue(line) === "";
  if (name === "AGENT" && readShortValue(line) === "BEGIN:VCARD") card.agentDepth++;
  if (card.agentDepth === 0) collect(card, line, name);
}

function collect(card: OpenCard, line: ContentLine, name: string | undefined): void {
  if (name === undefined) {
    card.warnings.report(line.number, { code: "line_without_property_name" });
    return;
  }
  if (!isPropertyName(name)) return;
  if (card.propertyCount === MAX_CARD_PROPERTIES || card.byteCount >= MAX_CARD_BYTES) {
    card.warnings.report(line.number, { code: "too_many_properties", limit: card.propertyCount });
    return;
  }
  card.propertyCount++;
  card.byteCount += line.bytes.length;
  const known = card.properties.get(name);
  if (known === undefined) card.properties.set(name, [readProperty(line, name)]);
  else known.push(readProperty(line, name));
}

/** The value in upper case when it is short enough to be a keyword, else undefined. */
function readShortValue(line: ContentLine): string | undefined {
  const value = readValue(line);
  return value.length > 32 ? undefined : readAscii(value).trim().toUpperCase();
}
