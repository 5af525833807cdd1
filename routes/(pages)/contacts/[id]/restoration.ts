/** Undoes the deletion of a contact. */
import { restoreContact } from "../../../../lib/contacts/contacts.ts";
import { define } from "../../../../lib/define.ts";
import { write } from "../../../../lib/work/write.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../(_rest)/path_uuid.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const key = { userId: user.id, contactId: pathUuid(ctx.params) };
    await write(ctx.state.site, actor, (unit) => restoreContact(unit, key));
    return ctx.redirect(`/contacts/${key.contactId}?notice=contact_restored`, 303);
  },
});
