export { default as packagedChromium } from "npm:@sparticuz/chromium@153.0.0";
