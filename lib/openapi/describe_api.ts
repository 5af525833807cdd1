/** The description of REST as an OpenAPI 3.1 document, from the schemas that the routes parse with. */
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { MAX_BODY_BYTES } from "../shared/limits.ts";
import { PRODUCT_NAME } from "../shared/product.ts";
import { accountPaths } from "./operations/accounts.ts";
import { articlePaths } from "./operations/articles.ts";
import { atomPaths } from "./operations/atom.ts";
import { contactPaths } from "./operations/contacts.ts";
import { documentationPaths } from "./operations/documentation.ts";
import { feedPaths } from "./operations/feeds.ts";
import { feedTokenPaths } from "./operations/feed_tokens.ts";
import { recordPaths } from "./operations/records.ts";
import { rssPaths } from "./operations/rss.ts";
import { timelinePaths } from "./operations/timeline.ts";
import { workspacePaths } from "./operations/workspaces.ts";
import { PROBLEMS } from "./problems.ts";
import { SECURITY_SCHEMES } from "./security_schemes.ts";

export type OpenApiDocument = ReturnType<typeof createDocument>;

const INFO = {
  title: `${PRODUCT_NAME} API`,
  version: "1.0.0",
  description: [
    "JSON in snake_case. Instants are RFC 3339 in UTC.",
    "A refusal is a problem (RFC 9457) with a stable `code`. A path answers a method that it does " +
    "not know with 405 and `Allow`. What knows GET knows HEAD.",
    `A body of JSON is at most ${MAX_BODY_BYTES / 1024 ** 2} MiB. Properties that are not listed ` +
    "are refused. Blank text in an optional text counts as absent.",
    "Lists come in pages: hand `next_cursor` back as `cursor` until it is null.",
    "Requests are counted by user. A 429 says in `Retry-After` how many seconds to wait.",
  ].join("\n\n"),
};

/** Built anew by each call, and always the same. */
export function describeApi(): OpenApiDocument {
  return createDocument({
    openapi: "3.1.1",
    info: INFO,
    servers: [{ url: "/api" }],
    security: [{ session: [] }, { apiToken: [] }],
    paths: {
      ...below("/v1", {
        ...contactPaths,
        ...timelinePaths,
        ...recordPaths(),
        ...feedPaths,
        ...atomPaths,
        ...accountPaths,
        ...documentationPaths,
      }),
      ...below("/intelligence", {
        ...workspacePaths,
        ...articlePaths,
        ...feedTokenPaths,
        ...rssPaths,
      }),
    },
    components: {
      securitySchemes: SECURITY_SCHEMES,
      responses: { MethodNotAllowed: PROBLEMS[405] },
    },
  });
}

function below(base: string, paths: ZodOpenApiPathsObject): ZodOpenApiPathsObject {
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [`${base}${path}`, item]));
}
