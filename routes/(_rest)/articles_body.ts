/** The body of posted articles: one of them, or many at once. */
import { readJson } from "../../lib/http/body.ts";
import { type ArticleInput, articleSchema, articlesSchema } from "../../lib/shared/article_form.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";

/**
 * The articles. Whether the body has `items` decides what it is held against, so that what is said
 * of it is about the form that was meant.
 *
 * @throws {BodyError} as `readJson` does
 * @throws {InvalidInput}
 */
export async function readArticles(request: Request): Promise<ArticleInput[]> {
  const body = await readJson(request);
  return isMany(body) ? parseInput(articlesSchema, body).items : [parseInput(articleSchema, body)];
}

function isMany(body: unknown): boolean {
  return typeof body === "object" && body !== null && Object.hasOwn(body, "items");
}
