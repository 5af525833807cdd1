import { requireContact } from "../../../../../../lib/contacts/contacts.ts";
import { define } from "../../../../../../lib/define.ts";
import { requireViewer } from "../../../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../../../(_rest)/path_uuid.ts";
import { answerTimeline } from "../../../../../(_rest)/timeline_answer.ts";

export const handler = define.handlers({
  async GET({ url, params, state }) {
    const { user } = requireViewer(state);
    const contactId = pathUuid(params);
    await requireContact(state.site.db, { userId: user.id, contactId });
    return await answerTimeline(state.site, { url, userId: user.id, contactId });
  },
});
