/** People that tests act as: signed in through a session of their own. */
import { v7 as uuidv7 } from "uuid";
import { startSession } from "../lib/accounts/sessions.ts";
import { createUser, type User } from "../lib/accounts/users.ts";
import type { Locale } from "../lib/shared/locales.ts";
import { write } from "../lib/work/write.ts";
import type { TestApp } from "./app_for_test.ts";

export interface Persona {
  user: User;
  /** The value of the Cookie header. */
  cookie: string;
  /** One request of the person's browser; a body that is no string is sent as JSON. */
  fetch(target: string, init?: PersonaInit): Promise<Response>;
}

export interface PersonaInit extends Omit<RequestInit, "body"> {
  body?: unknown;
  clientAddress?: string;
}

export interface PersonaOptions {
  role?: "admin" | "member";
  language?: Locale;
  timeZone?: string;
  password?: string;
  /** `__Host-session` where the application is reached by https. */
  cookieName?: "session" | "__Host-session";
}

/** A new account, signed in. */
export async function addPersona(app: TestApp, options: PersonaOptions = {}): Promise<Persona> {
  const { site } = app;
  const { role = "member", language = "en", timeZone = "UTC", password = "a long password" } =
    options;
  const { cookieName = "session" } = options;
  const id = uuidv7();
  const passwordHash = await site.passwords.hash(password);
  const { user, secret } = await write(
    site,
    { kind: "system" },
    async (unit) => {
      const user = await createUser(unit, {
        id,
        email: `${id}@example.org`,
        displayName: "Somebody",
        role,
        language,
        timeZone,
        passwordHash,
      });
      const session = await startSession(unit, {
        userId: id,
        userAgent: null,
        formerSecret: undefined,
      });
      return { user, secret: session.secret };
    },
  );
  const cookie = `${cookieName}=${secret}`;
  return { user, cookie, fetch: (target, init) => app.fetch(target, browserInit(init, cookie)) };
}

function browserInit({ body, ...init }: PersonaInit = {}, cookie: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set("cookie", cookie);
  if (!headers.has("sec-fetch-site")) headers.set("sec-fetch-site", "same-origin");
  if (body === undefined) return { ...init, headers };
  if (body instanceof FormData || body instanceof URLSearchParams || typeof body === "string") {
    return { ...init, headers, body };
  }
  if (!headers.has("content-type")) headers.set("content-type", "application/json");
  return { ...init, headers, body: JSON.stringify(body) };
}
