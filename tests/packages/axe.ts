export { AxeBuilder } from "npm:@axe-core/playwright@4.14.0";
