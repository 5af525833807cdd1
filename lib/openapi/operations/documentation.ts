/** The operation that reads the description of all others. */
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";

const document = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.looseObject({}),
}).meta({ id: "OpenApiDocument" });

export const documentationPaths: ZodOpenApiPathsObject = {
  "/openapi.json": {
    get: {
      tags: ["Documentation"],
      operationId: "describeApi",
      summary: "Read this description",
      security: [],
      responses: {
        200: {
          description: "An OpenAPI 3.1 document.",
          content: { "application/json": { schema: document } },
        },
      },
    },
  },
};
