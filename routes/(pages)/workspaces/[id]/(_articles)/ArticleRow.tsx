/** One article in the list: what it is, who has decided what, and the way to decide. */
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { isWebAddress } from "../../../../../lib/shared/web_address.ts";
import type { Article } from "../../../../../lib/workspaces/articles.ts";
import type { Membership } from "../../../../../lib/workspaces/membership.ts";
import { Badge } from "../../../../(_components)/Badge.tsx";
import type { FormErrors } from "../../../../(_forms)/form_state.ts";
import { WrittenText } from "../../../../(_records)/WrittenText.tsx";
import { RelativeMoment } from "../../../settings/(_settings)/RelativeMoment.tsx";
import type { ArticleList } from "./article_list.ts";
import { articleNoticeText } from "./ArticleNotice.tsx";
import { articleAnchor, verdictHref } from "./articles_href.ts";
import { VerdictForm } from "./VerdictForm.tsx";

interface Props {
  workspace: Membership;
  list: ArticleList;
  article: Article;
  /** Beside it in the list, where to go on once it has left the list. */
  neighbour: Article | undefined;
  /** Whether the reader may decide. */
  isCurator: boolean;
  /** What is wrong with the verdict that was not accepted. */
  errors: FormErrors;
  now: Date;
  user: User;
  translator: Translator;
}

export function ArticleRow(props: Props) {
  const { workspace, list, article, neighbour, isCurator, errors, ...reader } = props;
  const { translator } = reader;
  const { id, summary, reason, verdict } = article;
  const notice = list.notice?.rowId === id ? list.notice : null;
  const isMarked = notice?.article.id === id;
  const place = { workspaceId: workspace.id, articleId: id };
  return (
    <li id={articleAnchor(id)} class={isMarked ? "entry-marked stack" : "stack"} tabIndex={-1}>
      {notice !== null && !isMarked && (
        <p class="notice" role="status">{articleNoticeText(notice, translator)}</p>
      )}
      <div class="row">
        <h2>
          <ArticleTitle {...article} />
        </h2>
        <Verdict {...{ verdict, translator }} />
        {isMarked && <Badge label={markOf(notice, translator)} />}
      </div>
      <ArticleFacts {...{ article, ...reader }} />
      {summary !== null && <WrittenText text={summary} translator={translator} />}
      {reason !== null && (
        <WrittenText
          text={translator.text("workspace.articles.reason_given", { reason })}
          translator={translator}
        />
      )}
      {isCurator && (
        <VerdictForm
          action={verdictHref(place, list.filter)}
          refused={list.refused?.articleId === id ? { ...list.refused, errors } : null}
          {...{ article, neighbour, translator }}
        />
      )}
    </li>
  );
}

function markOf({ name }: NonNullable<ArticleList["notice"]>, translator: Translator): string {
  return translator.text(
    name === "article_decided" ? "workspace.articles.decided_now" : "timeline.saved_now",
  );
}

/** An address of another kind than those of the web leads nowhere. */
function ArticleTitle({ url, title }: Article) {
  return isWebAddress(url) ? <a href={url} rel="noreferrer">{title}</a> : <>{title}</>;
}

const SIGNS = { undecided: "?", passed: "✓", filtered: "✕" } as const;

/** The word says it; sign and colour repeat it. */
function Verdict({ verdict, translator }: Pick<Article, "verdict"> & { translator: Translator }) {
  const name = verdict ?? "undecided";
  return (
    <Badge
      label={translator.text(`workspace.verdict.${name}`)}
      sign={SIGNS[name]}
      tone={verdict === null ? "look" : "plain"}
    />
  );
}

type FactsProps = Pick<Props, "article" | "now" | "user" | "translator">;

function ArticleFacts({ article, ...reader }: FactsProps) {
  const { translator } = reader;
  const { url, author, published_at, decided_by } = article;
  return (
    <dl class="facts">
      {isWebAddress(url) && (
        <div>
          <dt>{translator.text("workspace.articles.source")}</dt>
          <dd>{new URL(url).host}</dd>
        </div>
      )}
      {author !== null && (
        <div>
          <dt>{translator.text("workspace.articles.author")}</dt>
          <dd>{author}</dd>
        </div>
      )}
      <div>
        <dt>{translator.text("workspace.articles.published")}</dt>
        <dd>
          <RelativeMoment instant={published_at} {...reader} />
        </dd>
      </div>
      {decided_by !== null && (
        <div>
          <dt>{translator.text("workspace.articles.decided_by")}</dt>
          <dd>{translator.text(`workspace.articles.decided_by.${decided_by}`)}</dd>
        </div>
      )}
    </dl>
  );
}
