/** Holds answers against the description of the operation that gave them. */
import type { oas32 } from "zod-openapi";
import type { OpenApiDocument } from "../../lib/openapi/describe_api.ts";
import { type ListedOperation, resolveComponent } from "../../lib/openapi/read_document.ts";
import { addFormats, Ajv2020 } from "../packages/ajv.ts";

type Described = oas32.ResponseObject;

/** What an answer can say in a header that its description must then mention. */
const TOLD_HEADERS = ["allow", "etag", "location", "retry-after", "www-authenticate"];

export class AnswerJudge {
  readonly #document: OpenApiDocument;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(document: OpenApiDocument) {
    this.#document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: "api", components: document.components ?? {} });
  }

  /** What is wrong with the answer; empty where it is as described. Reads its body. */
  async breaches({ operation }: ListedOperation, answer: Response): Promise<string[]> {
    const { status } = answer;
    const described = operation.responses?.[String(status)];
    const body = await answer.text();
    return described === undefined
      ? [`does not describe ${status}`]
      : this.breachesOf(described, answer, body);
  }

  /** The same for an answer that belongs to no operation. */
  breachesOf(
    described: Described | oas32.ReferenceObject,
    answer: Response,
    body: string,
  ): string[] {
    const { headers = {}, content } = resolveComponent<Described>(this.#document, described);
    return [
      ...this.#headerBreaches(headers, answer.headers),
      ...this.#bodyBreaches(content, answer.headers, body),
    ].map((breach) => `${answer.status}: ${breach}`);
  }

  #headerBreaches(described: oas32.HeadersObject, headers: Headers): string[] {
    const named = Object.entries(described).map(([name, header]) => ({
      name: name.toLowerCase(),
      ...resolveComponent<oas32.HeaderObject>(this.#document, header),
    }));
    const untold = TOLD_HEADERS.filter((name) =>
      headers.has(name) && !named.some((header) => header.name === name)
    );
    return [
      ...untold.map((name) => `does not describe the header ${name}`),
      ...named.flatMap(({ name, required, schema = true }) => {
        const value = headers.get(name);
        if (value === null) return required ? [`lacks the header ${name}`] : [];
        return this.#schemaBreaches(schema, fromText(schema, value)).map((fault) =>
          `header ${name} ${fault}`
        );
      }),
    ];
  }

  #bodyBreaches(
    content: oas32.ContentObject | undefined,
    headers: Headers,
    body: string,
  ): string[] {
    if (content === undefined) return body === "" ? [] : [`does not describe a body: ${body}`];
    const [type = ""] = (headers.get("content-type") ?? "").split(";");
    const described = content[type];
    if (described === undefined) return [`does not describe the type "${type}"`];
    const { schema = true } = resolveComponent<oas32.MediaTypeObject>(this.#document, described);
    const value = /\bjson$/.test(type) ? JSON.parse(body) : body;
    return this.#schemaBreaches(schema, value).map((fault) => `body ${fault} in ${body}`);
  }

  #schemaBreaches(schema: oas32.SchemaObject | oas32.ReferenceObject, value: unknown): string[] {
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/'));
    const isValid = this.#ajv.compile(absolute);
    if (isValid(value)) return [];
    return (isValid.errors ?? []).map(({ instancePath, message = "", params }) =>
      `${instancePath} ${message} ${JSON.stringify(params)}`
    );
  }
}

/** A header is text: what its schema says is a number is one. */
function fromText(schema: oas32.SchemaObject | oas32.ReferenceObject, text: string): unknown {
  const isNumber = typeof schema === "object" && "type" in schema && schema.type === "integer";
  return isNumber ? Number(text) : text;
}
