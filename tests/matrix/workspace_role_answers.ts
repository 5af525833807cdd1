/** What each route of a workspace answers to each role in it. */
import type { Answer } from "./answers.ts";

/** Those whom more is refused come first: what is the admin's is there until they have tried. */
export const ROLES = ["signed out", "member of another", "viewer", "editor", "admin"] as const;
export type RoleName = typeof ROLES[number];

type RoleAnswers = Readonly<Record<RoleName, Answer>>;

function ofRest(viewer: number, editor: number, admin: number): RoleAnswers {
  return { "signed out": 401, "member of another": 404, viewer, editor, admin };
}

function ofPages(viewer: number, editor: number, admin: number): RoleAnswers {
  return { "signed out": "sign-in", "member of another": 404, viewer, editor, admin };
}

const read = ofRest(200, 200, 200);
const curate = (status: number) => ofRest(403, status, status);
const manage = (status: number) => ofRest(403, 403, status);
const anybody = (status: number) => ({
  ...ofRest(status, status, status),
  "member of another": status,
});

const seePage = ofPages(200, 200, 200);
const curatePage = (status: number) => ofPages(403, status, status);
const managePage = (status: number) => ofPages(403, 403, status);
const anybodysPage = (status: number) => ({
  ...ofPages(status, status, status),
  "member of another": status,
});

const REST = "/api/intelligence/workspaces";

export const ROLE_ANSWERS: Record<string, RoleAnswers> = {
  [`GET ${REST}`]: anybody(200),
  [`POST ${REST}`]: anybody(201),
  [`GET ${REST}/:id`]: read,
  [`PATCH ${REST}/:id`]: manage(200),
  [`DELETE ${REST}/:id`]: manage(204),
  [`GET ${REST}/:id/members`]: read,
  [`POST ${REST}/:id/members`]: manage(201),
  [`PATCH ${REST}/:id/members/:memberId`]: manage(200),
  [`DELETE ${REST}/:id/members/:memberId`]: manage(204),
  [`GET ${REST}/:id/articles`]: read,
  [`POST ${REST}/:id/articles`]: curate(200),
  [`POST ${REST}/:id/articles/import`]: curate(200),
  [`GET ${REST}/:id/articles/:articleId`]: read,
  [`PATCH ${REST}/:id/articles/:articleId`]: curate(200),
  [`GET ${REST}/:id/feed-tokens`]: read,
  [`POST ${REST}/:id/feed-tokens`]: curate(201),
  [`POST ${REST}/:id/feed-tokens/:tokenId/revoke`]: curate(200),
  // A role is no secret.
  [`ALL ${REST}/:id/rss`]: { ...ofRest(401, 401, 401), "member of another": 401 },
  [`ALL ${REST}/:id/rss/filtered`]: { ...ofRest(401, 401, 401), "member of another": 401 },

  "GET /workspaces": anybodysPage(200),
  "POST /workspaces": anybodysPage(303),
  "GET /workspaces/new": anybodysPage(200),
  "GET /workspaces/:id": seePage,
  "GET /workspaces/:id/settings": managePage(200),
  "POST /workspaces/:id/settings": managePage(303),
  "GET /workspaces/:id/deletion": managePage(200),
  "POST /workspaces/:id/deletion": managePage(303),
  "GET /workspaces/:id/members": seePage,
  "POST /workspaces/:id/members": managePage(303),
  "GET /workspaces/:id/members/new": managePage(200),
  // Leads back to the list, which says who may see it.
  "GET /workspaces/:id/members/:memberId/role": anybodysPage(303),
  "POST /workspaces/:id/members/:memberId/role": managePage(303),
  "GET /workspaces/:id/members/:memberId/removal": managePage(200),
  "POST /workspaces/:id/members/:memberId/removal": managePage(303),
  "GET /workspaces/:id/articles/new": curatePage(200),
  "POST /workspaces/:id/articles/new": curatePage(303),
  "GET /workspaces/:id/articles/import": curatePage(200),
  "POST /workspaces/:id/articles/import": curatePage(422),
  "GET /workspaces/:id/articles/:articleId/verdict": anybodysPage(303),
  "POST /workspaces/:id/articles/:articleId/verdict": curatePage(303),
  "GET /workspaces/:id/feeds": seePage,
  "POST /workspaces/:id/feeds": curatePage(200),
  "GET /workspaces/:id/feeds/new": curatePage(200),
  "GET /workspaces/:id/feeds/:tokenId/revocation": curatePage(200),
  "POST /workspaces/:id/feeds/:tokenId/revocation": curatePage(303),
};
