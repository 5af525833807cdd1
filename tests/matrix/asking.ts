/** Turns a row of the matrix into the request of a persona. */
import type { Asked, PersonaName, Row } from "./answers.ts";
import { credentialsOf, type World } from "./world.ts";

export interface PreparedRequest {
  target: string;
  init: RequestInit & { method: string };
}

/** Makes what the request is about, and the request. */
export async function prepare(
  world: World,
  persona: PersonaName,
  { route, ask = () => ({}) }: Row,
): Promise<PreparedRequest> {
  const [method = "", pattern = ""] = route.replace("ALL", "GET").split(" ");
  const asked = await ask(world);
  const credentials = credentialsOf(world, persona);
  return { target: targetOf(pattern, asked), init: requestOf(asked, credentials, method) };
}

function targetOf(pattern: string, { params = {}, query = {} }: Asked): string {
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
  { json, form, vcard }: Asked,
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
  return { method, headers, body: form === undefined ? undefined : new URLSearchParams(form) };
}
