/** Values for property tests: what a schema allows, and what nobody foresees. */
import type { OpenApiDocument } from "../../lib/openapi/describe_api.ts";
import { resolveComponent, type Schema } from "../../lib/openapi/read_document.ts";
import { fc } from "../packages/fast_check.ts";
import { anyText } from "../syndication/any_text.ts";
import { weighted } from "./weighted.ts";

/** What values are made from. */
export interface ValueSource {
  document: OpenApiDocument;
  /** UUIDs of rows that are there. */
  ids: readonly string[];
}

type Plain = Exclude<ReturnType<typeof plain>, boolean>;

/** Mostly what the schema allows; its rules across values are left to chance. */
export function arbitraryValue(schema: Schema, source: ValueSource): fc.Arbitrary<unknown> {
  const found = plain(schema, source);
  if (typeof found === "boolean" || Object.keys(found).length === 0) return fc.jsonValue();
  if ("const" in found) return fc.constant(found.const);
  if (found.enum !== undefined) return fc.constantFrom(...found.enum);
  if (found.examples !== undefined) return fc.constantFrom(...found.examples);
  const alternatives = found.anyOf ?? found.oneOf;
  if (alternatives !== undefined) {
    return fc.oneof(...alternatives.map((alternative) => arbitraryValue(alternative, source)));
  }
  return typed(found, source);
}

function plain(schema: Schema, { document }: ValueSource) {
  return resolveComponent(document, typeof schema === "boolean" ? {} : schema);
}

function typed(schema: Plain, source: ValueSource): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case "object":
      return object(schema, source);
    case "array":
      return fc.array(arbitraryValue(schema.items ?? true, source), {
        minLength: schema.minItems,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case "string":
      return text(schema, source);
    case "integer":
      return fc.integer({ min: schema.minimum, max: schema.maximum });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      throw new Error(`Cannot make a value: no support for ${JSON.stringify(schema)}`);
  }
}

function object(schema: Plain, source: ValueSource): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties = false } = schema;
  if (typeof additionalProperties === "object") {
    return fc.dictionary(fc.string(), arbitraryValue(additionalProperties, source), { maxKeys: 3 });
  }
  const values: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, arbitraryValue(value, source)]),
  );
  return fc.record<Record<string, unknown>>(values, { requiredKeys: required });
}

function text({ format, pattern = "", maxLength = 100 }: Plain, { ids }: ValueSource) {
  if (format === "uuid") return weighted([9, fc.constantFrom(...ids)], [1, fc.uuid()]);
  const fitting = new RegExp(pattern);
  if (pattern.startsWith("^")) return fc.stringMatching(fitting, { maxLength });
  return weighted(
    [4, fc.string({ unit: "grapheme", maxLength: 20 })],
    [1, fc.constant("x".repeat(maxLength))],
    [1, anyText()],
    [1, fc.constantFrom("nul \0", "lone \ud800", "\u{1f331}".repeat(maxLength / 2))],
  ).filter((text) => fitting.test(text));
}

const TELLING_VALUES: unknown[] = [
  ...["", " ", "\0", "\ud800", "null", "NaN", "../../etc/passwd", "'; --", "<script>", "%00"],
  ...["0000-00-00", "9999-12-31T23:59:59Z", "2026-02-30", "+275760-09-13T00:00:00Z", "infinity"],
  ...["x".repeat(30_000), "\u{1f331}".repeat(3_000), "\u202e\u0301"],
  ...[0, -0, -1, 0.5, 1e308, 2 ** 53, 2 ** 31],
  ...[null, true, [], {}, [[]], { constructor: 1, toString: null }],
];

/** Of any type, text above all. */
export function hostileValue(): fc.Arbitrary<unknown> {
  return fc.oneof(fc.constantFrom(...TELLING_VALUES), anyText(), fc.jsonValue());
}

/** Text alone. */
export function hostileText(): fc.Arbitrary<string> {
  return hostileValue().map((value) => typeof value === "string" ? value : JSON.stringify(value));
}
