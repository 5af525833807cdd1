/** The articles of a workspace and the verdicts on them. */
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../db/database.ts";
import type { ArticleInput, VerdictInput } from "../shared/article_form.ts";
import { DomainError } from "../shared/domain_error.ts";
import type { Decider } from "../shared/workspace_options.ts";
import type { Actor } from "../work/actor.ts";
import { type Page, readPage } from "../work/newest_first.ts";
import type { Unit } from "../work/write.ts";
import { externalIdOf } from "./article_identity.ts";
import { CURATORS, enterWorkspace, type MemberOf, requireMembership } from "./membership.ts";
import {
  type Article,
  countArticles as countRows,
  findArticle,
  findByExternalIds,
  type IncomingArticle,
  listArticles as listRows,
  saveArticles,
  type VerdictFilter,
} from "./queries/articles.ts";
import { lockVerdict, updateVerdict } from "./queries/verdicts.ts";

export type { Article, VerdictFilter };

export interface PostedArticles {
  created: number;
  /** Those that were there and have changed. */
  updated: number;
  /** One for each that was posted, in the order in which they were. */
  items: Article[];
}

/**
 * Stores articles: new ones, and those met again by their `external_id` as they are now. Of two in
 * one request with the same `external_id` the later counts.
 *
 * @throws {DomainError} what `enterWorkspace` throws
 */
export async function postArticles(
  unit: Unit,
  { inputs, ...member }: MemberOf & { inputs: readonly ArticleInput[] },
): Promise<PostedArticles> {
  const { workspaceId } = member;
  await enterWorkspace(unit, { ...member, roles: CURATORS });
  const incoming = inputs.map(toIncoming);
  const articles = [...new Map(incoming.map((one) => [one.external_id, one])).values()];
  const { tx, now, actor } = unit;
  const saved = await saveArticles(tx, { workspaceId, articles, decider: deciderOf(actor), now });
  const externalIds = articles.map(({ external_id }) => external_id);
  const rows = await findByExternalIds(tx, { workspaceId, externalIds });
  const byExternalId = new Map(rows.map((row) => [row.external_id, row]));
  return {
    created: saved.filter(({ isNew }) => isNew).length,
    updated: saved.filter(({ isNew }) => !isNew).length,
    items: incoming.map(({ external_id }) => byExternalId.get(external_id)).filter((row) =>
      row !== undefined
    ),
  };
}

function toIncoming(input: ArticleInput): IncomingArticle {
  return {
    id: uuidv7(),
    external_id: input.external_id ?? externalIdOf(input.url),
    url: input.url,
    title: input.title,
    summary: input.summary ?? null,
    author: input.author ?? null,
    published_at: input.published_at,
    verdict: input.verdict ?? null,
    reason: input.reason ?? null,
  };
}

/** A program decides by a rule, whoever has given it its API token. */
function deciderOf(actor: Actor): Decider {
  return actor.kind === "user" && actor.via === "session" ? "person" : "rule";
}

/**
 * Gives a verdict, or gives it anew. The reason belongs to the verdict: the same verdict without a
 * reason keeps it, another one does not.
 *
 * @throws {DomainError} `not_found` also when the article is another workspace's; and what
 * `enterWorkspace` throws
 */
export async function decideArticle(
  unit: Unit,
  { articleId, input, ...member }: MemberOf & { articleId: string; input: VerdictInput },
): Promise<Article> {
  const { workspaceId } = member;
  await enterWorkspace(unit, { ...member, roles: CURATORS });
  const before = found(await lockVerdict(unit.tx, { workspaceId, articleId }));
  const { verdict, reason = before.verdict === verdict ? before.reason : null } = input;
  const decider = deciderOf(unit.actor);
  const { now } = unit;
  await updateVerdict(unit.tx, { workspaceId, articleId, verdict, reason, decider, now });
  return found(await findArticle(unit.tx, { workspaceId, articleId }));
}

/**
 * A page of the articles, newest first.
 *
 * @throws {DomainError} `not_found` for somebody who is no member; `malformed_cursor`
 */
export async function listArticles(
  db: Db,
  { workspaceId, userId, verdict, ...page }: MemberOf & {
    verdict?: VerdictFilter;
    limit: number;
    cursor?: string;
  },
): Promise<Page<Article>> {
  await requireMembership(db, { workspaceId, userId });
  return await readPage<Article>((stretch) => listRows(db, { workspaceId, verdict, ...stretch }), {
    by: ({ published_at }) => published_at,
    ...page,
  });
}

/** Up to how many articles of a kind are counted: to count all takes the longer the more there are. */
export const MAX_COUNTED = 1_000;

/** How many articles a workspace has, of each verdict and in all. Above MAX_COUNTED: more than that. */
export type ArticleCounts = Record<VerdictFilter | "all", number>;

/** @throws {DomainError} `not_found` for somebody who is no member */
export async function countArticles(db: Db, member: MemberOf): Promise<ArticleCounts> {
  await requireMembership(db, member);
  const { workspaceId } = member;
  const most = MAX_COUNTED + 1;
  const count = (verdict: VerdictFilter) => countRows(db, { workspaceId, verdict, most });
  const undecided = await count("undecided");
  const passed = await count("passed");
  const filtered = await count("filtered");
  return { all: Math.min(undecided + passed + filtered, most), undecided, passed, filtered };
}

/** @throws {DomainError} `not_found` when there is none, or not for this user */
export async function requireArticle(
  db: Db,
  { articleId, ...member }: MemberOf & { articleId: string },
): Promise<Article> {
  await requireMembership(db, member);
  return found(await findArticle(db, { workspaceId: member.workspaceId, articleId }));
}

function found<T>(article: T | undefined): T {
  if (article !== undefined) return article;
  throw new DomainError("not_found", "Cannot find the article: there is none with that id");
}
