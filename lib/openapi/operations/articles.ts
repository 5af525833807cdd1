/** The operations on the articles of a workspace. */
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { articleSchema, articlesSchema, verdictSchema } from "../../shared/article_form.ts";
import { MAX_IMPORT_BYTES } from "../../shared/limits.ts";
import { MAX_POSTED_ARTICLES } from "../../shared/workspace_options.ts";
import { articleListQuery } from "../../workspaces/query_values.ts";
import { answered, changing, pathId, reading } from "../operation.ts";
import { article, articleImport, articlePage, postedArticles } from "../schemas/articles.ts";

const tag = "Workspaces";
const path = pathId("The workspace's id.");
const articlePath = path.extend({ articleId: z.guid().meta({ description: "The article's id." }) });
const CURATORS_ONLY = "Takes the role `admin` or `editor`.";
const feedFile = z.string().meta({ description: "RSS 0.9 to 2.0, RSS 1.0 or Atom." });

const COLLECTION: ZodOpenApiPathsObject = {
  "/workspaces/{id}/articles": {
    get: reading({
      tag,
      id: "listArticles",
      summary: "List the articles of a workspace, newest first",
      path,
      query: articleListQuery,
      answers: answered(articlePage, "A page of articles."),
    }),
    post: changing({
      tag,
      id: "postArticles",
      summary: "Post an article, or many at once",
      description: `One article, or up to ${MAX_POSTED_ARTICLES} as \`items\`: all of them are ` +
        "stored, or none. One whose `external_id` is known is changed. What a person has decided, " +
        `a program leaves. ${CURATORS_ONLY}`,
      path,
      json: z.union([
        articleSchema.meta({ id: "ArticleInput" }),
        articlesSchema.meta({ id: "ArticlesInput" }),
      ]),
      answers: answered(postedArticles, "The articles as they are now."),
    }),
  },
  "/workspaces/{id}/articles/import": {
    post: changing({
      tag,
      id: "importArticles",
      summary: "Import the articles of a feed",
      description: `A file of up to ${MAX_IMPORT_BYTES / 1024 ** 2} MiB: all of its articles are ` +
        `stored, or none. ${CURATORS_ONLY}`,
      path,
      content: {
        "application/rss+xml": feedFile,
        "application/atom+xml": feedFile,
        "application/rdf+xml": feedFile,
        "application/xml": feedFile,
        "text/xml": feedFile,
      },
      answers: answered(articleImport, "What became of the items."),
    }),
  },
};

const ITEM: ZodOpenApiPathsObject = {
  "/workspaces/{id}/articles/{articleId}": {
    get: reading({
      tag,
      id: "readArticle",
      summary: "Read an article",
      path: articlePath,
      answers: answered(article, "The article."),
    }),
    patch: changing({
      tag,
      id: "decideArticle",
      summary: "Give an article its verdict",
      description: "The reason belongs to the verdict: the same verdict without a reason keeps " +
        `it, another one does not. ${CURATORS_ONLY}`,
      path: articlePath,
      json: verdictSchema.meta({ id: "VerdictInput" }),
      answers: answered(article, "The article after the change."),
    }),
  },
};

export const articlePaths: ZodOpenApiPathsObject = { ...COLLECTION, ...ITEM };
