/** The page on which a record is changed. */
import { page } from "fresh";
import { define } from "../../../../../lib/define.ts";
import { readForm } from "../../../../../lib/http/form.ts";
import { pathRecord } from "../../../../(_records)/path_record.ts";
import { readTypedRecord } from "../../../../(_records)/record_input.ts";
import { contactIdOf, noticePath, returnPath } from "../../../../(_records)/return_path.ts";
import { updateFromForm } from "../../../../(_records)/write_record.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../../(_rest)/path_uuid.ts";
import { type EditedRecord, openEditedRecord } from "../../(_record)/edited_record.ts";
import { RecordPage } from "../../(_record)/RecordPage.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const key = { user, record: pathRecord(ctx.params), id: pathUuid(ctx.params) };
    const from = ctx.url.searchParams.get("from");
    return page<EditedRecord>(await openEditedRecord(ctx.state.site, { ...key, from }));
  },

  async POST(ctx) {
    const viewer = requireViewer(ctx.state);
    const key = { record: pathRecord(ctx.params), id: pathUuid(ctx.params) };
    const form = await readForm(ctx.req);
    const from = form.values.from ?? null;
    const typed = readTypedRecord(form);
    const outcome = await updateFromForm(ctx.state.site, { viewer, ...key, typed });
    if (outcome.kind === "done") {
      const path = returnPath({ from, contactId: contactIdOf(outcome.result, from) });
      return ctx.redirect(noticePath(path, { notice: "record_saved", recordId: key.id }), 303);
    }
    const shown = { user: viewer.user, ...key, from, sent: { typed, refusal: outcome.refusal } };
    const edited = await openEditedRecord(ctx.state.site, shown);
    return page<EditedRecord>(edited, { status: 422 });
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <RecordPage edited={data} translator={state.translator} />
));
