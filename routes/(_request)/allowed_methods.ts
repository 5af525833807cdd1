/** Which methods a path knows, for the Allow header of a 405 (RFC 9110 section 15.5.6). */

/** The application as a server calls it. */
export type Handle = (request: Request, info?: Deno.ServeHandlerInfo) => Promise<Response>;

/** The requests that this file has made itself. */
const probes = new WeakSet<Request>();

/** True for a question of the application to itself, which nobody sent. */
export function isProbe(request: Request): boolean {
  return probes.has(request);
}

/** Asks the application: the router answers OPTIONS with what it has for the path. */
export async function allowedMethods(
  handle: Handle,
  { url, info }: { url: URL; info: Deno.ServeHandlerInfo },
): Promise<string> {
  const probe = new Request(url, { method: "OPTIONS" });
  probes.add(probe);
  const answer = await handle(probe, info);
  await answer.body?.cancel();
  const methods = (answer.headers.get("allow") ?? "").split(",").map((method) => method.trim());
  if (methods.includes("GET") && !methods.includes("HEAD")) methods.push("HEAD");
  return [...new Set([...methods.filter((method) => method !== ""), "OPTIONS"])].join(", ");
}
