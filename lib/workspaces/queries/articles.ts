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
  { workspaceId, articles, decider, now }: {
    workspaceId: string;
    articles: readonly IncomingArticle[];
    decider: Decider;
    now: Date;
  },
): Promise<{ external_id: string; isNew: boolean }[]> {
  if (articles.length === 0) return [];
  const rows = articles.toSorted(byExternalId).map((article) => ({
    ...article,
    workspace_id: workspaceId,
    decided_by: article.verdict === null ? null : decider,
    created_at: now,
    updated_at: now,
  }));
  // As one value, so that PostgreSQL sees whether a row changes at all.
  const decision = sql<Verdict | null>`case when ${KEEPS_DECISION}
    then articles.verdict else excluded.verdict end`;
  const reason = sql<string | null>`case when ${KEEPS_REASON} then articles.reason
    else excluded.reason end`;
  const decidedBy = sql<Decider | null>`case when ${KEEPS_DECISION}
    then articles.decided_by else excluded.decided_by end`;
  return await tx.insertInto("articles")
    .values(rows)
    .onConflict((conflict) =>
      conflict.constraint("articles_external_id_key").doUpdateSet(({ ref }) => ({
        url: ref("excluded.url"),
        title: ref("excluded.title"),
        summary: ref("excluded.summary"),
        author: ref("excluded.author"),
        published_at: ref("excluded.published_at"),
        verdict: decision,
        reason,
        decided_by: decidedBy,
        updated_at: now,
      })).where(
        sql<boolean>`(articles.url, articles.title, articles.summary, articles.author,
          articles.published_at, articles.verdict, articles.reason, articles.decided_by)
        is distinct from (excluded.url, excluded.title, excluded.summary, excluded.author,
          excluded.published_at, ${decision}, ${reason}, ${decidedBy})`,
      )
    )
    .returning(["external_id", sql<boolean>`xmax = 0`.as("isNew")])
    .execute();
}

function byExternalId(one: IncomingArticle, other: IncomingArticle): number {
  return one.external_id < other.external_id ? -1 : 1;
}

/** No verdict came, or a person has decided where a rule speaks. */
const KEEPS_DECISION = sql<boolean>`(excluded.verdict is null
  or (articles.decided_by = 'person' and excluded.decided_by = 'rule'))`;

/** The reason belongs to the verdict: the same one without a reason leaves it. */
const KEEPS_REASON = sql<boolean>`(${KEEPS_DECISION}
  or (articles.verdict = excluded.verdict and excluded.reason is null))`;

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
  { workspaceId, verdict, limit, after }: {
    workspaceId: string;
    verdict?: VerdictFilter;
  } & Stretch,
): Promise<Article[]> {
  let query = db.selectFrom("articles")
    .select(ARTICLE_COLUMNS)
    .where("workspace_id", "=", workspaceId);
  if (verdict === "undecided") query = query.where("verdict", "is", null);
  else if (verdict !== undefined) query = query.where("verdict", "=", verdict);
  if (after !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("published_at", "id"), "<", tuple(after.instant, after.id))
    );
  }
  return await query.orderBy("published_at", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** The newest that have been published by then and have the verdict: what a feed shows. */
export async function listPublished(
  db: Db,
  { workspaceId, verdict, until, limit }: {
    workspaceId: string;
    verdict: Verdict;
    until: Date;
    limit: number;
  },
): Promise<Article[]> {
  return await db.selectFrom("articles")
    .select(ARTICLE_COLUMNS)
    .where("workspace_id", "=", workspaceId)
    .where("verdict", "=", verdict)
    .where("published_at", "<=", until)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** How many articles a workspace has with each verdict. */
export async function countByVerdict(
  db: Db,
  workspaceId: string,
): Promise<{ verdict: Verdict | null; count: number }[]> {
  return await db.selectFrom("articles")
    .select(["verdict", ({ fn }) => fn.countAll<number>().as("count")])
    .where("workspace_id", "=", workspaceId)
    .groupBy("verdict")
    .execute();
}
