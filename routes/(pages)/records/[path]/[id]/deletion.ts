/** Deletes a record. */
import { define } from "../../../../../lib/define.ts";
import { readForm } from "../../../../../lib/http/form.ts";
import { deleteRecord } from "../../../../../lib/timeline/records.ts";
import { write } from "../../../../../lib/work/write.ts";
import { pathRecord } from "../../../../(_records)/path_record.ts";
import { requireRecord } from "../../../../(_records)/require_record.ts";
import { contactIdOf, noticePath, returnPath } from "../../../../(_records)/return_path.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../../(_rest)/path_uuid.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const { site } = ctx.state;
    const key = { record: pathRecord(ctx.params), userId: user.id, id: pathUuid(ctx.params) };
    const { values: { from = null } } = await readForm(ctx.req);
    const row = await requireRecord(site, key);
    await write(site, actor, (unit) => deleteRecord(unit, key));
    const path = returnPath({ from, contactId: contactIdOf(row, from) });
    return ctx.redirect(noticePath(path, { notice: "record_deleted" }), 303);
  },
});
