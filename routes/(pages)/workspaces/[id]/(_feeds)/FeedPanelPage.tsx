/** The panel of a workspace's feeds: what they are, and the addresses that have been handed out. */
import { FormDialog } from "../../../../../islands/FormDialog.tsx";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { CURATORS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { EmptyState } from "../../../../(_components)/EmptyState.tsx";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { ListPager } from "../../../settings/(_settings)/ListPager.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";
import type { FeedTokenList } from "./feed_token_list.ts";
import { FeedTokenRow } from "./FeedTokenRow.tsx";

interface Props {
  workspace: Membership;
  list: FeedTokenList;
  /** What has just happened, as the address says it. */
  notice: string | null;
  user: User;
  translator: Translator;
}

export function FeedPanelPage({ notice, ...panel }: Props) {
  const { workspace, list, translator } = panel;
  const isEmpty = list.page.items.length === 0 && list.page.isFirst;
  const isCurator = CURATORS.includes(workspace.role);
  const issue = isCurator && (
    <FormDialog
      id="new-address"
      href={`${partHref(workspace.id, "feeds")}/new`}
      label={translator.text("workspace.feeds.new")}
      title={translator.text("workspace.feeds.new")}
    />
  );
  return (
    <WorkspaceFrame {...{ workspace, translator }} part="feeds">
      <FeedNotice {...{ notice, translator }} />
      <PageHead
        title={translator.text("workspace.feeds.title")}
        lead={translator.text(isCurator ? "workspace.feeds.lead" : "workspace.feeds.lead.viewer")}
        actions={!isEmpty && issue}
      />
      <div class="sections">
        {isCurator && <p>{translator.text("workspace.feeds.keys")}</p>}
        {isEmpty
          ? (
            <EmptyState
              title={translator.text("workspace.feeds.empty.title")}
              explanation={translator.text(
                isCurator ? "workspace.feeds.empty.explanation" : "workspace.feeds.empty.viewer",
              )}
              action={issue}
            />
          )
          : <FeedTokenRows {...panel} />}
      </div>
    </WorkspaceFrame>
  );
}

function FeedTokenRows({ workspace, list, user, translator }: Omit<Props, "notice">) {
  const { page, approximation, now } = list;
  const isCurator = CURATORS.includes(workspace.role);
  return (
    <div class="stack">
      <ul class="token-list" aria-label={translator.text("workspace.feeds.list")}>
        {page.items.map((feedToken) => (
          <FeedTokenRow
            key={feedToken.id}
            workspaceId={workspace.id}
            {...{ feedToken, isCurator, now, user, translator }}
          />
        ))}
      </ul>
      <p class="small quiet">
        {translator.text(`workspace.feeds.approximate.${approximation}`)}
      </p>
      <ListPager
        list="workspace.feeds"
        path={partHref(workspace.id, "feeds")}
        {...{ page, translator }}
      />
    </div>
  );
}

/** Nothing for an address that tells of nothing that can happen here. */
function FeedNotice({ notice, translator }: { notice: string | null; translator: Translator }) {
  switch (notice) {
    case "address_revoked":
      return <Notice>{translator.text("workspace.feeds.revoked")}</Notice>;
    case "address_revoked_already":
      return <Notice tone="look">{translator.text("error.already_revoked")}</Notice>;
    case "address_made_already":
      return <Notice tone="look">{translator.text("workspace.feeds.made_already")}</Notice>;
    default:
      return null;
  }
}
