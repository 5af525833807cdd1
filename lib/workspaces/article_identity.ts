/** What makes two articles of a workspace the same. */

/** The address without what tells the same page apart: fragment, and what URL itself normalises. */
export function externalIdOf(url: string): string {
  const normal = new URL(url);
  normal.hash = "";
  return normal.href;
}
