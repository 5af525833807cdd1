/** The panel of a workspace's feeds: the addresses that were handed out, and issuing one. */
import { page } from "fresh";
import { v7 as uuidv7 } from "uuid";
import { define } from "../../../../../lib/define.ts";
import { readForm } from "../../../../../lib/http/form.ts";
import { CURATORS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { attempt } from "../../../../(_forms)/attempt.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { pathMember } from "../../../../(_rest)/path_member.ts";
import { type AddressForm, AddressFormPage } from "../(_feeds)/AddressFormPage.tsx";
import { type FeedTokenList, openFeedTokenList } from "../(_feeds)/feed_token_list.ts";
import { FeedPanelPage } from "../(_feeds)/FeedPanelPage.tsx";
import { type IssuedAddresses, issueFromForm } from "../(_feeds)/issue_from_form.ts";
import { IssuedAddressPage } from "../(_feeds)/IssuedAddressPage.tsx";
import { openWorkspace } from "../(_workspace)/open_workspace.ts";
import { partHref } from "../(_workspace)/WorkspaceFrame.tsx";

type Data =
  & { workspace: Membership }
  & (
    | { kind: "list"; list: FeedTokenList }
    | { kind: "form"; form: AddressForm }
    | { kind: "issued"; issued: IssuedAddresses }
  );

export const handler = define.handlers({
  async GET(ctx) {
    const workspace = await openWorkspace(ctx);
    const { member } = pathMember(ctx);
    const list = await openFeedTokenList(ctx.state.site, { ...member, url: ctx.url });
    return page<Data>({ workspace, kind: "list", list });
  },

  async POST(ctx) {
    const workspace = await openWorkspace(ctx, CURATORS);
    const { actor, member } = pathMember(ctx);
    const { values } = await readForm(ctx.req);
    const asked = { ...member, actor, values, publicOrigin: ctx.state.publicOrigin };
    const outcome = await attempt(() => issueFromForm(ctx.state.site, asked), ["already_done"]);
    if (outcome.kind === "done") {
      return page<Data>({ workspace, kind: "issued", issued: outcome.result });
    }
    if (outcome.refusal.kind === "forbidden") {
      return ctx.redirect(`${partHref(workspace.id, "feeds")}?notice=address_made_already`, 303);
    }
    const form = { id: uuidv7(), values, refusal: outcome.refusal };
    return page<Data>({ workspace, kind: "form", form }, { status: 422 });
  },
});

export default define.page<typeof handler>(({ data, state, url }) => {
  const { translator } = state;
  const { workspace } = data;
  switch (data.kind) {
    case "list": {
      const notice = url.searchParams.get("notice");
      const { user } = requireViewer(state);
      return <FeedPanelPage {...{ workspace, list: data.list, notice, user, translator }} />;
    }
    case "form":
      return <AddressFormPage {...{ workspace, form: data.form, translator }} />;
    case "issued":
      return <IssuedAddressPage {...{ workspace, issued: data.issued, translator }} />;
    default:
      return data satisfies never;
  }
});
