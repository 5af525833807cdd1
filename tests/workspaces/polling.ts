/** What tests of a workspace's feeds begin with, and their polls as a reader sees them. */
import assert from "node:assert/strict";
import type { TestApp } from "../app_for_test.ts";
import { addPersona } from "../personas.ts";
import type { Actor } from "../../lib/work/actor.ts";
import { curate, type Curation, type IssuedAddress } from "./curating.ts";
import { type ReadRss, readRss } from "./rss_reader.ts";

/** A workspace of somebody's, with one address of each of its feeds. */
export async function open(
  app: TestApp,
  name?: string,
): Promise<Curation & IssuedAddress & { actor: Actor }> {
  const ada = await addPersona(app);
  const curation = await curate(app, ada, name);
  const actor = { kind: "user", userId: ada.user.id, via: "session" } as const;
  return { actor, ...curation, ...await curation.issue() };
}

/** A poll that finds a valid feed. */
export async function poll(
  app: TestApp,
  target: string,
): Promise<ReadRss & { etag: string; document: string }> {
  const answer = await app.fetch(target);
  const document = await answer.text();
  assert.equal(answer.status, 200, document);
  return { etag: answer.headers.get("etag") ?? "", document, ...readRss(document) };
}

/** The article as a request has it. */
export function asPosted(article: object): object {
  return JSON.parse(JSON.stringify(article));
}

/** Everything that a reader could tell two answers apart by. */
export async function bytesOf(answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => name !== "date");
  return [answer.status, ...headers.map((header) => header.join(": ")), await answer.text()]
    .join("\n");
}
