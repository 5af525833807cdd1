/** Fresh 2 does not read this file by itself: app.ts passes it to `new App`, typed. */
import type { FreshConfig } from "fresh";

export default {} satisfies FreshConfig;
