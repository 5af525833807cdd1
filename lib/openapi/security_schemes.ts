/** The credentials of the API, as OpenAPI names them. */
import type { ZodOpenApiComponentsObject } from "zod-openapi";

export const SECURITY_SCHEMES = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "session",
    description: "The cookie of whoever is signed in. Over https it is called `__Host-session`.",
  },
  apiToken: {
    type: "http",
    scheme: "bearer",
    description: "An API token. With the scope `read` it changes nothing. It counts alone, " +
      "whatever cookie comes with it.",
  },
  feedToken: {
    type: "apiKey",
    in: "query",
    name: "token",
    description: "The secret of a feed, as its address has it. It opens that feed alone.",
  },
  workspaceFeedToken: {
    type: "apiKey",
    in: "query",
    name: "token",
    description: "The secret of a workspace's feeds, as their addresses have it. It opens the " +
      "feeds of that workspace alone.",
  },
} as const satisfies ZodOpenApiComponentsObject["securitySchemes"];
