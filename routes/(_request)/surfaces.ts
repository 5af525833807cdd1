/** Which surface a path belongs to: what an error looks like there, and which headers it carries. */

/** The paths that feed readers poll: their errors are bare text, and they know no sessions. */
const FEED_SURFACE = /^\/api\/v1\/feeds\/atom$/;

export function isFeedSurface(url: URL): boolean {
  return FEED_SURFACE.test(url.pathname);
}

/** Answers problems instead of pages. */
export function isApi(url: URL): boolean {
  return /^\/api(\/|$)/.test(url.pathname);
}
