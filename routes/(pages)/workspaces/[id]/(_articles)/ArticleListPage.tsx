/** The articles of a workspace, the newest first, all of them or those of one verdict. */
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MAX_COUNTED } from "../../../../../lib/workspaces/articles.ts";
import { CURATORS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { ButtonLink } from "../../../../(_components)/Button.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { Pager } from "../../../../(_components)/Pager.tsx";
import { formErrors } from "../../../../(_forms)/form_state.ts";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";
import type { ArticleList } from "./article_list.ts";
import { ArticleNotice } from "./ArticleNotice.tsx";
import { ArticleRow } from "./ArticleRow.tsx";
import { articlesHref, VERDICT_FILTERS } from "./articles_href.ts";
import { NoArticles } from "./NoArticles.tsx";

interface Props {
  workspace: Membership;
  list: ArticleList;
  /** What has just happened, as the address says it. */
  notice: string | null;
  now: Date;
  user: User;
  translator: Translator;
}

export function ArticleListPage({ notice, ...props }: Props) {
  const { workspace, list, translator } = props;
  const isCurator = CURATORS.includes(workspace.role);
  const errors = verdictErrors(list, translator);
  return (
    <WorkspaceFrame {...{ workspace, translator }} part="articles">
      <FormProblems errors={errors.list} {...{ translator }} />
      <ArticleNotice {...{ notice, list, translator }} />
      <PageHead
        title={translator.text("workspace.articles.title")}
        lead={list.counts.all > 0 ? translator.text("workspace.articles.lead") : undefined}
        actions={isCurator && list.counts.all > 0 && <Additions {...{ workspace, translator }} />}
      />
      {list.counts.all > 0 && <Filters {...props} />}
      {list.page.items.length === 0
        ? <NoArticles {...{ workspace, list, translator }} />
        : (
          <ul class="article-list" aria-label={translator.text("workspace.articles.title")}>
            {list.page.items.map((article, index, { [index + 1]: next, [index - 1]: previous }) => (
              <ArticleRow
                key={article.id}
                neighbour={next ?? previous}
                {...{ article, isCurator, errors, ...props }}
              />
            ))}
          </ul>
        )}
      <ArticlePager {...props} />
    </WorkspaceFrame>
  );
}

/** What is wrong with the one verdict that was not accepted. */
function verdictErrors({ refused }: ArticleList, translator: Translator) {
  return formErrors(translator, {
    refusal: refused?.form.refusal ?? null,
    labels: { reason: translator.text("workspace.article.reason") },
    scope: refused?.articleId,
  });
}

function Additions({ workspace, translator }: Pick<Props, "workspace" | "translator">) {
  const path = partHref(workspace.id, "articles");
  return (
    <>
      <ButtonLink tone="primary" href={`${path}/articles/new`}>
        {translator.text("workspace.articles.add")}
      </ButtonLink>
      <ButtonLink href={`${path}/articles/import`}>
        {translator.text("workspace.articles.import")}
      </ButtonLink>
    </>
  );
}

function Filters({ workspace, list: { filter, counts }, translator }: Omit<Props, "notice">) {
  return (
    <nav class="link-list row" aria-label={translator.text("workspace.articles.filters")}>
      {[null, ...VERDICT_FILTERS].map((verdict) => {
        const name = verdict ?? "all";
        return (
          <a
            key={name}
            href={articlesHref(workspace.id, { verdict, cursor: null })}
            aria-current={filter.verdict === verdict ? "page" : undefined}
          >
            {translator.text(`workspace.articles.filter.${name}`, {
              count: countText(counts[name], translator),
            })}
          </a>
        );
      })}
    </nav>
  );
}

/** "1,000+" where there are more. */
function countText(count: number, translator: Translator): string {
  return count > MAX_COUNTED ? `${translator.number(MAX_COUNTED)}+` : translator.number(count);
}

function ArticlePager({ workspace, list: { filter, page }, translator }: Omit<Props, "notice">) {
  const { verdict } = filter;
  return (
    <Pager
      label={translator.text("workspace.articles.pages")}
      first={page.isFirst ? undefined : {
        href: articlesHref(workspace.id, { verdict, cursor: null }),
        label: translator.text("workspaces.first_page"),
      }}
      next={page.next_cursor === null ? undefined : {
        href: articlesHref(workspace.id, { verdict, cursor: page.next_cursor }),
        label: translator.text("workspaces.next_page"),
      }}
    />
  );
}
