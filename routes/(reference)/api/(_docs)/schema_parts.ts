/** What there is to say about a schema, in the words of JSON Schema. */
import type { Schema } from "../../../../lib/openapi/read_document.ts";

/** A schema that says something itself. */
export type SaidSchema = Exclude<Extract<Schema, object>, { $ref: string }>;

const BOUNDS = [
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "default",
] as const;

/** What values must be besides their type: `["date-time", "maxLength 40"]`. */
export function boundsOf(schema: SaidSchema): string[] {
  const { pattern, examples = [] } = schema;
  const bounds = BOUNDS.filter((name) => schema[name] !== undefined && !isAnyInteger(schema[name]))
    .map((name) => `${name} ${JSON.stringify(schema[name])}`);
  // The pattern of a format that has a name says nothing more.
  const shape = formatOf(schema) ?? (pattern === undefined ? undefined : `pattern ${pattern}`);
  return [
    ...(shape === undefined ? [] : [shape]),
    ...bounds,
    ...(alternativesOf(schema) ?? []).flatMap((alternative) =>
      isSaid(alternative) ? boundsOf(alternative) : []
    ),
    ...(examples.length === 0 ? [] : [`such as ${examples.map(String).join(", ")}`]),
  ];
}

/** Whether the schema says something itself instead of naming another. */
export function isSaid(schema: Schema): schema is SaidSchema {
  return typeof schema === "object" && !("$ref" in schema);
}

/** The bound of an integer of which nothing but that is said. */
function isAnyInteger(bound: unknown): boolean {
  return typeof bound === "number" && Math.abs(bound) === Number.MAX_SAFE_INTEGER;
}

/** The schemas of which one must fit. Beside a type, `anyOf` only bounds it. */
export function alternativesOf({ oneOf, anyOf, type }: SaidSchema): Schema[] | undefined {
  return oneOf ?? (type === undefined ? anyOf : undefined);
}

/** `date-time | date`, or the one format that there is. */
function formatOf({ format, anyOf = [], type }: SaidSchema): string | undefined {
  if (format !== undefined || type === undefined) return format;
  const formats = anyOf.flatMap((bound) =>
    typeof bound === "object" && "format" in bound ? [bound.format] : []
  );
  return formats.length === 0 ? undefined : formats.join(" | ");
}

/** The objects with properties of their own that the value is, may be, or is a list of. */
export function objectsIn(schema: Schema): SaidSchema[] {
  if (!isSaid(schema)) return [];
  if (schema.properties !== undefined) return [schema];
  const within = alternativesOf(schema) ?? (schema.items === undefined ? [] : [schema.items]);
  return within.flatMap(objectsIn);
}
