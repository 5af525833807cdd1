/** The refusals of REST: RFC 9457 problems, by status. */
import { z } from "zod";
import type { ZodOpenApiResponseObject } from "zod-openapi";
import { FIELD_ISSUE_CODES } from "../shared/parse_input.ts";

const fieldIssue = z.object({
  path: z.string().meta({
    description: "Where, with dots: `date.month`, `contact_ids.0`. Empty for the whole.",
  }),
  code: z.enum(FIELD_ISSUE_CODES),
  message: z.string().meta({ description: "In English, for a developer." }),
}).meta({ id: "FieldIssue" });

const problem = z.object({
  title: z.string().meta({ description: "The status in words." }),
  status: z.int(),
  code: z.string().meta({
    description: "Stable, for programs.",
    examples: ["not_found", "invalid_input", "too_many_feeds"],
  }),
  detail: z.string().optional().meta({ description: "In English, for a developer." }),
  errors: z.array(fieldIssue).optional().meta({ description: "What is wrong with which value." }),
}).meta({ id: "Problem" });

const PROBLEM_CONTENT = { "application/problem+json": { schema: problem } };

/** RFC 9110 section 10.2.3, in its form of seconds. */
export const retryAfter = z.int().min(1).meta({ description: "Seconds to wait." });

const BEARER_CHALLENGE = z.string().meta({ description: "RFC 6750 section 3." });

/** Each is one component, which operations refer to. */
export const PROBLEMS = {
  400: refusal("BadRequest", {
    description: "The body is no JSON, or a value of the query can't be taken.",
  }),
  401: refusal("Unauthorized", {
    description: "There is neither a session nor an API token, or it has ended.",
    headers: z.object({ "WWW-Authenticate": BEARER_CHALLENGE }),
  }),
  403: refusal("Forbidden", {
    description:
      "The credential does not reach that far, nor your role in the workspace, or another site " +
      "asked for the change.",
    headers: z.object({ "WWW-Authenticate": BEARER_CHALLENGE.optional() }),
  }),
  404: refusal("NotFound", {
    description: "There is nothing, or it is not yours, or the id is no UUID.",
  }),
  405: refusal("MethodNotAllowed", {
    description: "The path does not know the method.",
    headers: z.object({
      Allow: z.string().meta({
        description: "The methods that it knows (RFC 9110 section 10.2.1).",
      }),
    }),
  }),
  409: refusal("Conflict", {
    description: "It has been done already, another row has that, or somebody must stay.",
  }),
  413: refusal("ContentTooLarge", { description: "The body is longer than may be." }),
  415: refusal("UnsupportedMediaType", { description: "The body is declared as something else." }),
  422: refusal("UnprocessableContent", {
    description: "Values are missing, not what they must be, or don't fit each other.",
  }),
  429: refusal("TooManyRequests", {
    description: "Too many requests of one user.",
    headers: z.object({ "Retry-After": retryAfter }),
  }),
  500: refusal("InternalServerError", { description: "A fault of the application." }),
  502: refusal("BadGateway", {
    description: "The edge cache was not purged: copies in it may live on. Asking again purges " +
      "again.",
  }),
  503: refusal("ServiceUnavailable", {
    description: "The database does not answer.",
    headers: z.object({ "Retry-After": retryAfter }),
  }),
} satisfies Record<number, ZodOpenApiResponseObject>;

export type ProblemStatus = keyof typeof PROBLEMS;

function refusal(
  id: string,
  { description, headers }: { description: string; headers?: z.ZodObject },
): ZodOpenApiResponseObject {
  return { id, description, headers, content: PROBLEM_CONTENT };
}
