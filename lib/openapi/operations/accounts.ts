/** The operations on API tokens and the audit log. */
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { apiTokenSchema } from "../../shared/api_token_form.ts";
import { pageQuery } from "../../shared/page_query.ts";
import { answered, changing, created, emptied, pathId, reading } from "../operation.ts";
import { apiTokenPage, auditEventPage, createdApiToken } from "../schemas/accounts.ts";
import { revocationCount } from "../schemas/revocation.ts";

const tag = "API tokens";
const path = pathId("The API token's id.");
const shownOnce = created(createdApiToken, "The new API token and its secret, shown only here.");

export const accountPaths: ZodOpenApiPathsObject = {
  "/api-tokens": {
    get: reading({
      tag,
      id: "listApiTokens",
      summary: "List API tokens, newest first",
      query: pageQuery,
      answers: answered(apiTokenPage, "Those that are not revoked, without their secrets."),
    }),
    post: changing({
      tag,
      id: "createApiToken",
      summary: "Make an API token",
      json: apiTokenSchema.meta({ id: "ApiTokenInput" }),
      answers: shownOnce,
      sessionOnly: true,
    }),
  },
  "/api-tokens/revoke-all": {
    post: changing({
      tag,
      id: "revokeAllApiTokens",
      summary: "Revoke every API token",
      answers: answered(revocationCount, "How many there were. None of them opens anything."),
    }),
  },
  "/api-tokens/{id}": {
    delete: changing({
      tag,
      id: "revokeApiToken",
      summary: "Revoke an API token",
      path,
      answers: emptied("It opens nothing any more."),
    }),
  },
  "/api-tokens/{id}/rotate": {
    post: changing({
      tag,
      id: "rotateApiToken",
      summary: "Give an API token a new secret",
      description: "The old secret opens nothing any more. The new API token has the same name, " +
        "scope and lifetime, and an id of its own.",
      path,
      answers: shownOnce,
      sessionOnly: true,
    }),
  },
  "/audit-events": {
    get: reading({
      tag: "Audit log",
      id: "listAuditEvents",
      summary: "List what happened to your account, newest first",
      query: pageQuery,
      answers: answered(auditEventPage, "A page of events."),
    }),
  },
};
