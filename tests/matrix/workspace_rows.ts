/** Workspaces in REST, and their feeds: what each route answers to each persona (DESIGN section 6). */
import { changesEach, changesOwn, needsSecret, readsEach, readsOwn, type Row } from "./answers.ts";
import {
  article,
  feedFile,
  feedToken,
  freshWorkspace,
  member,
  newArticle,
  newcomer,
  newFeedToken,
  workspace,
} from "./workspace_asked.ts";

const BASE = "/api/intelligence/workspaces";

/** The workspace is the owner's: nobody else is in it, the installation's admin neither. */
export const WORKSPACE_ROWS: Row[] = [
  { route: `GET ${BASE}`, answers: readsEach },
  { route: `POST ${BASE}`, answers: changesEach(201), ask: () => ({ json: { name: "News" } }) },
  { route: `GET ${BASE}/:id`, answers: readsOwn, ask: workspace },
  { route: `PATCH ${BASE}/:id`, answers: changesOwn(200), ask: workspace },
  { route: `DELETE ${BASE}/:id`, answers: changesOwn(204), ask: freshWorkspace },

  { route: `GET ${BASE}/:id/members`, answers: readsOwn, ask: workspace },
  { route: `POST ${BASE}/:id/members`, answers: changesOwn(201), ask: newcomer },
  { route: `PATCH ${BASE}/:id/members/:memberId`, answers: changesOwn(200), ask: member },
  { route: `DELETE ${BASE}/:id/members/:memberId`, answers: changesOwn(204), ask: member },

  { route: `GET ${BASE}/:id/articles`, answers: readsOwn, ask: workspace },
  { route: `POST ${BASE}/:id/articles`, answers: changesOwn(200), ask: newArticle },
  { route: `POST ${BASE}/:id/articles/import`, answers: changesOwn(200), ask: feedFile },
  { route: `GET ${BASE}/:id/articles/:articleId`, answers: readsOwn, ask: article },
  { route: `PATCH ${BASE}/:id/articles/:articleId`, answers: changesOwn(200), ask: article },

  { route: `GET ${BASE}/:id/feed-tokens`, answers: readsOwn, ask: workspace },
  { route: `POST ${BASE}/:id/feed-tokens`, answers: changesOwn(201), ask: newFeedToken },
  {
    route: `POST ${BASE}/:id/feed-tokens/:tokenId/revoke`,
    answers: changesOwn(200),
    ask: feedToken,
  },

  { route: `ALL ${BASE}/:id/rss`, answers: needsSecret, ask: workspace },
  { route: `ALL ${BASE}/:id/rss/filtered`, answers: needsSecret, ask: workspace },
];
