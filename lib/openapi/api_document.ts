/** Owns the one description of the API that a process has. */
import { describeApi, type OpenApiDocument } from "./describe_api.ts";

let document: OpenApiDocument | undefined;

/** Made when it is first asked for: most processes are never asked. */
export function apiDocument(): OpenApiDocument {
  return document ??= describeApi();
}
