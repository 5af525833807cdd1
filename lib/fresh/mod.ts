/** Owns `fresh`: what the server side of an application is written with. */

export { App } from "./app/app.ts";
export { Context, type FreshConfig, type PageProps } from "./app/context.ts";
export { createDefine, type Middleware, page, type PageResponse } from "./app/handlers.ts";
export type { HandlerByMethod, HandlerFn, Route, RouteHandler } from "./app/handlers.ts";
export { HttpError } from "./http_error.ts";
export { staticFiles } from "./static_files.ts";
