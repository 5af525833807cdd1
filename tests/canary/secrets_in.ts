/** Finds secrets in texts, wherever they stand. */
import type { RecordedAnswer } from "./recorded_app.ts";

/** What is random in a secret: 32 bytes in base64url. */
const RANDOM_LENGTH = 43;
const SECRET = /(?:mycorrhizal_(?:feed_|recovery_)?|cfeed_)[A-Za-z0-9_-]{43}(?![\w-])/g;
const SESSION_COOKIE = /^session=([A-Za-z0-9_-]{43});/;
const RUN = /[A-Za-z0-9_-]{43,}/g;

/** The random parts of secrets. */
export interface Secrets {
  /** Of the sessions, which stand in cookies alone. */
  sessions: ReadonlySet<string>;
  /** Of what is shown once: API tokens, feeds, and those of workspaces; and of recovery links. */
  shown: ReadonlySet<string>;
}

/** Every secret that was handed out, or sent in a query. */
export function collectSecrets(answers: readonly RecordedAnswer[]): Secrets {
  const cookies = answers.flatMap(({ cookies }) => cookies);
  const texts = answers.flatMap(({ target, headers, body }) => [target, headers, body]);
  return {
    sessions: new Set(cookies.flatMap((cookie) => SESSION_COOKIE.exec(cookie)?.[1] ?? [])),
    shown: new Set(
      texts.flatMap((text) => text.match(SECRET) ?? []).map((secret) =>
        secret.slice(-RANDOM_LENGTH)
      ),
    ),
  };
}

/** Those of the secrets that stand in the text, whatever is before and after them. */
export function secretsIn(text: string, secrets: ReadonlySet<string>): string[] {
  return [...text.matchAll(RUN)].flatMap(([run]) =>
    Array.from(
      { length: run.length - RANDOM_LENGTH + 1 },
      (_, start) => run.slice(start, start + RANDOM_LENGTH),
    ).filter((part) => secrets.has(part))
  );
}
