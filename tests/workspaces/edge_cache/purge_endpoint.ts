/** A cache's own interface on loopback, wherever it would be. */
import {
  createPurgeSender,
  type SendPurge,
} from "../../../lib/workspaces/edge_cache/purge_request.ts";

export interface SeenPurge {
  method: string;
  /** The address that was asked for. */
  url: string;
  headers: Headers;
  body: string;
}

export interface PurgeEndpoint {
  /** What has reached it, in order. */
  seen: SeenPurge[];
  /** Sends for real, but all to this endpoint. */
  send: SendPurge;
}

export interface PurgeEndpointOptions {
  answer: (purge: SeenPurge) => Response | Promise<Response>;
  timeoutMs?: number;
  use: (endpoint: PurgeEndpoint) => Promise<void>;
}

export async function withPurgeEndpoint(
  { answer, timeoutMs, use }: PurgeEndpointOptions,
): Promise<void> {
  const seen: SeenPurge[] = [];
  await using server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    async (request) => {
      const { method, headers } = request;
      const url = request.url.slice(new URL("/", request.url).href.length);
      const purge = { method, url, headers: new Headers(headers), body: await request.text() };
      seen.push(purge);
      return answer(purge);
    },
  );
  const origin = `http://127.0.0.1:${server.addr.port}/`;
  const send = createPurgeSender({
    fetchAnswer: (url, init) => fetch(origin + url, init),
    timeoutMs,
  });
  await use({ seen, send });
}
