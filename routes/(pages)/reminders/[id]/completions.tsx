/** The page on which a reminder is done, with what there is to say about it. */
import { page } from "fresh";
import { define } from "../../../../lib/define.ts";
import { readForm } from "../../../../lib/http/form.ts";
import type { RecordRow } from "../../../../lib/timeline/record_rows.ts";
import { readTypedRecord } from "../../../(_records)/record_input.ts";
import { noticePath, returnPath } from "../../../(_records)/return_path.ts";
import { completeFromForm } from "../../../(_records)/write_record.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../(_rest)/path_uuid.ts";
import { CompletionPage } from "../(_reminder)/CompletionPage.tsx";
import { openReminder, type ReminderToComplete } from "../(_reminder)/open_reminder.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const key = { user, reminderId: pathUuid(ctx.params) };
    const from = ctx.url.searchParams.get("from");
    return page<ReminderToComplete>(await openReminder(ctx.state.site, { ...key, from }));
  },

  async POST(ctx) {
    const viewer = requireViewer(ctx.state);
    const { site } = ctx.state;
    const reminderId = pathUuid(ctx.params);
    const form = await readForm(ctx.req);
    const from = form.values.from ?? null;
    const typed = readTypedRecord(form);
    const outcome = await completeFromForm(site, { viewer, reminderId, typed });
    if (outcome.kind === "done") return ctx.redirect(placeAfter(outcome.result, from), 303);
    const sent = { typed, refusal: outcome.refusal };
    const opened = await openReminder(site, { user: viewer.user, reminderId, from, sent });
    return page<ReminderToComplete>(opened, { status: 422 });
  },
});

/** Where the reminder was come upon, with the word that it is done. */
function placeAfter({ id, contact_id: contactId }: RecordRow<"completion">, from: string | null) {
  const path = returnPath({ from, contactId });
  return noticePath(path, { notice: "reminder_completed", recordId: id });
}

export default define.page<typeof handler>(({ data, state }) => (
  <CompletionPage reminder={data} translator={state.translator} />
));
