/** The question before an address ends, and what is left to do when its end is unfinished. */
import type { User } from "../../../../../lib/accounts/users.ts";
import { domainErrorText } from "../../../../../lib/i18n/error_text.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { FeedToken } from "../../../../../lib/workspaces/feed_tokens.ts";
import type { Membership } from "../../../../../lib/workspaces/membership.ts";
import { Button, ButtonLink } from "../../../../(_components)/Button.tsx";
import { ConfirmationForm } from "../../../../(_components)/ConfirmationForm.tsx";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";
import { FeedTokenFacts } from "./FeedTokenFacts.tsx";
import { revocationHref, revocationTexts } from "./revocation_texts.ts";

export interface RevocationData {
  workspace: Membership;
  feedToken: FeedToken;
  /** Whether this answers an attempt to finish what an earlier one had left. */
  isRetry: boolean;
}

type Props = RevocationData & { now: Date; user: User; translator: Translator };

export function RevocationPage(props: Props) {
  const { workspace, feedToken, translator } = props;
  if (feedToken.revoked_at !== null) return <UnfinishedPage {...props} />;
  const texts = revocationTexts(feedToken, translator);
  return (
    <WorkspaceFrame {...{ workspace, translator }} title={texts.submit} part="feeds">
      <PageHead title={texts.submit} />
      <ConfirmationForm
        action={revocationHref(workspace.id, feedToken.id)}
        texts={texts}
        cancelHref={partHref(workspace.id, "feeds")}
      />
    </WorkspaceFrame>
  );
}

/** The address is refused here already; a cache may still hold what it opened (TECH section 4). */
function UnfinishedPage({ workspace, feedToken, isRetry, ...reader }: Props) {
  const { translator } = reader;
  const { id, label } = feedToken;
  const title = translator.text("workspace.feeds.unfinished.title", { label });
  return (
    <WorkspaceFrame {...{ workspace, title, translator }} part="feeds">
      <Notice tone="look">
        {isRetry && <p>{translator.text("workspace.feeds.unfinished.tried_again")}</p>}
        <p>{domainErrorText(translator, "purge_failed")}</p>
      </Notice>
      <PageHead title={title} />
      <div class="stack">
        <FeedTokenFacts {...{ feedToken, ...reader }} />
        <form class="row" method="post" action={revocationHref(workspace.id, id)}>
          <Button tone="primary">{translator.text("workspace.feeds.try_again")}</Button>
          <ButtonLink tone="quiet" href={partHref(workspace.id, "feeds")}>
            {translator.text("workspace.feeds.done")}
          </ButtonLink>
        </form>
      </div>
    </WorkspaceFrame>
  );
}
