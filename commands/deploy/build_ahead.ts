/** Builds where the start will be: `commands/start.ts` then finds nothing left to build. */
import { buildIfStale } from "../build.ts";

await buildIfStale();
