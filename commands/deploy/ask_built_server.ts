/**
 * Loads the built server as Deno Deploy does and asks it for /healthz. A process of its own, for
 * its environment is another. Ends with 0 where the answer is 200.
 */
import { orExplain, WrongUse } from "../or_explain.ts";

await orExplain(async () => {
  const { default: built } = await import(import.meta.resolve("../../_fresh/server.js")) as {
    default: { fetch: (request: Request) => Promise<Response> };
  };
  const { status } = await built.fetch(new Request("http://localhost/healthz"));
  if (status !== 200) {
    throw new WrongUse(`Cannot use the built server: it answered ${status} to /healthz`);
  }
});
