/** What feed tests do with feeds: make them, poll them, read what they publish. */
import assert from "node:assert/strict";
import type { TestApp } from "../app_for_test.ts";
import { assertValidAtom } from "../atom_validator.ts";
import { readAtom } from "../feeds/atom_reader.ts";
import type { Persona } from "../personas.ts";
import { type Json, jsonOf } from "./json.ts";

/** Creates by REST and gives the answer. */
export async function create(person: Persona, path: string, body: Json): Promise<Json> {
  return await jsonOf(await person.fetch(`/api/v1/${path}`, { method: "POST", body }), 201);
}

/** A new feed's address. */
export async function addFeed(person: Persona, body: Json = {}): Promise<string> {
  const { url } = await create(person, "feeds", { name: "Tablet", kind: "aggregate", ...body });
  return String(url);
}

export interface Publication {
  document: string;
  etag: string;
  /** What a strict parser sees, by element. */
  feed: Record<string, string>;
  entries: Record<string, string>[];
}

/** A poll that finds a valid feed. */
export async function poll(
  app: TestApp,
  url: string,
  init: RequestInit = {},
): Promise<Publication> {
  const answer = await app.fetch(url, init);
  const document = await answer.text();
  assert.equal(answer.status, 200, document);
  assertValidAtom(document);
  return { document, etag: answer.headers.get("etag") ?? "", ...readAtom(document) };
}
