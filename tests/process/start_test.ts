/** Starting, stopping and refusing to start, as processes. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { runApp, setUp, startApp, stop } from "./started.ts";

Deno.test("start makes the data directory, serves, and says where and that /setup waits", async () => {
  await withDataDir(async (dataDir) => {
    const app = await startApp({ env: { DATA_DIR: `${dataDir}/new` } });
    assert.equal(await textOf(`${app.origin}/healthz`), "200 ok\n");
    assert.equal(await textOf(`${app.origin}/readyz`), "200 ready\n");
    await stop(app, "SIGTERM");
    assert.match(app.output(), new RegExp(`first account at ${app.origin}/setup`));
  });
});

Deno.test("start keeps what was written when it starts again, and /setup waits no more", async () => {
  await withDataDir(async (dataDir) => {
    const env = { DATA_DIR: dataDir };
    const first = await startApp({ env });
    const cookie = await setUp(first.origin);
    await stop(first, "SIGINT");
    const second = await startApp({ env });
    const answer = await fetch(`${second.origin}/api/v1/contacts`, { headers: { cookie } });
    assert.deepEqual(await answer.json(), { items: [], next_cursor: null });
    await stop(second, "SIGTERM");
    assert.doesNotMatch(second.output(), /\/setup/);
  });
});

Deno.test("start loses nothing that was answered when it is killed", async () => {
  await withDataDir(async (dataDir) => {
    const env = { DATA_DIR: dataDir };
    const first = await startApp({ env });
    const cookie = await setUp(first.origin);
    const answered = await writeContacts(first.origin, {
      cookie,
      onAnswered: (count) => count === 20 && Deno.kill(first.pid, "SIGKILL"),
    });
    await first.ended;
    const second = await startApp({ env });
    const found = await fetch(`${second.origin}/api/v1/contacts?limit=100`, {
      headers: { cookie },
    });
    const { items } = await found.json() as { items: { id: string }[] };
    const ids = new Set(items.map(({ id }) => id));
    assert.ok(answered.length >= 20);
    assert.deepEqual(answered.filter((id) => !ids.has(id)), []);
    await stop(second, "SIGTERM");
  });
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  Deno.test(`deno task start ends with its process on ${signal} to the task`, async () => {
    await withDataDir(async (dataDir) => {
      const command = [Deno.execPath(), "task", "start"];
      const app = await startApp({ env: { DATA_DIR: dataDir }, command });
      Deno.kill(app.pid, signal);
      await app.ended;
      assert.match(app.output(), /stopped/);
      await assert.rejects(fetch(`${app.origin}/healthz`));
    });
  });
}

Deno.test("start finishes on a signal to the whole process group, as of a terminal", async () => {
  await withDataDir(async (dataDir) => {
    const command = ["setsid", "--wait", Deno.execPath(), "task", "start"];
    const app = await startApp({ env: { DATA_DIR: dataDir }, command });
    const group = await groupOf(app.pid);
    await new Deno.Command("kill", { args: ["-INT", "--", `-${group}`] }).output();
    await app.ended;
    assert.match(app.output(), /stopped/);
  });
});

Deno.test("start lets a request in flight finish before it stops", async () => {
  await withDataDir(async (dataDir) => {
    const app = await startApp({ env: { DATA_DIR: dataDir } });
    const cookie = await setUp(app.origin);
    const body = JSON.stringify({ given_name: "Ada" });
    const connection = await Deno.connect({ port: Number(new URL(app.origin).port) });
    const head = `POST /api/v1/contacts HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n` +
      "Expect: 100-continue\r\n\r\n";
    await send(connection, head);
    // The handler waits for the body when this arrives.
    assert.match(await receive(connection), /^HTTP\/1\.1 100 /);
    Deno.kill(app.pid, "SIGTERM");
    await app.printed(/stopping/);
    await send(connection, body);
    assert.match(await receive(connection), /^HTTP\/1\.1 201 /);
    connection.close();
    assert.equal(await app.ended, 0);
  });
});

Deno.test("start refuses a data directory that another process has open", async () => {
  await withDataDir(async (dataDir) => {
    const env = { DATA_DIR: dataDir };
    const app = await startApp({ env });
    const { end, output } = await runApp({ env });
    assert.equal(end, 1);
    assert.match(output, /in use by another process/);
    assert.equal(output.trim().split("\n").length, 1, output);
    assert.equal(await textOf(`${app.origin}/readyz`), "200 ready\n");
    await stop(app, "SIGTERM");
  });
});

/** What `pg_control` says of a cluster: 1 once it was shut down, 6 while it is open (pg_control.h). */
async function readClusterState(dataDir: string): Promise<number> {
  const control = await Deno.readFile(join(dataDir, "database", "global", "pg_control"));
  return new DataView(control.buffer).getUint32(16, true);
}

Deno.test("start refuses a port that is taken, and leaves the database closed", async () => {
  await withDataDir(async (dataDir) => {
    using taken = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const { port } = taken.addr;
    const { end, output } = await runApp({ env: { DATA_DIR: dataDir, PORT: String(port) } });
    assert.equal(end, 1);
    assert.match(
      output,
      new RegExp(`^Cannot listen on PORT ${port}: .*set PORT to another number`),
    );
    assert.equal(output.trim().split("\n").length, 1, output);
    assert.equal(await readClusterState(dataDir), 1);
  });
});

Deno.test("start refuses another key than the database's, and leaves that closed", async () => {
  await withDataDir(async (dataDir) => {
    await stop(await startApp({ env: { DATA_DIR: dataDir } }), "SIGTERM");
    const ENCRYPTION_KEY = btoa("k".repeat(32));
    const { end, output } = await runApp({ env: { DATA_DIR: dataDir, ENCRYPTION_KEY } });
    assert.equal(end, 1);
    assert.match(output, /ENCRYPTION_KEY/);
    assert.equal(await readClusterState(dataDir), 1);
  });
});

for (
  const [name, env, message] of [
    ["a port that is none", { PORT: "many" }, /^Cannot read PORT: /],
    [
      "PostgreSQL without a key",
      { DATABASE_URL: "postgres://canary:canary@127.0.0.1/x" },
      /ENCRYPTION_KEY/,
    ],
    [
      "an origin with a path",
      { FRONTEND_URL: "https://example.org/x" },
      /^Cannot read FRONTEND_URL: /,
    ],
  ] as [string, Record<string, string>, RegExp][]
) {
  Deno.test(`start refuses ${name} with one line that says what is right`, async () => {
    await withDataDir(async (dataDir) => {
      const { end, output } = await runApp({ env: { DATA_DIR: dataDir, ...env } });
      assert.equal(end, 1);
      assert.match(output, message);
      assert.equal(output.trim().split("\n").length, 1, output);
      assert.doesNotMatch(output, /canary/);
    });
  });
}

async function withDataDir(use: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await Deno.makeTempDir();
  try {
    await use(dataDir);
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  return `${answer.status} ${await answer.text()}`;
}

/** Writes contact after contact until the server is gone; gives the ids that were answered. */
async function writeContacts(
  origin: string,
  { cookie, onAnswered }: { cookie: string; onAnswered: (count: number) => void },
): Promise<string[]> {
  const answered: string[] = [];
  try {
    while (true) {
      const answer = await fetch(`${origin}/api/v1/contacts`, {
        method: "POST",
        headers: { cookie, "content-type": "application/json" },
        body: JSON.stringify({ given_name: `Contact ${answered.length}` }),
      });
      answered.push((await answer.json() as { id: string }).id);
      onAnswered(answered.length);
    }
  } catch {
    return answered;
  }
}

async function groupOf(pid: number): Promise<number> {
  const { stdout } = await new Deno.Command("ps", {
    args: ["-o", "pgid=", "--ppid", String(pid)],
  }).output();
  return Number(new TextDecoder().decode(stdout).trim().split("\n")[0]);
}

async function send(connection: Deno.Conn, text: string): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  for (let sent = 0; sent < bytes.length;) sent += await connection.write(bytes.subarray(sent));
}

async function receive(connection: Deno.Conn): Promise<string> {
  const bytes = new Uint8Array(4096);
  const length = await connection.read(bytes);
  return new TextDecoder().decode(bytes.subarray(0, length ?? 0));
}
