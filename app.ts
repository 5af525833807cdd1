/** The chain that every request goes through, and the file routes behind it. */
import { App, staticFiles } from "fresh";
import config from "./fresh.config.ts";
import type { State } from "./lib/define.ts";
import type { Site } from "./lib/site.ts";
import type { Handle } from "./routes/(_request)/allowed_methods.ts";
import { answerErrors } from "./routes/(_request)/answer_errors.tsx";
import { openRequest } from "./routes/(_request)/open_request.ts";
import { refuseForeignOrigin } from "./routes/(_request)/refuse_foreign_origin.ts";
import { secureAnswers } from "./routes/(_request)/secure_answers.ts";

/** The application around a site; the build adds its file routes and islands. */
export function createApp(site: Site): App<State> {
  const app = new App<State>(config);
  let handler: Handle | undefined;
  const handle: Handle = (request, info) => (handler ??= app.handler())(request, info);
  return app
    .use(openRequest(site))
    .use(secureAnswers)
    .use(answerErrors(handle))
    .use(staticFiles())
    .use(refuseForeignOrigin)
    .fsRoutes();
}
