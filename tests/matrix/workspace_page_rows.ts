/** The pages of workspaces: what each of them answers to each persona (DESIGN section 9). */
import { eachPage, ownPage, type Row } from "./answers.ts";
import {
  article,
  feedToken,
  freshWorkspace,
  member,
  newArticle,
  newcomer,
  newFeedToken,
  workspace,
} from "./workspace_asked.ts";

export const WORKSPACE_PAGE_ROWS: Row[] = [
  { route: "GET /workspaces", answers: eachPage(200) },
  { route: "POST /workspaces", answers: eachPage(303), ask: workspace },
  { route: "GET /workspaces/new", answers: eachPage(200) },
  { route: "GET /workspaces/:id", answers: ownPage(200), ask: workspace },
  { route: "GET /workspaces/:id/settings", answers: ownPage(200), ask: workspace },
  { route: "POST /workspaces/:id/settings", answers: ownPage(303), ask: workspace },
  { route: "GET /workspaces/:id/deletion", answers: ownPage(200), ask: workspace },
  { route: "POST /workspaces/:id/deletion", answers: ownPage(303), ask: freshWorkspace },

  { route: "GET /workspaces/:id/members", answers: ownPage(200), ask: workspace },
  { route: "POST /workspaces/:id/members", answers: ownPage(303), ask: newcomer },
  { route: "GET /workspaces/:id/members/new", answers: ownPage(200), ask: workspace },
  // Leads back to the list, which says who may see it.
  { route: "GET /workspaces/:id/members/:memberId/role", answers: eachPage(303), ask: member },
  { route: "POST /workspaces/:id/members/:memberId/role", answers: ownPage(303), ask: member },
  { route: "GET /workspaces/:id/members/:memberId/removal", answers: ownPage(200), ask: member },
  { route: "POST /workspaces/:id/members/:memberId/removal", answers: ownPage(303), ask: member },

  { route: "GET /workspaces/:id/articles/new", answers: ownPage(200), ask: workspace },
  { route: "POST /workspaces/:id/articles/new", answers: ownPage(303), ask: newArticle },
  { route: "GET /workspaces/:id/articles/import", answers: ownPage(200), ask: workspace },
  // A form without a file: the page says what is missing.
  { route: "POST /workspaces/:id/articles/import", answers: ownPage(422), ask: workspace },
  {
    route: "GET /workspaces/:id/articles/:articleId/verdict",
    answers: eachPage(303),
    ask: article,
  },
  {
    route: "POST /workspaces/:id/articles/:articleId/verdict",
    answers: ownPage(303),
    ask: article,
  },

  { route: "GET /workspaces/:id/feeds", answers: ownPage(200), ask: workspace },
  { route: "POST /workspaces/:id/feeds", answers: ownPage(200), ask: newFeedToken },
  { route: "GET /workspaces/:id/feeds/new", answers: ownPage(200), ask: workspace },
  {
    route: "GET /workspaces/:id/feeds/:tokenId/revocation",
    answers: ownPage(200),
    ask: feedToken,
  },
  {
    route: "POST /workspaces/:id/feeds/:tokenId/revocation",
    answers: ownPage(303),
    ask: feedToken,
  },
];
