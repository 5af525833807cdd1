/** Fresh's builder: `dev.ts build` writes `_fresh/`, without an argument it serves for development. */
import { Builder } from "fresh/dev";

const builder = new Builder();

if (Deno.args.includes("build")) {
  await builder.build();
} else {
  await builder.listen(() => import("./main.ts"));
}
