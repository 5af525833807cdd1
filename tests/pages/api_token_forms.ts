/** What tests of the API tokens' pages do again and again: make one, send the forms, find secrets. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import type { TestApp } from "../app_for_test.ts";
import type { Persona } from "../personas.ts";
import { create } from "./feed_forms.ts";
import { textOf } from "./html.ts";

/** Creates through REST and gives the id and the secret. */
export async function createApiToken(
  persona: Persona,
  values: Record<string, unknown> = {},
): Promise<{ id: string; secret: string }> {
  const body = { name: "Backup script", scope: "read", ...values };
  const { id, token } = await create(persona, "api-tokens", body);
  return { id, secret: String(token) };
}

/** Sends the create form of API tokens, filled in but for what the test says. */
export function postApiToken(
  persona: Persona,
  values: Record<string, string> = {},
): Promise<Response> {
  const form = {
    id: uuidv7(),
    name: "Backup script",
    scope: "read",
    expires_in_days: "90",
    ...values,
  };
  return persona.fetch("/settings/api-tokens", {
    method: "POST",
    body: new URLSearchParams(form),
  });
}

/** The secrets of API tokens that a page shows. */
export function apiTokensIn(html: string): string[] {
  return html.match(/mycorrhizal_[A-Za-z0-9_-]{43}/g) ?? [];
}

/** Whether REST lets a bearer of the secret in. */
export async function opensRest(app: TestApp, secret: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${secret}` };
  return (await app.fetch("/api/v1/contacts", { headers })).status === 200;
}

/** What is said where a form led. */
export async function followForm(persona: Persona, answer: Response): Promise<string> {
  assert.equal(answer.status, 303);
  const location = answer.headers.get("location") ?? "";
  return textOf(await (await persona.fetch(location)).text());
}
