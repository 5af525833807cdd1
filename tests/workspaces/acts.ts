/** Everything that somebody can do in a workspace, with the roles that it takes. */
import type { Db } from "../../db/database.ts";
import { articleSchema } from "../../lib/shared/article_form.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import type { WorkspaceRole } from "../../lib/shared/workspace_options.ts";
import type { Actor } from "../../lib/work/actor.ts";
import { type Unit, write } from "../../lib/work/write.ts";
import {
  decideArticle,
  listArticles,
  postArticles,
  requireArticle,
} from "../../lib/workspaces/articles.ts";
import { deleteWorkspace } from "../../lib/workspaces/delete_workspace.ts";
import { noEdgeCache } from "../../lib/workspaces/edge_cache/no_edge_cache.ts";
import { importArticles } from "../../lib/workspaces/import_articles.ts";
import { requireListedMember } from "../../lib/workspaces/listed_member.ts";
import {
  issueFeedToken,
  listFeedTokens,
  requireFeedToken,
} from "../../lib/workspaces/feed_tokens.ts";
import {
  addMember as letIn,
  changeMember,
  listMembers,
  removeMember,
} from "../../lib/workspaces/members.ts";
import { type MemberOf, requireMembership, requireRole } from "../../lib/workspaces/membership.ts";
import { revokeFeedToken } from "../../lib/workspaces/revoke_feed_token.ts";
import { updateWorkspace } from "../../lib/workspaces/workspaces.ts";
import { createLog } from "../../lib/log/log.ts";
import { addUser, START } from "../accounts/people.ts";
import { siteAt, userActor } from "../contacts/acting.ts";
import { addWorkspaceFeedToken } from "../credentials/issued.ts";
import { addArticle, addMember, addTeam } from "./rows.ts";

export interface Act {
  db: Db;
  member: MemberOf;
  actor: Actor;
  articleId: string;
  tokenId: string;
  memberId: string;
  email: string;
}

function site(db: Db) {
  const log = createLog({ format: "text", level: "info", now: () => START, write: () => {} });
  return { ...siteAt(db), edgeCache: noEdgeCache, log };
}

function changing(work: (unit: Unit, act: Act) => Promise<unknown>) {
  return (act: Act) => write(siteAt(act.db), act.actor, (unit) => work(unit, act));
}

const ARTICLE = parseInput(articleSchema, {
  url: "https://example.org/",
  title: "News",
  published_at: "2026-02-01",
});

const FILE = new TextEncoder().encode(
  `<rss version="2.0"><channel><title>News</title><item><title>News</title>
  <link>https://example.org/</link></item></channel></rss>`,
);

export interface Guarded {
  roles: readonly WorkspaceRole[];
  run(act: Act): Promise<unknown>;
}

export const EVERYBODY = ["admin", "editor", "viewer"] as const;
const CURATORS = ["admin", "editor"] as const;

/** Each change in a workspace: DESIGN sections 6 and 8. */
export const CHANGES: Record<string, Guarded> = {
  "postArticles()": {
    roles: CURATORS,
    run: changing((unit, { member }) => postArticles(unit, { ...member, inputs: [ARTICLE] })),
  },
  "importArticles()": {
    roles: CURATORS,
    run: ({ db, member, actor }) => importArticles(siteAt(db), { ...member, actor, bytes: FILE }),
  },
  "decideArticle()": {
    roles: CURATORS,
    run: changing((unit, { member, articleId }) =>
      decideArticle(unit, { ...member, articleId, input: { verdict: "passed", reason: null } })
    ),
  },
  "issueFeedToken()": {
    roles: CURATORS,
    run: changing((unit, { member }) => issueFeedToken(unit, { ...member, label: "Reader" })),
  },
  "revokeFeedToken()": {
    roles: CURATORS,
    run: ({ db, member, actor, tokenId }) =>
      revokeFeedToken(site(db), { ...member, actor, tokenId }),
  },
  "updateWorkspace()": {
    roles: ["admin"],
    run: changing((unit, { member }) => updateWorkspace(unit, { ...member, patch: { name: "x" } })),
  },
  "addMember()": {
    roles: ["admin"],
    run: changing((unit, { member, email }) =>
      letIn(unit, { ...member, input: { email, role: "viewer" } })
    ),
  },
  "changeMember()": {
    roles: ["admin"],
    run: changing((unit, { member, memberId }) =>
      changeMember(unit, { ...member, memberId, role: "admin" })
    ),
  },
  "removeMember()": {
    roles: ["admin"],
    run: changing((unit, { member, memberId }) => removeMember(unit, { ...member, memberId })),
  },
  "deleteWorkspace()": {
    roles: ["admin"],
    run: ({ db, member, actor }) => deleteWorkspace(site(db), { ...member, actor }),
  },
};

export const READINGS: Record<string, Guarded> = {
  "requireMembership()": {
    roles: EVERYBODY,
    run: ({ db, member }) => requireMembership(db, member),
  },
  "requireRole()": {
    roles: CURATORS,
    run: ({ db, member }) => requireRole(db, { ...member, roles: CURATORS }),
  },
  "requireListedMember()": {
    roles: EVERYBODY,
    run: ({ db, member, memberId }) => requireListedMember(db, { ...member, memberId }),
  },
  "listMembers()": {
    roles: EVERYBODY,
    run: ({ db, member }) => listMembers(db, { ...member, limit: 1 }),
  },
  "listArticles()": {
    roles: EVERYBODY,
    run: ({ db, member }) => listArticles(db, { ...member, limit: 1 }),
  },
  "requireArticle()": {
    roles: EVERYBODY,
    run: ({ db, member, articleId }) => requireArticle(db, { ...member, articleId }),
  },
  "listFeedTokens()": {
    roles: EVERYBODY,
    run: ({ db, member }) => listFeedTokens(db, { ...member, limit: 1 }),
  },
  "requireFeedToken()": {
    roles: EVERYBODY,
    run: ({ db, member, tokenId }) => requireFeedToken(db, { ...member, tokenId }),
  },
};

/** A workspace with something of everything, for a member of each role to act in. */
export async function prepare(db: Db) {
  const team = await addTeam(db);
  const { workspaceId } = team;
  const newcomer = await addUser(db);
  const shared = {
    db,
    articleId: await addArticle(db, workspaceId),
    tokenId: await addWorkspaceFeedToken(db, { workspaceId }),
    memberId: await addMember(db, { workspaceId, role: "viewer" }),
    email: `${newcomer}@example.org`,
  };
  const actOf = (userId: string, at = workspaceId): Act => ({
    ...shared,
    member: { workspaceId: at, userId },
    actor: userActor(userId),
  });
  return { team, actOf };
}
