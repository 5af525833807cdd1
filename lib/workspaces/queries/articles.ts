/** The statements of the articles. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { Decider, Verdict } from "../../shared/workspace_options.ts";
import type { Stretch } from "../../work/newest_first.ts";

export interface Article {
  id: string;
  external_id: string;
  url: string;
  title: string;
  summary: string | null;
  author: string | null;
  published_at: Date;
  /** Null until somebody decides. */
  verdict: Verdict | null;
  reason: string | null;
  decided_by: Decider | null;
  created_at: Date;
  updated_at: Date;
}

const ARTICLE_COLUMNS = [
  "id",
  "external_id",
  "url",
  "title",
  "summary",
  "author",
  "published_at",
  "verdict",
  "reason",
  "decided_by",
  "created_at",
  "updated_at",
] as const;

/**
 * An article as it comes in, with the id that it gets if it is new. Without a verdict it leaves the
 * one that there is.
 */
export type IncomingArticle = Omit<Article, "decided_by" | "created_at" | "updated_at">;

/**
 * Stores the articles, of which no two have the same `external_id`, and tells of each that is new or
 * has changed whether it is new. One that comes again as it is stays as it is, `updated_at` too. What
 * a person has decided, a rule leaves. In one order, so that two never wait in a circle.
 */
export async function saveArticles(
  tx: Tx,
  { articles, now, ...saving }: Saving & { articles: readonly IncomingArticle[] },
): Promise<{ external_id: string; isNew: boolean }[]> {
  if (articles.length === 0) return [];
  const rows = articles.toSorted(byExternalId).map((article) => toRow(article, { now, ...saving }));
  return await tx.insertInto("articles")
    .values(rows)
    .onConflict((conflict) =>
      conflict.constraint("articles_external_id_key").doUpdateSet(({ ref }) => ({
        url: ref("excluded.url"),
        title: ref("excluded.title"),
        summary: ref("excluded.summary"),
        author: ref("excluded.author"),
        published_at: ref("excluded.published_at"),
        ...DECISION,
        updated_at: now,
      })).where(HAS_CHANGED)
    )
    .returning(["external_id", sql<boolean>`xmax = 0`.as("isNew")])
    .execute();
}

function byExternalId(one: IncomingArticle, other: IncomingArticle): number {
  return one.external_id < other.external_id ? -1 : 1;
}

interface Saving {
  workspaceId: string;
  /** Who has given the verdicts that come along. */
  decider: Decider;
  now: Date;
}

function toRow(article: IncomingArticle, { workspaceId, decider, now }: Saving) {
  return {
    ...article,
    workspace_id: workspaceId,
    decided_by: article.verdict === null ? null : decider,
    created_at: now,
    updated_at: now,
  };
}

/** No verdict came, or a person has decided where a rule speaks. */
const KEEPS_DECISION = sql<boolean>`(excluded.verdict is null
  or (articles.decided_by = 'person' and excluded.decided_by = 'rule'))`;

/** The reason belongs to the verdict: the same one without a reason leaves it. */
const KEEPS_REASON = sql<boolean>`(${KEEPS_DECISION}
  or (articles.verdict = excluded.verdict and excluded.reason is null))`;

/** What is decided from then on. */
const DECISION = {
  verdict: sql<Verdict | null>`case when ${KEEPS_DECISION}
    then articles.verdict else excluded.verdict end`,
  reason: sql<string | null>`case when ${KEEPS_REASON}
    then articles.reason else excluded.reason end`,
  decided_by: sql<Decider | null>`case when ${KEEPS_DECISION}
    then articles.decided_by else excluded.decided_by end`,
};

/** Of the values as they will be, so that PostgreSQL sees whether a row changes at all. */
const HAS_CHANGED = sql<boolean>`(articles.url, articles.title, articles.summary, articles.author,
    articles.published_at, articles.verdict, articles.reason, articles.decided_by)
  is distinct from (excluded.url, excluded.title, excluded.summary, excluded.author,
    excluded.published_at, ${DECISION.verdict}, ${DECISION.reason}, ${DECISION.decided_by})`;

/** Those of a workspace that have these, in no order. */
export async function findByExternalIds(
  db: Db | Tx,
  { workspaceId, externalIds }: { workspaceId: string; externalIds: readonly string[] },
): Promise<Article[]> {
  if (externalIds.length === 0) return [];
  return await db.selectFrom("articles")
    .select(ARTICLE_COLUMNS)
    .where("workspace_id", "=", workspaceId)
    .where("external_id", "in", externalIds)
    .execute();
}

/** Undefined where the workspace has none with that id. */
export async function findArticle(
  db: Db | Tx,
  { workspaceId, articleId }: { workspaceId: string; articleId: string },
): Promise<Article | undefined> {
  return await db.selectFrom("articles")
    .select(ARTICLE_COLUMNS)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", articleId)
    .executeTakeFirst();
}

/** Which articles a list holds: `undecided` are those without a verdict. */
export type VerdictFilter = Verdict | "undecided";

/** The newest first. */
export async function listArticles(
  db: Db | Tx,
  { limit, after, ...which }: { workspaceId: string; verdict?: VerdictFilter } & Stretch,
): Promise<Article[]> {
  let query = selectNewest(db, which).select(ARTICLE_COLUMNS);
  if (after !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("published_at", "id"), "<", tuple(after.instant, after.id))
    );
  }
  return await query.limit(limit).execute();
}

/** The newest that have been published by then and have the verdict: what a feed shows. */
export async function listPublished(
  db: Db,
  { until, limit, ...which }: { workspaceId: string; verdict: Verdict; until: Date; limit: number },
): Promise<Article[]> {
  return await selectNewest(db, which)
    .select(ARTICLE_COLUMNS)
    .where("published_at", "<=", until)
    .limit(limit)
    .execute();
}

/** How long a list is, of which no more than `most` are counted. */
export async function countArticles(
  db: Db,
  { most, ...which }: { workspaceId: string; verdict: VerdictFilter; most: number },
): Promise<number> {
  const counted = selectNewest(db, which).select("id").limit(most);
  const { count } = await db.selectFrom(counted.as("counted"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** In the order of an index, so that a limit ends the reading. */
function selectNewest(
  db: Db | Tx,
  { workspaceId, verdict }: { workspaceId: string; verdict?: VerdictFilter },
) {
  const query = db.selectFrom("articles")
    .where("workspace_id", "=", workspaceId)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc");
  if (verdict === undefined) return query;
  return verdict === "undecided"
    ? query.where("verdict", "is", null)
    : query.where("verdict", "=", verdict);
}
