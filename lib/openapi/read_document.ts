/** Reads a description: the operations in it, and what its references stand for. */
import type { oas32 } from "zod-openapi";
import type { OpenApiDocument } from "./describe_api.ts";

export type Operation = oas32.OperationObject;
export type Schema = oas32.SchemaObject | oas32.ReferenceObject;

const METHODS = ["get", "head", "post", "patch", "delete"] as const;
export type OperationMethod = typeof METHODS[number];

export interface ListedOperation {
  method: OperationMethod;
  /** Below the server's address, as `/v1/contacts/{id}`. */
  path: string;
  operation: Operation;
}

/** Every operation, in the order of the document. */
export function listOperations({ paths = {} }: OpenApiDocument): ListedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ method, path, operation }];
    })
  );
}

/**
 * The value itself, or the component that it refers to.
 *
 * @throws {Error} when there is no such component
 */
export function resolveComponent<T extends object>(
  document: OpenApiDocument,
  value: T | oas32.ReferenceObject,
): T {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value as T;
  const [, kind = "", name = ""] = /^#\/components\/(\w+)\/(\w+)$/.exec(value.$ref) ?? [];
  const component: unknown = Reflect.get(Reflect.get(document.components ?? {}, kind) ?? {}, name);
  if (component === undefined) throw new Error(`Cannot resolve ${value.$ref}: it is not there`);
  return component as T;
}

/** The name of the component that is referred to, or undefined for a value that stands there. */
export function componentName(value: object | boolean): string | undefined {
  return typeof value === "object" && "$ref" in value && typeof value.$ref === "string"
    ? value.$ref.split("/").at(-1)
    : undefined;
}
