/** Tells that the process answers. */
import { define } from "../lib/define.ts";

export const handler = define.handlers({ GET: () => new Response("ok\n") });
