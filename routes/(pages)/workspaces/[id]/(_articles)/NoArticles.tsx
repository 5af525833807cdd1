/** A list without articles: because there are none at all, or none with the verdict. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { CURATORS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { ButtonLink } from "../../../../(_components)/Button.tsx";
import { EmptyState } from "../../../../(_components)/EmptyState.tsx";
import { partHref } from "../(_workspace)/WorkspaceFrame.tsx";
import type { ArticleList } from "./article_list.ts";

interface Props {
  workspace: Membership;
  list: ArticleList;
  translator: Translator;
}

export function NoArticles({ workspace, list, translator }: Props) {
  const path = partHref(workspace.id, "articles");
  if (list.counts.all > 0) {
    return (
      <EmptyState
        title={translator.text("workspace.articles.no_match.title")}
        explanation={translator.text("workspace.articles.no_match.explanation")}
        action={
          <ButtonLink href={path}>{translator.text("workspace.articles.show_all")}</ButtonLink>
        }
      />
    );
  }
  const title = translator.text("workspace.articles.first_use.title");
  if (!CURATORS.includes(workspace.role)) {
    const explanation = translator.text("workspace.articles.first_use.viewer");
    return <EmptyState {...{ title, explanation }} />;
  }
  return (
    <EmptyState
      title={title}
      explanation={translator.text("workspace.articles.first_use.explanation")}
      action={
        <div class="row">
          <ButtonLink tone="primary" href={`${path}/articles/new`}>
            {translator.text("workspace.articles.add")}
          </ButtonLink>
          <ButtonLink href={`${path}/articles/import`}>
            {translator.text("workspace.articles.import")}
          </ButtonLink>
          <ButtonLink tone="quiet" href="/api/docs">{translator.text("api_docs.link")}</ButtonLink>
        </div>
      }
    />
  );
}
