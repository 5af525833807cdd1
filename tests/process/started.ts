/** The application as a person starts it: a process of its own. */
import assert from "node:assert/strict";

const ROOT = new URL("../../", import.meta.url);

export interface Started {
  /** Where it listens. */
  origin: string;
  /** What it has printed so far, both streams. */
  output(): string;
  /** Resolves once the output matches. */
  printed(pattern: RegExp): Promise<void>;
  pid: number;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

export interface StartOptions {
  env: Record<string, string>;
  /** The command line; the start task's own process by default. */
  command?: string[];
}

const START = [Deno.execPath(), "run", "-A", "commands/start.ts"];

/** Starts the application and waits until it listens. */
export async function startApp(options: StartOptions): Promise<Started> {
  const process = spawn(options);
  await Promise.race([
    process.printed(/listens on (\S+)/),
    process.ended.then((end) => {
      throw new Error(`The application ended with ${end}:\n${process.output()}`);
    }),
  ]);
  const [, origin = ""] = /listens on (\S+)/.exec(process.output()) ?? [];
  return { ...process, origin };
}

/** Runs it where it is expected to end by itself. */
export async function runApp(
  options: StartOptions,
): Promise<{ end: number | string; output: string }> {
  const process = spawn(options);
  const end = await process.ended;
  return { end, output: process.output() };
}

/** Ends it as a supervisor does, which it must follow without complaint. */
export async function stop(app: Started, signal: Deno.Signal): Promise<void> {
  Deno.kill(app.pid, signal);
  assert.equal(await app.ended, 0, app.output());
}

/** Makes the first account as its form does, and gives the session's cookie. */
export async function setUp(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/setup`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      email: "ada@example.org",
      password: "a long password",
      display_name: "Ada",
      language: "en",
    }),
  });
  await answer.body?.cancel();
  assert.equal(answer.status, 303);
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

function spawn({ env, command = START }: StartOptions): Omit<Started, "origin"> {
  const [program = "", ...args] = command;
  const child = new Deno.Command(program, {
    args,
    cwd: ROOT,
    env: { ...inheritedEnv(), PORT: "0", ...env },
    clearEnv: true,
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const read = readOutput([child.stdout, child.stderr]);
  return {
    pid: child.pid,
    output: read.output,
    printed: read.printed,
    ended: Promise.all([child.status, read.done]).then(([{ code, signal }]) => signal ?? code),
  };
}

/** What programs need to be found and to find their caches, and nothing of the application's. */
function inheritedEnv(): Record<string, string> {
  const names = ["PATH", "HOME", "DENO_DIR", "TMPDIR", "XDG_CACHE_HOME"];
  return Object.fromEntries(names.flatMap((name) => {
    const value = Deno.env.get(name);
    return value === undefined ? [] : [[name, value]];
  }));
}

function readOutput(streams: ReadableStream<Uint8Array>[]) {
  let text = "";
  const waiting = new Map<RegExp, () => void>();
  const done = Promise.all(streams.map(async (stream) => {
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true });
      for (const [pattern, resolve] of waiting) {
        if (pattern.test(text)) resolve();
      }
    }
  }));
  return {
    done,
    output: () => text,
    printed: (pattern: RegExp) =>
      new Promise<void>((resolve) => {
        if (pattern.test(text)) resolve();
        else waiting.set(pattern, resolve);
      }),
  };
}
