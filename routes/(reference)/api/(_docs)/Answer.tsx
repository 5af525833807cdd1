/** One answer: what it means, its headers and its body. */
import type { oas32 } from "zod-openapi";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import type { OpenApiDocument } from "../../../../lib/openapi/describe_api.ts";
import { resolveComponent } from "../../../../lib/openapi/read_document.ts";
import { Properties, SchemaDetail } from "./Properties.tsx";
import { Prose } from "./Prose.tsx";

interface Props {
  response: oas32.ResponseObject | oas32.ReferenceObject;
  document: OpenApiDocument;
  translator: Translator;
}

export function Answer({ response, document, translator }: Props) {
  const { description = "", headers = {}, content } = resolveComponent<oas32.ResponseObject>(
    document,
    response,
  );
  const named = Object.entries(headers).map(([name, header]) => {
    const { schema = true, required, description } = resolveComponent<oas32.HeaderObject>(
      document,
      header,
    );
    return { name, schema, isRequired: required === true, description };
  });
  return (
    <>
      <Prose text={description} />
      <Content {...{ content, translator }} />
      {named.length > 0 && <p class="small">{translator.text("api_docs.headers")}</p>}
      <Properties properties={named} {...{ translator }} />
    </>
  );
}

/** The media types of a body, each with its schema. */
export function Content(
  { content = {}, translator }: { content?: oas32.ContentObject; translator: Translator },
) {
  return (
    <>
      {Object.entries(content).map(([type, media]) => (
        <div key={type}>
          <code>{type}</code>{" "}
          {"schema" in media && <SchemaDetail schema={media.schema ?? true} {...{ translator }} />}
        </div>
      ))}
    </>
  );
}
