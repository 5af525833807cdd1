/** The description is valid OpenAPI 3.1, says something everywhere, and is the one that is served. */
import assert from "node:assert/strict";
import { describeApi, type OpenApiDocument } from "../../lib/openapi/describe_api.ts";
import { listOperations, resolveComponent } from "../../lib/openapi/read_document.ts";
import { openTestApp } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { OpenApiValidator } from "../packages/openapi_validator.ts";
import { jsonOf } from "../rest/json.ts";

const document = describeApi();
const operations = listOperations(document);

async function problemsOf(description: OpenApiDocument): Promise<unknown> {
  const { valid, errors } = await new OpenApiValidator().validate({
    ...structuredClone(description),
  });
  return valid ? [] : errors;
}

Deno.test("describeApi() makes a valid OpenAPI 3.1 document", async () => {
  assert.match(document.openapi, /^3\.1\./);
  assert.deepEqual(await problemsOf(document), []);
});

Deno.test("the validator of OpenAPI refuses an operation with a parameter of nowhere", async () => {
  const broken = structuredClone(document);
  const parameters = broken.paths?.["/v1/timeline"]?.get?.parameters ?? [];
  Object.assign(parameters[0] ?? {}, { in: "nowhere" });
  assert.notDeepEqual(await problemsOf(broken), []);
});

Deno.test("describeApi() makes the same document each time", () => {
  assert.deepEqual(describeApi(), document);
});

Deno.test("describeApi() names each operation, once", () => {
  const names = operations.map(({ operation }) => operation.operationId);
  assert.deepEqual(names.filter((name, index) => !name || names.indexOf(name) !== index), []);
  assert.deepEqual(operations.filter(({ operation: { summary } }) => !summary), []);
  assert.deepEqual(operations.filter(({ operation: { tags } }) => tags?.length !== 1), []);
});

Deno.test("describeApi() refers to nothing that is not there, and has nothing to spare", () => {
  const { components = {} } = document;
  const referred = new Set(valuesAt(document, "$ref").map(String));
  for (const $ref of referred) assert.ok(resolveComponent(document, { $ref }), $ref);
  const named = Object.entries(components).flatMap(([kind, all]) =>
    Object.keys(all ?? {}).map((name) => `#/components/${kind}/${name}`)
  );
  const spare = named.filter((name) => !referred.has(name) && !name.includes("/securitySchemes/"));
  // A method that a path does not know belongs to no operation: methods_test.ts holds it.
  assert.deepEqual(spare, ["#/components/responses/MethodNotAllowed"]);
});

Deno.test("describeApi() says of every value what it is, where not anything may be", () => {
  const anything = /\/payload\/anyOf\/0\/additionalProperties$|\/OpenApiDocument\//;
  const empty = emptySchemas(document);
  assert.deepEqual(empty.filter((pointer) => !anything.test(pointer)), []);
  assert.ok(empty.some((pointer) => pointer.includes("/ExternalActivityInput/")));
});

pgliteTest("GET /api/v1/openapi.json answers the description to anybody", async (db) => {
  const app = await openTestApp(db);
  const answer = await app.fetch("/api/v1/openapi.json");
  assert.deepEqual(await jsonOf(answer, 200), JSON.parse(JSON.stringify(document)));
});

/** Whatever stands under that key, anywhere. */
function valuesAt(value: unknown, wanted: string): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === wanted ? [inner] : valuesAt(inner, wanted)
  );
}

/** Where an object without any member stands for a schema: it allows everything. */
function emptySchemas(value: unknown, pointer = "#"): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const isEmpty = typeof inner === "object" && inner !== null && !Array.isArray(inner) &&
      Object.keys(inner).length === 0;
    return isEmpty ? [at] : emptySchemas(inner, at);
  });
}
