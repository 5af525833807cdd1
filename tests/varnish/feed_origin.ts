/** What the application's RSS surface is to a cache, without the application. */
import { taggedHeaders } from "../../lib/workspaces/edge_cache/edge_cache.ts";

export interface OriginFeed {
  token: string;
  path: string;
  tag: string;
}

export interface SeenRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Headers;
}

export interface FeedOrigin {
  port: number;
  /** Everything that has reached it. */
  requests: SeenRequest[];
  /** A feed with a token and a tag of its own. */
  add(): OriginFeed;
  /** Refuses the token from now on. */
  revoke(feed: OriginFeed): void;
  /** Awaited between the look-up of a token and the answer. */
  hold: () => Promise<void>;
  /** Makes of each answer another one. */
  change: (answer: Response) => Response;
  stop(): Promise<void>;
}

export const DOCUMENT = '<rss version="2.0"><channel><title>Passed</title></channel></rss>'.repeat(
  8,
);

const ETAG = '"first"';

export function startFeedOrigin(): FeedOrigin {
  const live = new Map<string, OriginFeed>();
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", automaticCompression: true, onListen() {} },
    async (request) => {
      const { pathname, search } = new URL(request.url);
      origin.requests.push({
        method: request.method,
        path: pathname + search,
        headers: new Headers(request.headers),
      });
      const answer = answerFrom(live, request);
      await origin.hold();
      return origin.change(answer);
    },
  );
  const origin: FeedOrigin = {
    port: server.addr.port,
    requests: [],
    add() {
      const feed = newFeed();
      live.set(feed.token, feed);
      return feed;
    },
    revoke: ({ token }) => void live.delete(token),
    hold: () => Promise.resolve(),
    change: (answer) => answer,
    stop: () => server.shutdown(),
  };
  return origin;
}

function newFeed(): OriginFeed {
  const random = crypto.getRandomValues(new Uint8Array(32));
  const token = `cfeed_${random.toBase64({ alphabet: "base64url", omitPadding: true })}`;
  return {
    token,
    path: `/api/intelligence/workspaces/${crypto.randomUUID()}/rss?token=${token}`,
    tag: `feed-token-${crypto.randomUUID()}`,
  };
}

function answerFrom(live: ReadonlyMap<string, OriginFeed>, request: Request): Response {
  const feed = live.get(new URL(request.url).searchParams.get("token") ?? "");
  if (feed === undefined) {
    return new Response("Unauthorized\n", {
      status: 401,
      headers: { "cache-control": "no-store", "www-authenticate": 'Bearer realm="feeds"' },
    });
  }
  const headers = {
    ...taggedHeaders("xkey", feed.tag),
    "content-type": "application/rss+xml; charset=utf-8",
    etag: ETAG,
    vary: "Accept-Encoding",
  };
  const isKnown = request.headers.get("if-none-match")?.includes(ETAG);
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(DOCUMENT, { headers });
}
