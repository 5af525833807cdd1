/** What tests of accounts do again and again: send a form, sign in elsewhere, see who is signed in. */
import type { TestApp } from "../app_for_test.ts";
import type { Persona } from "../personas.ts";
import { textOf } from "./html.ts";

/** What personas are given where a test signs them in once more. */
export const PASSWORD = "a long password";

export const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";

/** Sends a form of the person's. */
export function post(
  person: Persona,
  target: string,
  form: Record<string, string> = {},
): Promise<Response> {
  return person.fetch(target, { method: "POST", body: new URLSearchParams(form) });
}

/** What a page of the person's says. */
export async function textAt(person: Persona, target: string): Promise<string> {
  return textOf(await (await person.fetch(target)).text());
}

/** Tries to sign the person in. */
export function signIn(
  app: TestApp,
  person: Persona,
  { password = PASSWORD, userAgent = FIREFOX } = {},
): Promise<Response> {
  return app.fetch("/sign-in", {
    method: "POST",
    body: new URLSearchParams({ email: person.user.email, password }),
    headers: { "user-agent": userAgent },
  });
}

/** Signs the person in once more, in another browser, whose cookie this is. */
export async function signInAgain(app: TestApp, person: Persona): Promise<string> {
  const response = await signIn(app, person);
  return (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

export async function isSignedIn(app: TestApp, cookie: string): Promise<boolean> {
  const response = await app.fetch("/settings/account", { headers: { cookie } });
  await response.body?.cancel();
  return response.status === 200;
}
