/** A PostgreSQL server that lives as long as a test run. */
import { join } from "node:path";
import { findPostgresBinaries } from "./postgres_binaries.ts";

export interface PostgresServer {
  /** Connection string of the maintenance database, as a superuser. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a new server, reached by a socket in a directory that no other user can enter. It keeps
 * nothing: what makes a database durable is switched off.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const root = await Deno.makeTempDir({ prefix: "feeds-test-" });
  try {
    const binaries = await findPostgresBinaries(root);
    const data = join(root, "cluster");
    if (isRoot()) await run("chown", ["-R", "nobody:nogroup", root]);
    await run(...asServerUser(join(binaries, "initdb"), [
      ...["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    ]));
    const server = await startServer(join(binaries, "postgres"), { data, socketFolder: root });
    return {
      url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(root)}`,
      async stop() {
        server.kill("SIGQUIT");
        await server.status;
        await Deno.remove(root, { recursive: true });
      },
    };
  } catch (error) {
    await Deno.remove(root, { recursive: true });
    throw error;
  }
}

const READY = "ready to accept connections";

async function startServer(
  binary: string,
  { data, socketFolder }: { data: string; socketFolder: string },
): Promise<Deno.ChildProcess> {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: socketFolder,
    max_connections: "200",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    // It would gather statistics behind a test's back.
    autovacuum: "off",
  };
  const [command, args] = asServerUser(binary, [
    ...["-D", data],
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  const server = new Deno.Command(command, {
    args,
    cwd: data,
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  await untilReady(server);
  return server;
}

/** Reads the server's log until it accepts connections, and from then on only keeps it flowing. */
async function untilReady(server: Deno.ChildProcess): Promise<void> {
  const log = server.stderr.pipeThrough(new TextDecoderStream());
  let text = "";
  for await (const chunk of log.values({ preventCancel: true })) {
    text += chunk;
    if (text.includes(READY)) break;
  }
  if (!text.includes(READY)) throw new Error(`Cannot start PostgreSQL: ${text}`);
  log.pipeTo(new WritableStream());
}

async function run(command: string, args: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(command, { args, cwd: "/" }).output();
  if (!success) throw new Error(`Cannot run ${command}: ${new TextDecoder().decode(stderr)}`);
}

/** PostgreSQL refuses to run as root. */
function asServerUser(binary: string, args: string[]): [string, string[]] {
  if (!isRoot()) return [binary, args];
  const asNobody = ["--reuid=nobody", "--regid=nogroup", "--clear-groups"];
  return ["setpriv", [...asNobody, binary, ...args]];
}

function isRoot(): boolean {
  return Deno.uid() === 0;
}
