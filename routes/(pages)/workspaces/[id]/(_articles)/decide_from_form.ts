/** Gives the verdict that a form of the list sends. */
import type { Viewer } from "../../../../../lib/define.ts";
import { verdictSchema } from "../../../../../lib/shared/article_form.ts";
import { parseInput } from "../../../../../lib/shared/parse_input.ts";
import type { Site } from "../../../../../lib/site.ts";
import { write } from "../../../../../lib/work/write.ts";
import { type Article, decideArticle } from "../../../../../lib/workspaces/articles.ts";
import type { MemberOf } from "../../../../../lib/workspaces/membership.ts";

/** @throws {InvalidInput | DomainError} see decideArticle() */
export async function decideFromForm(
  site: Site,
  { actor, values, ...decided }: MemberOf & {
    articleId: string;
    actor: Viewer["actor"];
    values: Readonly<Record<string, string>>;
  },
): Promise<Article> {
  const { verdict, reason = "" } = values;
  // A reason that is left empty is not given: the same verdict keeps the one that it has.
  const given = { verdict, reason: reason.trim() === "" ? undefined : reason };
  const input = parseInput(verdictSchema, given);
  return await write(site, actor, (unit) => decideArticle(unit, { ...decided, input }));
}
