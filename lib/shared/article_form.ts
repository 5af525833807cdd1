/** What an article is made from, one by one or many at once, and how a verdict is given. */
import { z } from "zod";
import { instant, optionalText, requiredText } from "./fields.ts";
import { MAX_NAME_LENGTH, MAX_TITLE_LENGTH } from "./limits.ts";
import { webAddress } from "./web_address.ts";
import { MAX_POSTED_ARTICLES, VERDICTS } from "./workspace_options.ts";

/** Shorter than an address, which is ASCII: both must fit into one index. */
const MAX_EXTERNAL_ID_LENGTH = 500;

const reason = optionalText().meta({ description: "Why, in the words of whoever decided." });

export const articleSchema = z.strictObject({
  url: webAddress(),
  title: requiredText(MAX_TITLE_LENGTH),
  summary: optionalText().meta({ description: "Plain text: markup is shown as it is." }),
  author: optionalText(MAX_NAME_LENGTH),
  published_at: instant(),
  verdict: z.enum(VERDICTS).optional(),
  reason,
  external_id: optionalText(MAX_EXTERNAL_ID_LENGTH).meta({
    description:
      "By what the article is met again in its workspace. The normalised address when absent.",
  }),
}).refine(
  ({ verdict, reason }) => verdict !== undefined || reason === undefined || reason === null,
  { path: ["reason"], params: { code: "needs_verdict" } },
);

export type ArticleInput = z.output<typeof articleSchema>;

export const articlesSchema = z.strictObject({
  items: z.array(articleSchema).min(1).max(MAX_POSTED_ARTICLES),
});

export const verdictSchema = z.strictObject({ verdict: z.enum(VERDICTS), reason });

export type VerdictInput = z.output<typeof verdictSchema>;
