/** The workspaces in which somebody is a member. */
import { FormDialog } from "../../../../islands/FormDialog.tsx";
import type { User } from "../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import type { Membership } from "../../../../lib/workspaces/workspaces.ts";
import { Badge } from "../../../(_components)/Badge.tsx";
import { EmptyState } from "../../../(_components)/EmptyState.tsx";
import { Notice } from "../../../(_components)/Notice.tsx";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../(_components)/PageTitle.tsx";
import { ListPager } from "../../settings/(_settings)/ListPager.tsx";
import type { OpenPage } from "../../settings/(_settings)/open_page.ts";
import { RelativeMoment } from "../../settings/(_settings)/RelativeMoment.tsx";

interface Props {
  page: OpenPage<Membership>;
  /** What has just happened, as the address says it. */
  notice: string | null;
  now: Date;
  user: User;
  translator: Translator;
}

export function WorkspaceListPage({ notice, ...list }: Props) {
  const { page, translator } = list;
  const title = translator.text("frame.workspaces");
  const isEmpty = page.items.length === 0;
  const create = (
    <FormDialog
      id="new-workspace"
      href="/workspaces/new"
      label={translator.text("workspaces.new")}
      title={translator.text("workspaces.new")}
    />
  );
  return (
    <>
      <PageTitle parts={[title]} />
      <WorkspaceListNotice {...{ notice, translator }} />
      <PageHead
        title={title}
        lead={translator.text("workspaces.lead")}
        actions={!isEmpty && create}
      />
      {isEmpty
        ? (
          <EmptyState
            title={translator.text("workspaces.empty.title")}
            explanation={translator.text("workspaces.empty.explanation")}
            action={create}
          />
        )
        : <WorkspaceRows {...list} />}
    </>
  );
}

function WorkspaceRows({ page, translator, ...reader }: Omit<Props, "notice">) {
  return (
    <>
      <ul class="token-list" aria-label={translator.text("workspaces.list")}>
        {page.items.map((workspace) => (
          <li key={workspace.id}>
            <div>
              <div class="row">
                <h2>
                  <a href={`/workspaces/${workspace.id}`}>{workspace.name}</a>
                </h2>
                <Badge label={translator.text(`workspaces.role.${workspace.role}`)} />
              </div>
              <dl class="facts">
                <div>
                  <dt>{translator.text("workspaces.created")}</dt>
                  <dd>
                    <RelativeMoment instant={workspace.created_at} {...{ translator, ...reader }} />
                  </dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ul>
      <ListPager list="workspaces" path="/workspaces" {...{ page, translator }} />
    </>
  );
}

/** Nothing for an address that tells of nothing that can happen here. */
function WorkspaceListNotice(
  { notice, translator }: { notice: string | null; translator: Translator },
) {
  switch (notice) {
    case "workspace_deleted":
      return <Notice>{translator.text("workspaces.notice.deleted")}</Notice>;
    case "workspace_left":
      return <Notice>{translator.text("workspaces.notice.left")}</Notice>;
    default:
      return null;
  }
}
