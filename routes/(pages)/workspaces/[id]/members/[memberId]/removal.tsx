/** The page on which a member is taken out of a workspace, or leaves it. */
import { page } from "fresh";
import { define } from "../../../../../../lib/define.ts";
import { write } from "../../../../../../lib/work/write.ts";
import { removeMember } from "../../../../../../lib/workspaces/members.ts";
import { attempt, type Refusal } from "../../../../../(_forms)/attempt.ts";
import { refusalStatus } from "../../../../../(_forms)/refusal_status.ts";
import { pathMember } from "../../../../../(_rest)/path_member.ts";
import { type Going, openGoing, placeAfter } from "../../(_members)/going.ts";
import { RemovalPage } from "../../(_members)/RemovalPage.tsx";

interface Data {
  going: Going;
  refusal: Refusal | null;
}

export const handler = define.handlers({
  async GET(ctx) {
    return page<Data>({ going: await openGoing(ctx), refusal: null });
  },

  async POST(ctx) {
    const going = await openGoing(ctx);
    const { actor, member } = pathMember(ctx);
    const act = { ...member, memberId: going.member.id };
    const outcome = await attempt(
      () => write(ctx.state.site, actor, (unit) => removeMember(unit, act)),
      ["last_workspace_admin"],
    );
    if (outcome.kind === "refused") {
      const { refusal } = outcome;
      return page<Data>({ going, refusal }, { status: refusalStatus(refusal) });
    }
    return ctx.redirect(placeAfter(going), 303);
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <RemovalPage {...{ ...data, translator }} />
));
