/** Which surface a path belongs to: what an error looks like there, and which headers it carries. */

/** The paths that feed readers poll: their errors are bare text, and they know no sessions. */
const ATOM_SURFACE = /^\/api\/v1\/feeds\/atom$/;
const RSS_SURFACE = /^\/api\/intelligence\/workspaces\/[^/]+\/rss(\/filtered)?$/;

export function isFeedSurface(url: URL): boolean {
  return ATOM_SURFACE.test(routedPath(url)) || isRssSurface(url);
}

export function isRssSurface(url: URL): boolean {
  return RSS_SURFACE.test(routedPath(url));
}

/** The path as the router takes it: one slash is as good as several, and none at the end. */
function routedPath({ pathname }: URL): string {
  return pathname.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
}

/** Answers problems instead of pages. */
export function isApi(url: URL): boolean {
  return /^\/api(\/|$)/.test(url.pathname);
}
