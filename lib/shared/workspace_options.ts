/** The closed choices of workspaces and their articles. */

/** From the one that may do most to the one that may do least. */
export const WORKSPACE_ROLES = ["admin", "editor", "viewer"] as const;
export type WorkspaceRole = typeof WORKSPACE_ROLES[number];

export const VERDICTS = ["passed", "filtered"] as const;
export type Verdict = typeof VERDICTS[number];

/** Who gave a verdict: somebody who is signed in, or a program with an API token. */
export type Decider = "person" | "rule";

/** Articles that one request may post. */
export const MAX_POSTED_ARTICLES = 500;

/** Items of each of a workspace's RSS feeds. */
export const RSS_WINDOW = 50;
