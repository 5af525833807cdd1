/** One operation: what it is in a line, and the rest when it is opened. */
import type { oas32 } from "zod-openapi";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import type { OpenApiDocument } from "../../../../lib/openapi/describe_api.ts";
import {
  componentName,
  type ListedOperation,
  resolveComponent,
} from "../../../../lib/openapi/read_document.ts";
import { Answer, Content } from "./Answer.tsx";
import { Properties, type Property } from "./Properties.tsx";
import { Prose } from "./Prose.tsx";

interface Props extends ListedOperation {
  document: OpenApiDocument;
  translator: Translator;
}

export function OperationEntry({ method, path, operation, document, translator }: Props) {
  const { operationId, summary = "", description, requestBody } = operation;
  const parameters = parametersOf(operation, { document, translator });
  const body = requestBody && resolveComponent<oas32.RequestBodyObject>(document, requestBody);
  const address = `${document.servers?.[0]?.url ?? ""}${path}`;
  return (
    <details id={operationId} class="stack">
      <summary>
        <h3>
          <code>{method.toUpperCase()} {address}</code>
        </h3>{" "}
        <Prose text={summary} />
      </summary>
      {description !== undefined && (
        <p>
          <Prose text={description} />
        </p>
      )}
      <Credentials security={operation.security ?? document.security ?? []} {...{ translator }} />
      {parameters.length > 0 && <h4>{translator.text("api_docs.parameters")}</h4>}
      <Properties properties={parameters} {...{ translator }} />
      {body !== undefined && <h4>{translator.text("api_docs.body")}</h4>}
      <Content content={body?.content} {...{ translator }} />
      <Answers responses={operation.responses ?? {}} {...{ document, translator }} />
    </details>
  );
}

function parametersOf(
  { parameters = [] }: ListedOperation["operation"],
  { document, translator }: { document: OpenApiDocument; translator: Translator },
): Property[] {
  return parameters.map((parameter) => {
    const found = resolveComponent<oas32.ParameterObject>(document, parameter);
    return {
      name: found.name,
      schema: found.schema ?? true,
      isRequired: found.required === true,
      place: translator.text(`api_docs.in.${placeOf(found)}`),
      description: found.description,
    };
  });
}

function placeOf({ in: place }: oas32.ParameterObject): "header" | "path" | "query" {
  if (place === "header" || place === "path" || place === "query") return place;
  throw new Error(`Cannot show a parameter: there is no word for "${place}"`);
}

function Credentials(
  { security, translator }: { security: oas32.SecurityRequirementObject[]; translator: Translator },
) {
  const names = security.flatMap((requirement) => Object.keys(requirement));
  return (
    <dl class="facts">
      <div>
        <dt>{translator.text("api_docs.credential")}</dt>
        <dd>
          {names.length === 0 && translator.text("api_docs.credential.none")}
          {names.flatMap((name, index) => [
            index === 0 ? "" : translator.text("list.separator"),
            <a key={name} href={`#credential-${name}`}>{name}</a>,
          ])}
        </dd>
      </div>
    </dl>
  );
}

type Described = oas32.ResponseObject | oas32.ReferenceObject;

/** Those that the operation has to itself in full, the refusals that many share as links. */
function Answers(
  { responses, document, translator }: {
    responses: Record<string, Described>;
    document: OpenApiDocument;
    translator: Translator;
  },
) {
  const all = Object.entries(responses);
  const shared = all.flatMap(([status, response]) => {
    const name = componentName(response);
    return name === undefined ? [] : [{ status, name }];
  });
  return (
    <>
      <h4>{translator.text("api_docs.answers")}</h4>
      <dl class="properties">
        {all.filter(([, response]) => !("$ref" in response)).map(([status, response]) => (
          <div key={status}>
            <dt>
              <code>{status}</code>
            </dt>
            <dd>
              <Answer {...{ response, document, translator }} />
            </dd>
          </div>
        ))}
      </dl>
      {shared.length > 0 && (
        <ul class="facts">
          {shared.map(({ status, name }) => (
            <li key={status}>
              <a href={`#response-${name}`}>{status} {name}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
