import { define } from "../../../../lib/define.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { answerTimeline } from "../../../(_rest)/timeline_answer.ts";

export const handler = define.handlers({
  async GET({ url, state }) {
    const { user } = requireViewer(state);
    return await answerTimeline(state.site, { url, userId: user.id });
  },
});
