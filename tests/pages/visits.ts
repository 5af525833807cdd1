/** Registers tests that drive the pages in a real browser, each on a database of its own. */
import { type BrowserContext, type Page, type PageOptions, withPage } from "../browser.ts";
import { EmbeddedDatabases } from "../embedded_databases.ts";
import { openTestApp, type TestApp, type TestAppOptions } from "../app_for_test.ts";
import { addPersona, type Persona, type PersonaOptions } from "../personas.ts";

export interface Visit {
  page: Page;
  context: BrowserContext;
  app: TestApp;
  /** Where the application is served. */
  origin: string;
}

export interface VisitOptions extends PageOptions, TestAppOptions {}

/** A browser that nobody has signed in with. */
export function visitTest(
  name: string,
  body: (visit: Visit) => Promise<void>,
  { env, edgeCache, ...options }: VisitOptions = {},
): void {
  Deno.test({
    name,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: () =>
      embedded.lend(async (db) => {
        const app = await openTestApp(db, { env, edgeCache });
        await using server = Deno.serve({ port: 0, onListen() {} }, app.handler);
        const origin = `http://localhost:${server.addr.port}`;
        await withPage((page, context) => body({ page, context, app, origin }), {
          ...options,
          baseURL: origin,
        });
      }),
  });
}

/** A browser in which somebody is signed in. */
export function signedInTest(
  name: string,
  body: (visit: Visit & { persona: Persona }) => Promise<void>,
  { persona: options, ...visitOptions }: VisitOptions & { persona?: PersonaOptions } = {},
): void {
  visitTest(name, async (visit) => {
    const persona = await addPersona(visit.app, options);
    await signInBrowser(visit, persona);
    await body({ ...visit, persona });
  }, visitOptions);
}

/** Gives the browser the session of the person. */
export async function signInBrowser({ context, origin }: Visit, persona: Persona): Promise<void> {
  const [name = "", value = ""] = persona.cookie.split("=");
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: "Lax" }]);
}

const embedded = new EmbeddedDatabases(Deno.env.get("TEST_PGLITE_SNAPSHOT"));
Deno.test.afterAll(() => embedded.close());
