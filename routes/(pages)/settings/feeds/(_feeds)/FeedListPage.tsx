/** The feeds that a user has given out. */
import { ConfirmationDialog } from "../../../../../islands/ConfirmationDialog.tsx";
import { CreateFeedDialog } from "../../../../../islands/CreateFeedDialog.tsx";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MAX_ACTIVE_FEEDS } from "../../../../../lib/shared/feed_options.ts";
import { EmptyState } from "../../../../(_components)/EmptyState.tsx";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { revocationOfAllTexts } from "./ending_texts.ts";
import type { FeedList, FeedNotice } from "./feed_list.ts";
import { FeedRow } from "./FeedRow.tsx";
import { FeedsPageTitle } from "./FeedsPageTitle.tsx";

interface Props {
  list: FeedList;
  user: User;
  translator: Translator;
}

export function FeedListPage({ list, user, translator }: Props) {
  const isEmpty = list.feeds.length === 0;
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
      {list.notice !== null && <WhatHappened notice={list.notice} translator={translator} />}
      <PageHead
        title={translator.text("feeds.title")}
        lead={translator.text("feeds.lead")}
        actions={!isEmpty && create}
      />
      {isEmpty
        ? (
          <EmptyState
            title={translator.text("feeds.empty.title")}
            explanation={translator.text("feeds.empty.explanation")}
            action={create}
          />
        )
        : <FeedRows {...{ list, user, translator }} />}
    </>
  );
}

function FeedRows({ list: { feeds, now }, user, translator }: Props) {
  const revocation = revocationOfAllTexts(feeds.length, translator);
  return (
    <>
      <ul class="feed-list" aria-label={translator.text("feeds.list")}>
        {feeds.map((feed) => <FeedRow key={feed.id} {...{ feed, now, user, translator }} />)}
      </ul>
      <p class="count quiet small">
        {translator.text("feeds.count", { count: feeds.length, limit: MAX_ACTIVE_FEEDS })}
      </p>
      <p class="list-end">
        <ConfirmationDialog
          id="revoke-all"
          href="/settings/feeds/revocation"
          label={revocation.submit}
          texts={revocation}
          tone="ending"
        />
      </p>
    </>
  );
}

function WhatHappened({ notice, translator }: { notice: FeedNotice; translator: Translator }) {
  switch (notice.kind) {
    case "feed_revoked":
      return <Notice>{translator.text("feeds.revoked")}</Notice>;
    case "feeds_revoked":
      return <Notice>{translator.plural("feeds.revoked_all", notice.count)}</Notice>;
    case "feed_made_already":
      return <Notice tone="look">{translator.text("feeds.made_already")}</Notice>;
    default:
      return notice satisfies never;
  }
}
