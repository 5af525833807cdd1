/** Gives the verdict that a form of the list sends. */
import type { Viewer } from "../../../../../lib/define.ts";
import { verdictSchema } from "../../../../../lib/shared/article_form.ts";
import { parseInput } from "../../../../../lib/shared/parse_input.ts";
import type { Site } from "../../../../../lib/site.ts";
import { write } from "../../../../../lib/work/write.ts";
import { type Article, decideArticle } from "../../../../../lib/workspaces/articles.ts";
import type { MemberOf } from "../../../../../lib/workspaces/membership.ts";

/**
 * The reason goes with the verdict where it is another than the form has shown; else decideArticle()
 * keeps the present one with the same verdict, and not with another.
 *
 * @throws {InvalidInput | DomainError} see decideArticle()
 */
export async function decideFromForm(
  site: Site,
  { actor, values, ...decided }: MemberOf & {
    articleId: string;
    actor: Viewer["actor"];
    values: Readonly<Record<string, string>>;
  },
): Promise<Article> {
  const { verdict, reason = "", reason_shown: shown = "" } = values;
  // What was left as it stood is not said of this verdict: it was the reason of the one before. Nor
  // does it undo what somebody else has written since the page was opened.
  const isChanged = writtenText(reason) !== writtenText(shown);
  const input = parseInput(verdictSchema, { verdict, reason: isChanged ? reason : undefined });
  return await write(site, actor, (unit) => decideArticle(unit, { ...decided, input }));
}

/** Browsers send each end of a line as CRLF, and no field keeps what is blank around the text. */
function writtenText(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}
