/** The routes of REST as the router has them, named as the description names its operations. */
import type { TestApp } from "../app_for_test.ts";
import { listRoutes } from "../routes.ts";

const BASE = "/api";

/** Below the base and no operation: the page about them all, and what answers every other path. */
const OTHERS = ["/api/docs", "/api/:path*"];

/** Each as `GET /v1/contacts/{id}`, sorted. */
export async function routedOperations(app: TestApp): Promise<string[]> {
  const routes = (await listRoutes()).filter(({ path }) =>
    path.startsWith(`${BASE}/`) && !OTHERS.includes(path)
  );
  const named = routes.map(async ({ method, path }) => {
    const methods = method === "ALL" ? await admittedMethods(app, path) : [method];
    const described = path.slice(BASE.length).replaceAll(/:(\w+)/g, "{$1}");
    return methods.map((method) => `${method} ${described}`);
  });
  return (await Promise.all(named)).flat().sort();
}

/** A route that is one function gets every method, and says itself which it takes. */
async function admittedMethods(app: TestApp, path: string): Promise<string[]> {
  const refusal = await app.fetch(path, { method: "PROPFIND" });
  await refusal.body?.cancel();
  return (refusal.headers.get("allow") ?? "").split(", ");
}
