import {
  deleteContact,
  requireContact,
  updateContact,
} from "../../../../../../lib/contacts/contacts.ts";
import { define } from "../../../../../../lib/define.ts";
import { readJson } from "../../../../../../lib/http/body.ts";
import { contactPatchSchema } from "../../../../../../lib/shared/contact_fields.ts";
import { parseInput } from "../../../../../../lib/shared/parse_input.ts";
import { write } from "../../../../../../lib/work/write.ts";
import { requireViewer } from "../../../../../(_request)/require_viewer.ts";
import { answerNothing } from "../../../../../(_rest)/answers.ts";
import { pathUuid } from "../../../../../(_rest)/path_uuid.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const contactId = pathUuid(ctx.params);
    return Response.json(await requireContact(ctx.state.site.db, { userId: user.id, contactId }));
  },

  async PATCH(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const contactId = pathUuid(ctx.params);
    const patch = parseInput(contactPatchSchema, await readJson(ctx.req));
    return Response.json(
      await write(
        ctx.state.site,
        actor,
        (unit) => updateContact(unit, { userId: user.id, contactId, patch }),
      ),
    );
  },

  async DELETE(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const contactId = pathUuid(ctx.params);
    await write(
      ctx.state.site,
      actor,
      (unit) => deleteContact(unit, { userId: user.id, contactId }),
    );
    return answerNothing();
  },
});
