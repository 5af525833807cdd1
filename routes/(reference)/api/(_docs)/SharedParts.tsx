/** What operations refer to: credentials, refusals and schemas, each with its anchor. */
import type { oas32 } from "zod-openapi";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import type { OpenApiDocument } from "../../../../lib/openapi/describe_api.ts";
import { resolveComponent } from "../../../../lib/openapi/read_document.ts";
import { Answer } from "./Answer.tsx";
import { SchemaDetail } from "./Properties.tsx";
import { Prose } from "./Prose.tsx";

interface Props {
  document: OpenApiDocument;
  translator: Translator;
}

export function Credentials({ document }: Props) {
  return (
    <dl class="properties">
      {Object.entries(document.components?.securitySchemes ?? {}).map(([name, scheme]) => {
        const { description = "" } = resolveComponent<oas32.SecuritySchemeObject>(document, scheme);
        return (
          <div key={name} id={`credential-${name}`}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <Prose text={description} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export function Refusals({ document, translator }: Props) {
  return (
    <dl class="properties">
      {Object.entries(document.components?.responses ?? {}).map(([name, response]) => (
        <div key={name} id={`response-${name}`}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <Answer {...{ response, document, translator }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Schemas({ document, translator }: Props) {
  return (
    <div class="sections">
      {Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => (
        <section key={name} id={`schema-${name}`}>
          <h3>
            <code>{name}</code>
          </h3>
          <SchemaDetail {...{ schema, translator }} />
        </section>
      ))}
    </div>
  );
}
