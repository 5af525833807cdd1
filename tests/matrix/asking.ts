/** Turns a row of the matrix into a request, and what comes of it into what rows state. */
import type { Answer, Asked, PersonaName, Row } from "./answers.ts";
import { credentialsOf, type World } from "./world.ts";

export interface PreparedRequest {
  target: string;
  init: RequestInit & { method: string };
}

/** Makes what the request is about, and the request. */
export async function prepare(
  world: World,
  persona: PersonaName,
  row: Row,
): Promise<PreparedRequest> {
  return await prepareWith(row, { world, credentials: credentialsOf(world, persona) });
}

/** The same for whoever has the credentials. */
export async function prepareWith(
  { route, ask = () => ({}) }: Pick<Row, "route" | "ask">,
  { world, credentials }: { world: World; credentials: Record<string, string> },
): Promise<PreparedRequest> {
  const [method = "", pattern = ""] = route.replace("ALL", "GET").split(" ");
  const asked = await ask(world);
  // What is asked of a page and of REST alike says both.
  const sent = pattern.startsWith("/api/")
    ? { ...asked, form: undefined }
    : { ...asked, json: undefined };
  return { target: targetOf(pattern, asked), init: requestOf(sent, credentials, method) };
}

/** The path and query that are asked for: the pattern, with its parameters. */
export function targetOf(pattern: string, { params = {}, query = {} }: Asked): string {
  const path = pattern.replaceAll(/:(\w+)\*?/g, (_, name) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Cannot ask for ${pattern}: there is no ${name}`);
    return value;
  });
  const search = String(new URLSearchParams(query));
  return search === "" ? path : `${path}?${search}`;
}

/** As a browser of this site or a program sends it. */
function requestOf(
  { json, form, vcard, rss }: Asked,
  credentials: Record<string, string>,
  method: string,
): PreparedRequest["init"] {
  const headers = new Headers({ ...credentials, "sec-fetch-site": "same-origin" });
  if (method === "GET" || method === "DELETE") return { method, headers };
  if (json !== undefined) {
    headers.set("content-type", "application/json");
    return { method, headers, body: JSON.stringify(json) };
  }
  if (vcard !== undefined) {
    headers.set("content-type", "text/vcard");
    return { method, headers, body: vcard };
  }
  if (rss !== undefined) {
    headers.set("content-type", "application/rss+xml");
    return { method, headers, body: rss };
  }
  return { method, headers, body: form === undefined ? undefined : new URLSearchParams(form) };
}

export function answerOf({ status, headers }: Response): Answer {
  return status === 303 && /^\/sign-in(\?next=|$)/.test(headers.get("location") ?? "")
    ? "sign-in"
    : status;
}
