import jsqr from "npm:jsqr@1.4.0";

/** A CommonJS module that is typed as an ES one: its function is the default of the default. */
export const readQrCode = jsqr.default;
