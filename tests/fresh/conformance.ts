/** Owns the form of the conformance cases, and the parts that their apps share. */

import assert from "node:assert/strict";
import { type App, type Context, HttpError, type PageProps } from "fresh";
import { h } from "preact";

interface Sent {
  path?: string;
  method?: string;
}

interface Answered {
  status: number;
  body?: string;
  /** Null says that the header is absent. */
  headers?: Record<string, string | null>;
}

export interface Case {
  name: string;
  app: () => App<unknown>;
  exchanges: [Sent, Answered][];
}

export async function addHeader(ctx: Context<unknown>): Promise<Response> {
  const response = await ctx.next();
  response.headers.set("x-added", "yes");
  return response;
}

export async function renderErrors(ctx: Context<unknown>): Promise<Response> {
  try {
    return await ctx.next();
  } catch (error) {
    ctx.error = error;
    const status = error instanceof HttpError ? error.status : 500;
    return await ctx.render(h("p", null, "Caught"), { status });
  }
}

export function answerOk(ctx: Context<unknown>): Response {
  return ctx.text("ok");
}

export function fail(): never {
  throw new Error("Cannot answer");
}

export function forbid(): never {
  throw new HttpError(403);
}

export function Page() {
  return h("p", null, "Page");
}

export function ErrorPage() {
  return h("p", null, "Error page");
}

export function WrapApp({ Component }: PageProps<never>) {
  return h("html", null, h("head", null), h("body", null, h(Component, null)));
}

/** A layout that is known by its class. */
export function wrap(name: string) {
  return ({ Component }: PageProps<never>) => h("div", { class: name }, h(Component, null));
}

/** The document of a page without an app wrapper. */
export function document(body: string): string {
  return `<!DOCTYPE html><html><head><meta charset="utf-8"/></head><body>${body}</body></html>`;
}

/** The document that `WrapApp` makes. */
export function inApp(body: string): string {
  return `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
}

/** One test a case, which sends the requests and compares what is expected of each answer. */
export function testConformance(cases: Case[]): void {
  for (const { name, app, exchanges } of cases) {
    Deno.test(`App answers like Fresh when ${name}`, async () => {
      const handler = app().handler();
      for (const [{ path = "/", method = "GET" }, expected] of exchanges) {
        const response = await handler(new Request(`http://localhost${path}`, { method }));
        assert.equal(response.status, expected.status, `${method} ${path}`);
        const body = await response.text();
        if (expected.body !== undefined) assert.equal(body, expected.body, `${method} ${path}`);
        for (const [header, value] of Object.entries(expected.headers ?? {})) {
          assert.equal(response.headers.get(header), value, `${method} ${path} ${header}`);
        }
      }
    });
  }
}
