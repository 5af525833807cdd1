/** What REST tests do with answers. */
import assert from "node:assert/strict";
import type { Persona } from "../personas.ts";

export type Json = Record<string, unknown>;

export interface ProblemError {
  path: string;
  code: string;
  message: string;
}

/** The parsed answer, which must have that status and the media type that goes with it. */
export async function jsonOf(response: Response, status: number): Promise<Json> {
  const text = await response.text();
  assert.equal(response.status, status, text);
  const type = status < 400 ? "application/json" : "application/problem+json";
  assert.equal(response.headers.get("content-type"), type);
  return JSON.parse(text);
}

/** The issues of a 422. */
export async function errorsOf(response: Response): Promise<ProblemError[]> {
  const { errors } = await jsonOf(response, 422);
  return errors as ProblemError[];
}

/** A new contact's id. */
export async function addContact(person: Persona, givenName = "Grace"): Promise<string> {
  const body = { given_name: givenName };
  const created = await jsonOf(
    await person.fetch("/api/v1/contacts", { method: "POST", body }),
    201,
  );
  return String(created.id);
}
