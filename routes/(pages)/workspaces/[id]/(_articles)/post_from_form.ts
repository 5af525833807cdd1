/** Posts the article that a form describes. */
import type { Viewer } from "../../../../../lib/define.ts";
import type { Site } from "../../../../../lib/site.ts";
import { write } from "../../../../../lib/work/write.ts";
import { postArticles } from "../../../../../lib/workspaces/articles.ts";
import type { MemberOf } from "../../../../../lib/workspaces/membership.ts";
import { type ArticleFormValues, readArticleForm } from "./article_form.ts";

/**
 * The article's id: a new one, or that of the article that has the address already.
 *
 * @throws {InvalidInput | DomainError} see readArticleForm() and postArticles()
 */
export async function postFromForm(
  site: Site,
  { viewer: { user, actor }, values, ...member }: MemberOf & {
    viewer: Viewer;
    values: ArticleFormValues;
  },
): Promise<string> {
  const posted = { ...member, inputs: [readArticleForm(values, user)] };
  const { items } = await write(site, actor, (unit) => postArticles(unit, posted));
  return items[0]?.id ?? "";
}
