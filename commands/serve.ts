/** Serves an application until the process is told to stop, then lets it finish. */
import type { Config } from "../lib/config/config.ts";
import { ConfigError } from "../lib/config/config_error.ts";
import { listeningOrigin } from "../lib/config/listening_origin.ts";
import { describeError } from "../lib/log/describe_error.ts";
import type { Log } from "../lib/log/log.ts";
import { trackInFlight } from "./in_flight.ts";

/** How long requests have to finish. A client that never sends the rest of one can't hold this. */
const DRAIN_MS = 10_000;

/** How long the whole stop may take before the process ends all the same. */
const STOP_MS = 20_000;

export interface Served {
  config: Pick<Config, "host" | "port">;
  log: Log;
  handle: Deno.ServeHandler;
  /** Called with the address once connections are taken. */
  onListen: (address: string) => void;
  /** Called when no request runs any more. */
  close: () => Promise<void>;
}

/**
 * Resolves when the process may end. More signals change nothing: a task runner passes on the
 * signal that the process has already got with its group.
 *
 * @throws {ConfigError} when the port is taken
 */
export async function serve({ config, log, handle, onListen, close }: Served): Promise<void> {
  const stop = stopSignal();
  const inFlight = trackInFlight(handle);
  const server = listen(config, { log, handle: inFlight.handle, onListen });
  log.info("stopping", { signal: await stop });
  const watchdog = setTimeout(() => {
    log.error("stop timed out");
    Deno.exit(1);
  }, STOP_MS);
  const finished = inFlight.drain().then(() => server.shutdown());
  if (!await isDoneWithin(DRAIN_MS, finished)) log.warn("requests abandoned");
  await close();
  clearTimeout(watchdog);
  log.info("stopped");
}

function listen(
  { host, port }: Served["config"],
  { log, handle, onListen }: Pick<Served, "log" | "handle" | "onListen">,
): Deno.HttpServer {
  try {
    return Deno.serve({
      hostname: host,
      port,
      automaticCompression: true,
      onListen: ({ hostname, port }) => onListen(listeningOrigin(hostname, port)),
      // The runtime would print the error whole, and its message may hold an address with a token.
      onError(error) {
        log.error("request failed", { error: describeError(error) });
        return refusal(500);
      },
    }, (request, info) => isReadable(request) ? handle(request, info) : refuseMalformed(log));
  } catch (cause) {
    if (!(cause instanceof Deno.errors.AddrInUse)) throw cause;
    throw new ConfigError(
      `Cannot listen on PORT ${port}: another process does. ` +
        "Stop that process, or set PORT to another number",
      { cause },
    );
  }
}

/** The runtime makes the URL of what the client calls the host, whatever that is. */
function isReadable({ url }: Request): boolean {
  return URL.canParse(url);
}

/** RFC 9112 section 3.2: a request whose Host is no host is answered 400. */
function refuseMalformed(log: Log): Response {
  log.warn("request refused", { reason: "malformed_host" });
  return refusal(400);
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}

/** SIGTERM from a supervisor, SIGINT from a terminal. Windows knows SIGINT alone. */
function stopSignal(): Promise<Deno.Signal> {
  const signals: Deno.Signal[] = Deno.build.os === "windows" ? ["SIGINT"] : ["SIGINT", "SIGTERM"];
  return new Promise((resolve) => {
    for (const signal of signals) Deno.addSignalListener(signal, () => resolve(signal));
  });
}

async function isDoneWithin(timeoutMs: number, work: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const isDone = await Promise.race([work.then(() => true), timeIsUp]);
  clearTimeout(timer);
  return isDone;
}
