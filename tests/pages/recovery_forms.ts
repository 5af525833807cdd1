/** What tests of the recovery do again and again: open an application that mails, ask for a link. */
import type { Db } from "../../db/database.ts";
import type { ReceivedMail, SmtpServer } from "../accounts/smtp_server.ts";
import { openTestApp, type TestApp } from "../app_for_test.ts";

type Init = Parameters<TestApp["fetch"]>[1];

/** An application at http://feeds.example.org that sends its mail to the server. */
export function openMailingApp(db: Db, server: SmtpServer): Promise<TestApp> {
  const SMTP_URL = `smtp://127.0.0.1:${server.port}?from=keeper@example.org`;
  return openTestApp(db, { env: { SMTP_URL, FRONTEND_URL: "http://feeds.example.org" } });
}

/** Sends a form of somebody who is not signed in. */
export function postForm(
  app: TestApp,
  target: string,
  { form, ...init }: Init & { form: Record<string, string> },
): Promise<Response> {
  return app.fetch(target, { ...init, method: "POST", body: new URLSearchParams(form) });
}

/** Asks for a link and waits until whatever comes of it has come. */
export async function requestLink(app: TestApp, email: string, init: Init = {}): Promise<Response> {
  const response = await postForm(app, "/recover", { ...init, form: { email } });
  await app.site.tasks.idle();
  return response;
}

/** The address in a mail. */
export function linkIn(mail: ReceivedMail | undefined): string {
  return /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}
