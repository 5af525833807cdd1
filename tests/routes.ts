/** The router's own list of routes, so that no table of routes in a test can miss one. */
import { App } from "fresh";
import { Builder } from "fresh/dev";
import { Router } from "../lib/fresh/app/router.ts";

export interface Route {
  method: string;
  /** With its parameters: `/contacts/:id`. */
  path: string;
}

/** Every route of the application, as the router is told of them. */
export async function listRoutes(): Promise<Route[]> {
  const apply = await new Builder().build({ snapshot: "memory" });
  const app = new App().fsRoutes();
  apply(app);
  const routes: Route[] = [];
  const { add } = Router.prototype;
  Router.prototype.add = function (method, path, target) {
    routes.push({ method, path });
    add.call(this, method, path, target);
  };
  try {
    app.handler();
  } finally {
    Router.prototype.add = add;
  }
  return routes;
}
