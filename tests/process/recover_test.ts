/** `deno task recover`: the link that an operator hands out. */
import assert from "node:assert/strict";
import { postgresqlTest } from "../databases.ts";
import { runApp, startApp } from "./started.ts";

const EMAIL = "ada@example.org";
const NEW_PASSWORD = "another password";

/** What `deno task recover` runs. */
function recover(env: Record<string, string>, ...args: string[]) {
  return runApp({ env, command: [Deno.execPath(), "run", "-A", "commands/recover.ts", ...args] });
}

/** Makes the first account as its form does. */
async function setUp(origin: string): Promise<void> {
  const answer = await post(`${origin}/setup`, {
    email: EMAIL,
    password: "a long password",
    display_name: "Ada",
    language: "en",
  });
  assert.equal(answer.status, 303);
}

function post(url: string, form: Record<string, string>): Promise<Response> {
  return fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams(form) });
}

/** The secret in what the command prints. */
function tokenIn(output: string): string {
  return /\/recover\/reset\?token=(mycorrhizal_recovery_[\w-]{43})$/m.exec(output)?.[1] ?? "";
}

async function setPassword(origin: string, token: string): Promise<string | null> {
  const answer = await post(`${origin}/recover/reset`, { token, new_password: NEW_PASSWORD });
  await answer.body?.cancel();
  return answer.headers.get("location");
}

async function withDataDir(use: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await Deno.makeTempDir();
  try {
    await use(dataDir);
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
}

Deno.test("recover prints a link that works after the start, for the embedded database", async () => {
  await withDataDir(async (dataDir) => {
    const env = { DATA_DIR: dataDir };
    const first = await startApp({ env });
    await setUp(first.origin);
    const beside = await recover(env, EMAIL);
    Deno.kill(first.pid, "SIGTERM");
    await first.ended;

    const { end, output } = await recover({ ...env, PORT: "8123" }, " ADA@example.org");

    assert.equal(beside.end, 1);
    assert.match(beside.output, /^Cannot make a recovery link: the embedded database is in use by/);
    assert.match(beside.output, /Stop the server, run this again, and start it/);
    assert.equal(beside.output.trim().split("\n").length, 1, beside.output);
    assert.equal(end, 0, output);
    assert.match(output, /once, within 30 minutes:\nhttp:\/\/127\.0\.0\.1:8123\/recover\/reset/);
    const second = await startApp({ env });
    assert.equal(
      await setPassword(second.origin, tokenIn(output)),
      "/sign-in?notice=password_set",
    );
    const entered = await post(`${second.origin}/sign-in`, {
      email: EMAIL,
      password: NEW_PASSWORD,
    });
    assert.equal(entered.status, 303);
    Deno.kill(second.pid, "SIGTERM");
    assert.equal(await second.ended, 0);
    assert.equal(second.output().includes(tokenIn(output)), false);
  });
});

postgresqlTest("recover prints a link beside a running server on PostgreSQL", async (_, url) => {
  const env = {
    DATABASE_URL: url,
    ENCRYPTION_KEY: "00".repeat(32),
    FRONTEND_URL: "https://feeds.example.org",
  };
  const app = await startApp({ env });
  await setUp(app.origin);

  const { end, output } = await recover(env, EMAIL);

  assert.equal(end, 0, output);
  assert.match(output, /^https:\/\/feeds\.example\.org\/recover\/reset\?token=/m);
  assert.equal(await setPassword(app.origin, tokenIn(output)), "/sign-in?notice=password_set");
  Deno.kill(app.pid, "SIGTERM");
  await app.ended;
});

const REFUSED: { name: string; args: string[]; says: RegExp }[] = [
  {
    name: "an address that nobody has",
    args: ["eve@example.org"],
    says: /no account that may sign in has this e-mail address$/,
  },
  { name: "no address", args: [], says: /give one e-mail address, as in deno task recover/ },
  { name: "what is no address", args: ["ada"], says: /give one e-mail address/ },
  { name: "two addresses", args: [EMAIL, EMAIL], says: /give one e-mail address/ },
];

for (const { name, args, says } of REFUSED) {
  Deno.test(`recover refuses ${name} with one line`, async () => {
    await withDataDir(async (dataDir) => {
      const { end, output } = await recover({ DATA_DIR: dataDir }, ...args);

      assert.equal(end, 1);
      assert.match(output.trim(), /^Cannot make a recovery link: [^\n]*$/);
      assert.match(output.trim(), says);
    });
  });
}
