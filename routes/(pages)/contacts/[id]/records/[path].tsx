/** Records that are written down on the page of a contact. */
import { page } from "fresh";
import { define } from "../../../../../lib/define.ts";
import { readForm } from "../../../../../lib/http/form.ts";
import { pathCollectedRecord } from "../../../../(_records)/path_record.ts";
import { readTypedRecord } from "../../../../(_records)/record_input.ts";
import { noticePath } from "../../../../(_records)/return_path.ts";
import { createFromForm } from "../../../../(_records)/write_record.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../../(_rest)/path_uuid.ts";
import { ContactPage } from "../(_contact)/ContactPage.tsx";
import { openContact, type OpenedContact } from "../(_contact)/open_contact.ts";

export const handler = define.handlers({
  /** Where somebody arrives who asks for the address of a form that was not accepted. */
  GET(ctx) {
    pathCollectedRecord(ctx.params);
    return ctx.redirect(`/contacts/${pathUuid(ctx.params)}?add=${ctx.params.path}`, 303);
  },

  async POST(ctx) {
    const viewer = requireViewer(ctx.state);
    const { site } = ctx.state;
    const contactId = pathUuid(ctx.params);
    const record = pathCollectedRecord(ctx.params);
    const typed = readTypedRecord(await readForm(ctx.req));
    const outcome = await createFromForm(site, { viewer, record, typed, contactId });
    if (outcome.kind === "done") {
      const notice = { notice: "record_saved", recordId: outcome.result.id } as const;
      return ctx.redirect(noticePath(`/contacts/${contactId}`, notice), 303);
    }
    const refused = { record, typed, refusal: outcome.refusal };
    const opened = await openContact(site, { user: viewer.user, contactId, url: ctx.url, refused });
    return page<OpenedContact>(opened, { status: 422 });
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <ContactPage
    opened={data}
    user={requireViewer(state).user}
    translator={state.translator}
  />
));
