/** Programs that tests act as: each has an API token of a person's. */
import type { ApiTokenScope } from "../lib/shared/api_token_form.ts";
import type { TestApp } from "./app_for_test.ts";
import type { Persona, PersonaInit } from "./personas.ts";

export interface TestBearer {
  apiTokenId: string;
  secret: string;
  /** One request of the program; a body is sent as JSON. */
  fetch(target: string, init?: PersonaInit): Promise<Response>;
}

/** A new API token of the person's. */
export async function addBearer(
  app: TestApp,
  person: Persona,
  scope: ApiTokenScope,
): Promise<TestBearer> {
  const body = { name: `A ${scope} program`, scope };
  const answer = await person.fetch("/api/v1/api-tokens", { method: "POST", body });
  const { id, token } = await answer.json();
  if (answer.status !== 201) throw new Error(`Cannot add a bearer: ${answer.status}`);
  return {
    apiTokenId: id,
    secret: token,
    fetch: (target, init) => app.fetch(target, withToken(init, token)),
  };
}

function withToken({ body, ...init }: PersonaInit = {}, token: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${token}`);
  if (body === undefined) return { ...init, headers };
  headers.set("content-type", "application/json");
  return { ...init, headers, body: JSON.stringify(body) };
}
