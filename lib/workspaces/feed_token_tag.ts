/** The tag under which an edge cache keeps what a feed token has opened. */

/** By the row's id, which is no secret. All copies of both feeds have it, whatever their address. */
export function feedTokenTag(tokenId: string): string {
  return `feed-token-${tokenId}`;
}
