/** What the form of an article shows and sends. */
import type { User } from "../../../../../lib/accounts/users.ts";
import {
  instantOf,
  localTime,
  localTimeText,
  parseLocalTime,
} from "../../../../../lib/i18n/calendar.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { type ArticleInput, articleSchema } from "../../../../../lib/shared/article_form.ts";
import { parseInput } from "../../../../../lib/shared/parse_input.ts";

export type ArticleFormValues = Readonly<Record<string, string>>;

const FIELDS = ["url", "title", "author", "published_at", "summary", "verdict", "reason"] as const;

export type ArticleField = typeof FIELDS[number];

/** Each control's label by its name, in the form's order. */
export function articleLabels(translator: Translator): Record<ArticleField, string> {
  const labels = FIELDS.map((field) => [field, translator.text(`workspace.article.${field}`)]);
  return Object.fromEntries(labels) as Record<ArticleField, string>;
}

/** A form in which nothing was typed yet: published now. */
export function blankArticle(now: Date, { timeZone }: User): ArticleFormValues {
  return { published_at: localTimeText(localTime(now, timeZone)) };
}

/**
 * The article that a form describes; its time is that of the reader's clocks.
 *
 * @throws {InvalidInput}
 */
export function readArticleForm(values: ArticleFormValues, { timeZone }: User): ArticleInput {
  const { url, title, summary, author, published_at: published, verdict, reason } = values;
  return parseInput(articleSchema, {
    url,
    title,
    summary,
    author,
    published_at: instantInput(published, timeZone),
    verdict: verdict || undefined,
    reason,
  });
}

/** A local time as the instant it is; any other text as it stands, for the schema to judge. */
function instantInput(text: string | undefined, timeZone: string): string | undefined {
  const local = parseLocalTime(text ?? "");
  return local === undefined ? text || undefined : instantOf(local, timeZone).toISOString();
}
