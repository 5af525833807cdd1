/** What articles and their import look like in answers. */
import { z } from "zod";
import { VERDICTS } from "../../shared/workspace_options.ts";
import type { Article, PostedArticles } from "../../workspaces/articles.ts";
import type { ArticleImportReport } from "../../workspaces/import_articles.ts";
import { type Wire, wireId, wireInstant, wirePage } from "./wire.ts";

const text = z.string().nullable();

export const article = z.object({
  id: wireId(),
  external_id: z.string().meta({
    description: "By what the article is met again in its workspace.",
  }),
  url: z.string().meta({ format: "uri-reference" }),
  title: z.string(),
  summary: text,
  author: text,
  published_at: wireInstant(),
  verdict: z.enum(VERDICTS).nullable().meta({ description: "Null until somebody decides." }),
  reason: text,
  decided_by: z.enum(["person", "rule"]).nullable().meta({
    description: "`person` for whoever was signed in, `rule` for a program with an API token.",
  }),
  created_at: wireInstant(),
  updated_at: wireInstant(),
}).meta({ id: "Article" }) satisfies z.ZodType<Wire<Article>>;

export const articlePage = wirePage(article).meta({ id: "ArticlePage" });

export const postedArticles = z.object({
  created: z.int(),
  updated: z.int().meta({ description: "Those that were there and have changed." }),
  items: z.array(article).meta({
    description: "One for each that was posted, in the order in which they were.",
  }),
}).meta({ id: "PostedArticles" }) satisfies z.ZodType<Wire<PostedArticles>>;

/** As REST shows it: its warnings say what they are about. */
type ReportInWords = Omit<ArticleImportReport, "warnings"> & {
  warnings: { item: number | null; message: string }[];
};

export const articleImport = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int().meta({ description: "Items that cannot be an article." }),
  warnings: z.array(z.object({
    item: z.int().nullable().meta({
      description: "Which item of the file, counted from 1. Null: the file as a whole.",
    }),
    message: z.string().meta({ description: "In English, for a developer." }),
  })),
}).meta({ id: "ArticleImport" }) satisfies z.ZodType<ReportInWords>;
