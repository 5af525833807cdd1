import { restoreContact } from "../../../../../../lib/contacts/contacts.ts";
import { define } from "../../../../../../lib/define.ts";
import { write } from "../../../../../../lib/work/write.ts";
import { requireViewer } from "../../../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../../../(_rest)/path_uuid.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const contactId = pathUuid(ctx.params);
    return Response.json(
      await write(
        ctx.state.site,
        actor,
        (unit) => restoreContact(unit, { userId: user.id, contactId }),
      ),
    );
  },
});
