/** The feeds that a user has given out. */
import { CreateFeedDialog } from "../../../../../islands/CreateFeedDialog.tsx";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { NamedFeed } from "../../../../../lib/feeds/named_feeds.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MAX_ACTIVE_FEEDS } from "../../../../../lib/shared/feed_options.ts";
import { EmptyState } from "../../../../(_components)/EmptyState.tsx";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { FeedRow } from "./FeedRow.tsx";
import { FeedsPageTitle } from "./FeedsPageTitle.tsx";

export interface FeedList {
  feeds: NamedFeed[];
  /** What has just happened, as the address says it. */
  notice: string | null;
  now: Date;
}

interface Props {
  list: FeedList;
  user: User;
  translator: Translator;
}

export function FeedListPage({ list: { feeds, notice, now }, user, translator }: Props) {
  const create = (
    <CreateFeedDialog
      href="/settings/feeds/new"
      label={translator.text("feeds.new")}
      title={translator.text("feeds.form.title")}
      previewFailedText={translator.text("feeds.preview.failed")}
    />
  );
  return (
    <>
      <FeedsPageTitle translator={translator} />
      <FeedNotice {...{ notice, translator }} />
      <PageHead
        title={translator.text("feeds.title")}
        lead={translator.text("feeds.lead")}
        actions={feeds.length > 0 && create}
      />
      {feeds.length === 0
        ? (
          <EmptyState
            title={translator.text("feeds.empty.title")}
            explanation={translator.text("feeds.empty.explanation")}
            action={create}
          />
        )
        : (
          <>
            <ul class="feed-list" aria-label={translator.text("feeds.list")}>
              {feeds.map((feed) => <FeedRow key={feed.id} {...{ feed, now, user, translator }} />)}
            </ul>
            <p class="count quiet small">
              {translator.text("feeds.count", { count: feeds.length, limit: MAX_ACTIVE_FEEDS })}
            </p>
          </>
        )}
    </>
  );
}

/** Nothing for an address that tells of nothing that can happen here. */
function FeedNotice({ notice, translator }: { notice: string | null; translator: Translator }) {
  switch (notice) {
    case "feed_revoked":
      return <Notice>{translator.text("feeds.revoked")}</Notice>;
    case "feed_made_already":
      return <Notice tone="look">{translator.text("feeds.made_already")}</Notice>;
    default:
      return null;
  }
}
