/** The routes that feed readers poll, from the router's own list. */
import { listRoutes } from "../routes.ts";

/** A path of one workspace, with what stands for the workspace in it. */
const OF_WORKSPACE = /^\/api\/intelligence\/workspaces\/:id\//;

export interface FeedRoutes {
  /** Paths of the feeds of timelines. */
  atom: string[];
  /** Paths of the feeds of a workspace, with `:id` for it. */
  rss: string[];
}

/** A feed judges every method itself, as nothing else under `/api/` does that has a path of its own. */
export async function listFeedRoutes(): Promise<FeedRoutes> {
  const paths = (await listRoutes())
    .filter(({ method, path }) => method === "ALL" && /^\/api\/[^*]+$/.test(path))
    .map(({ path }) => path);
  return {
    atom: paths.filter((path) => !OF_WORKSPACE.test(path)),
    rss: paths.filter((path) => OF_WORKSPACE.test(path)),
  };
}
