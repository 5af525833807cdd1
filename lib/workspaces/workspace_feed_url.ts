/** The addresses under which readers poll the feeds of a workspace. */
import type { Verdict } from "../shared/workspace_options.ts";

const PATHS = { passed: "rss", filtered: "rss/filtered" } satisfies Record<Verdict, string>;

/**
 * The secret address. Without a configured origin it is the path and query alone, which a page
 * completes with the origin it was asked for under.
 *
 * The secret is the only parameter: readers rewrite what needs percent-encoding, and its alphabet
 * needs none (TECH section 3).
 */
export function workspaceFeedUrl(
  frontendUrl: string | null,
  { workspaceId, verdict, secret }: { workspaceId: string; verdict: Verdict; secret: string },
): string {
  const path = `/api/intelligence/workspaces/${workspaceId}/${PATHS[verdict]}`;
  return `${frontendUrl ?? ""}${path}?token=${secret}`;
}
