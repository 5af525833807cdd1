/** Named values: the properties of an object, the parameters of an operation, headers. */
import type { Translator } from "../../../../lib/i18n/translator.ts";
import type { Schema } from "../../../../lib/openapi/read_document.ts";
import { Badge } from "../../../(_components)/Badge.tsx";
import { Prose } from "./Prose.tsx";
import { boundsOf, isSaid, objectsIn, type SaidSchema } from "./schema_parts.ts";
import { SchemaType } from "./SchemaType.tsx";

export interface Property {
  name: string;
  schema: Schema;
  isRequired: boolean;
  /** Where a parameter stands. */
  place?: string;
  description?: string;
}

export function Properties(
  { properties, translator }: { properties: readonly Property[]; translator: Translator },
) {
  if (properties.length === 0) return null;
  return (
    <dl class="properties">
      {properties.map(({ name, schema, isRequired, place, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> {place !== undefined && <Badge label={place} />}{" "}
            {isRequired && <Badge label={translator.text("api_docs.required")} />}
          </dt>
          <dd>
            <SchemaDetail {...{ schema, translator }} />
            {description !== undefined && (
              <p class="small">
                <Prose text={description} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The type of a value, its bounds, and the properties that it has. */
export function SchemaDetail(
  { schema, translator }: { schema: Schema; translator: Translator },
) {
  return (
    <>
      <SchemaType schema={schema} /> <Bounds schema={schema} />
      {objectsIn(schema).map((object, index) => (
        <Properties key={index} properties={propertiesOf(object)} {...{ translator }} />
      ))}
    </>
  );
}

function Bounds({ schema }: { schema: Schema }) {
  const bounds = isSaid(schema) ? boundsOf(schema) : [];
  return <span class="small quiet" lang="en">{bounds.join(" · ")}</span>;
}

function propertiesOf({ properties = {}, required = [] }: SaidSchema): Property[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
    description: typeof schema === "boolean" ? undefined : schema.description,
  }));
}
