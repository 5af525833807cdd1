/** Every route of REST is described, and nothing else is. */
import assert from "node:assert/strict";
import { describeApi, type OpenApiDocument } from "../../lib/openapi/describe_api.ts";
import { listOperations } from "../../lib/openapi/read_document.ts";
import { openTestApp } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { routedOperations } from "./rest_routes.ts";

function describedOperations(document: OpenApiDocument): string[] {
  return listOperations(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    .sort();
}

pgliteTest("describeApi() describes the routes that there are", async (db) => {
  const routed = await routedOperations(await openTestApp(db));
  assert.ok(routed.includes("HEAD /v1/feeds/atom"), "a route that is one function");
  assert.ok(routed.includes("PATCH /v1/life-events/{id}"), "a route in a folder of a parameter");
  assert.ok(
    routed.includes("POST /intelligence/workspaces/{id}/feed-tokens/{tokenId}/revoke"),
    "a route below two parameters",
  );
  assert.deepEqual(describedOperations(describeApi()), routed);
});

pgliteTest("a route without a description is found, and one described that is not", async (db) => {
  const routed = await routedOperations(await openTestApp(db));
  const document = describeApi();
  const { get, ...others } = document.paths?.["/v1/timeline"] ?? {};
  const paths = { ...document.paths, "/v1/timeline": { ...others, delete: get } };
  const described = describedOperations({ ...document, paths });
  assert.deepEqual(routed.filter((route) => !described.includes(route)), ["GET /v1/timeline"]);
  assert.deepEqual(described.filter((route) => !routed.includes(route)), ["DELETE /v1/timeline"]);
});
