/** Archives a contact, or takes it out of the archive. */
import { z } from "zod";
import { updateContact } from "../../../../lib/contacts/contacts.ts";
import { define } from "../../../../lib/define.ts";
import { readForm } from "../../../../lib/http/form.ts";
import { parseInput } from "../../../../lib/shared/parse_input.ts";
import { write } from "../../../../lib/work/write.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../(_rest)/path_uuid.ts";

const archivalForm = z.object({ archived: z.stringbool({ truthy: ["true"], falsy: ["false"] }) });

export const handler = define.handlers({
  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const key = { userId: user.id, contactId: pathUuid(ctx.params) };
    const patch = parseInput(archivalForm, (await readForm(ctx.req)).values);
    await write(ctx.state.site, actor, (unit) => updateContact(unit, { ...key, patch }));
    const notice = patch.archived ? "contact_archived" : "contact_unarchived";
    return ctx.redirect(`/contacts/${key.contactId}?notice=${notice}`, 303);
  },
});
