/** What every page and every REST answer says to the browser about itself. */
import type { Scheme } from "./public_origin.ts";

/** Own files alone: no inline script or style, no other host, no frame. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const PERMISSIONS_POLICY = [
  "camera=()",
  "geolocation=()",
  "microphone=()",
  "payment=()",
  "usb=()",
].join(", ");

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The headers for pages and REST. Feed answers have others: they are for programs of other sites,
 * and their URL is a secret.
 */
export function securityHeaders({ scheme }: { scheme: Scheme }): Record<string, string> {
  return {
    "cache-control": "no-store",
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": PERMISSIONS_POLICY,
    // Not no-referrer, with which a form posts `Origin: null` and the same-origin check refuses it.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex, nofollow",
    ...(scheme === "https" ? { "strict-transport-security": `max-age=${ONE_YEAR_SECONDS}` } : {}),
  };
}
