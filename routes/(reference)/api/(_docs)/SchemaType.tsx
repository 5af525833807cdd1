/** The type of a value in a line: `string | null`, `Contact[]`. */
import type { ComponentChildren } from "preact";
import { componentName, type Schema } from "../../../../lib/openapi/read_document.ts";
import { alternativesOf, isSaid } from "./schema_parts.ts";

export function SchemaType({ schema }: { schema: Schema }) {
  return <>{typeOf(schema)}</>;
}

function typeOf(schema: Schema): ComponentChildren {
  const name = componentName(schema);
  if (name !== undefined) return <a href={`#schema-${name}`}>{name}</a>;
  if (!isSaid(schema)) return <code>any</code>;
  const alternatives = alternativesOf(schema);
  if (alternatives !== undefined) return alternatives.flatMap(toAlternative);
  if (schema.items !== undefined) return [typeOf(schema.items), <code key="list">[]</code>];
  if (schema.enum !== undefined) return <code>({schema.enum.map(toJson).join(" | ")})</code>;
  return <code>{"const" in schema ? toJson(schema.const) : [schema.type].flat().join(" | ")}</code>;
}

function toJson(value: unknown): string {
  return JSON.stringify(value);
}

function toAlternative(schema: Schema, index: number): ComponentChildren[] {
  return [index === 0 ? "" : " | ", typeOf(schema)];
}
