/** Owns the answers for a build's files: those of `static/`, and the browser's modules. */

import { extname } from "node:path";
import { lookup } from "mrmime";
import { frame } from "./app/context.ts";
import type { Middleware } from "./app/handlers.ts";
import { BUNDLE_FOLDER } from "./build/build.ts";
import { BUILD_ID_PARAM } from "./render/page_scope.ts";

/** Serves the files that the build lists and nothing else, so no path leads out of the folder. */
export function staticFiles<State>(): Middleware<State> {
  return async (ctx) => {
    const { build } = ctx[frame];
    const { method, headers: asked } = ctx.req;
    const path = ctx.url.pathname.slice(ctx.config.basePath.length);
    const isListed = build !== undefined && Object.hasOwn(build.manifest.hashes, path);
    if (!isListed || (method !== "GET" && method !== "HEAD")) return await ctx.next();
    const isBundled = path.startsWith(`/${BUNDLE_FOLDER}/`);
    const isPinned = ctx.url.searchParams.get(BUILD_ID_PARAM) === build.manifest.id;
    const type = lookup(extname(path)) ?? "application/octet-stream";
    const etag = `"${build.manifest.hashes[path]}"`;
    const headers = {
      "cache-control": isBundled || isPinned ? "public, max-age=31536000, immutable" : "no-cache",
      "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
      etag,
    };
    // Weak comparison (RFC 9110 section 13.1.2): compression on the way makes an ETag `W/"…"`.
    const known = asked.get("if-none-match") ?? "";
    if (known === "*" || known.includes(etag)) return new Response(null, { status: 304, headers });
    const file = isBundled ? path.slice(1) : `static${decodeURI(path)}`;
    return new Response(await build.read(file), { headers });
  };
}
