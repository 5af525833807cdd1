/** How an operation of REST is described: what follows from its method and input is added here. */
import { z } from "zod";
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from "zod-openapi";
import { PROBLEMS, type ProblemStatus } from "./problems.ts";

export interface OperationDescription {
  tag: string;
  /** Unique, for programs that generate clients. */
  id: string;
  summary: string;
  description?: string;
  path?: z.ZodObject;
  query?: z.ZodObject;
  /** The schema of a JSON body. */
  json?: z.ZodType;
  /** The schema of any other body, by media type. */
  content?: Record<string, z.ZodType>;
  answers: ZodOpenApiResponsesObject;
  /** Refusals beside those that the rest brings with it. */
  refusals?: readonly ProblemStatus[];
  /** Only a session opens it, not an API token. */
  sessionOnly?: boolean;
}

/** What any operation can answer: no credential, too many requests, our faults. */
const ALWAYS: readonly ProblemStatus[] = [401, 429, 500, 503];

/** A GET. */
export function reading(description: OperationDescription): ZodOpenApiOperationObject {
  return operation(description, []);
}

/** A POST, PATCH or DELETE: another site may not ask for it, nor an API token that only reads. */
export function changing(description: OperationDescription): ZodOpenApiOperationObject {
  return operation(description, [403]);
}

function operation(
  description: OperationDescription,
  refusals: readonly ProblemStatus[],
): ZodOpenApiOperationObject {
  const { tag, id, summary, answers, sessionOnly } = description;
  const body = bodyOf(description);
  return {
    tags: [tag],
    operationId: id,
    summary,
    ...(description.description === undefined ? {} : { description: description.description }),
    ...(sessionOnly ? { security: [{ session: [] }] } : {}),
    ...parametersOf(description),
    ...(body === undefined ? {} : { requestBody: { required: true, content: body } }),
    responses: { ...answers, ...problems([...refusals, ...refusalsOf(description)]) },
  };
}

function parametersOf({ path, query }: OperationDescription) {
  if (path === undefined && query === undefined) return {};
  return { requestParams: { ...(path && { path }), ...(query && { query }) } };
}

function bodyOf({ json, content = {} }: OperationDescription) {
  const schemas = { ...content, ...(json === undefined ? {} : { "application/json": json }) };
  const types = Object.entries(schemas).map(([type, schema]) => [type, { schema }]);
  return types.length === 0 ? undefined : Object.fromEntries(types);
}

function refusalsOf(description: OperationDescription): ProblemStatus[] {
  const { path, query, json, content, refusals = [] } = description;
  const hasBody = json !== undefined || content !== undefined;
  return [
    ...ALWAYS,
    ...(query === undefined ? [] : [400] as const),
    ...(path === undefined ? [] : [404] as const),
    ...(hasBody ? [400, 413, 415, 422] as const : []),
    ...refusals,
  ];
}

function problems(statuses: readonly ProblemStatus[]): ZodOpenApiResponsesObject {
  return Object.fromEntries(statuses.map((status) => [status, PROBLEMS[status]]));
}

/** 200 with the value. */
export function answered(schema: z.ZodType, description: string): ZodOpenApiResponsesObject {
  return { 200: { description, content: { "application/json": { schema } } } };
}

/** 201 with the flat object and where it lives. */
export function created(schema: z.ZodType, description: string): ZodOpenApiResponsesObject {
  const location = z.string().meta({ format: "uri-reference", description: "Its address." });
  const answer: ZodOpenApiResponseObject = {
    description,
    headers: z.object({ Location: location }),
    content: { "application/json": { schema } },
  };
  return { 201: answer };
}

/** 204. */
export function emptied(description: string): ZodOpenApiResponsesObject {
  return { 204: { description } };
}

/** The `{id}` of a path. */
export function pathId(description: string): z.ZodObject {
  return z.object({ id: z.guid().meta({ description }) });
}
