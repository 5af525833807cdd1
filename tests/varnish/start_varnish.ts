/** A real Varnish with the project's VCL, for as long as a test takes. */
import { join } from "node:path";

const VCL = new URL("../../deploy/varnish/feeds.vcl", import.meta.url);

/** What its log says once it accepts connections. */
const READY = "Child starts";

/** What an answer may take to be kept. */
export const PATIENCE = "1h";

export interface Varnish {
  /** Its origin, for clients, without a trailing slash. */
  url: string;
  /** Its origin, as VARNISH_PURGE_URLS takes it. */
  purgeUrl: string;
  stop(): Promise<void>;
}

export interface VarnishOptions {
  /** Where the application listens, on 127.0.0.1. */
  backendPort: number;
  /** Changes the VCL that is ready to run. */
  edit?: (vcl: string) => string;
}

/** What this machine does not have, or undefined when startVarnish() can work. */
export async function findMissingVarnish(): Promise<string | undefined> {
  const vcl = await Deno.makeTempFile({ suffix: ".vcl" });
  await Deno.writeTextFile(vcl, "vcl 4.1; import xkey; backend none none;");
  try {
    const args = [...withoutJail(), "-C", "-f", vcl];
    const { success } = await new Deno.Command("varnishd", { args }).output();
    return success ? undefined : "the xkey module of varnish is not installed";
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return "varnish is not installed";
    throw error;
  } finally {
    await Deno.remove(vcl);
  }
}

/** Listens on a free port of 127.0.0.1. */
export async function startVarnish({ backendPort, edit }: VarnishOptions): Promise<Varnish> {
  const folder = await Deno.makeTempDir({ prefix: "feeds-varnish-" });
  const vcl = prepareVcl(await Deno.readTextFile(VCL), backendPort);
  await Deno.writeTextFile(join(folder, "feeds.vcl"), edit === undefined ? vcl : edit(vcl));
  const server = spawnVarnish(folder);
  try {
    const log = await untilReady(server);
    const url = `http://127.0.0.1:${await findPort(folder)}`;
    return { url, purgeUrl: url, stop: () => stopVarnish(server, { folder, log }) };
  } catch (error) {
    server.kill("SIGKILL");
    await server.status;
    await Deno.remove(folder, { recursive: true });
    throw error;
  }
}

/** No answer is too long under way to be kept, however slow the machine of the tests is. */
function prepareVcl(vcl: string, port: number): string {
  const withBackend = replaceOnce(vcl, '.port = "8000"', `.port = "${port}"`);
  return replaceOnce(withBackend, "bereq.time > 750ms", `bereq.time > ${PATIENCE}`);
}

/** @throws when the VCL does not say it, or not once */
export function replaceOnce(vcl: string, from: string, to: string): string {
  const parts = vcl.split(from);
  if (parts.length !== 2) throw new Error(`Cannot prepare the VCL: it does not say ${from} once`);
  return parts.join(to);
}

/** Its folder is its name, so that it meets no other Varnish of this machine. */
function spawnVarnish(folder: string): Deno.ChildProcess {
  const where = ["-n", folder, "-f", join(folder, "feeds.vcl"), "-a", "127.0.0.1:0"];
  return new Deno.Command("varnishd", {
    args: [...withoutJail(), "-F", ...where, "-s", "default,8m"],
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
}

/** As root its processes are other users, who can't enter a test's folders. */
function withoutJail(): string[] {
  return Deno.uid() === 0 ? ["-j", "none"] : [];
}

/** Reads the log until it is ready. The promise within is settled when the log has ended. */
async function untilReady(server: Deno.ChildProcess): Promise<{ ended: Promise<void> }> {
  const log = server.stderr.pipeThrough(new TextDecoderStream());
  let text = "";
  for await (const chunk of log.values({ preventCancel: true })) {
    text += chunk;
    if (text.includes(READY)) break;
  }
  if (!text.includes(READY)) throw new Error(`Cannot start Varnish: ${text}`);
  return { ended: log.pipeTo(new WritableStream()) };
}

async function findPort(folder: string): Promise<number> {
  const { stdout } = await new Deno.Command("varnishadm", {
    args: ["-n", folder, "debug.listen_address"],
  }).output();
  const port = /^a0 127\.0\.0\.1 (\d+)$/m.exec(new TextDecoder().decode(stdout))?.[1];
  if (port === undefined) throw new Error("Cannot start Varnish: it does not say where it listens");
  return Number(port);
}

async function stopVarnish(
  server: Deno.ChildProcess,
  { folder, log }: { folder: string; log: { ended: Promise<void> } },
): Promise<void> {
  server.kill("SIGTERM");
  await server.status;
  await log.ended;
  await Deno.remove(folder, { recursive: true });
}
