/** The page on which a contact is changed. */
import { page } from "fresh";
import type { Contact } from "../../../../lib/contacts/contact.ts";
import { requireContact, updateContact } from "../../../../lib/contacts/contacts.ts";
import { define } from "../../../../lib/define.ts";
import { readForm } from "../../../../lib/http/form.ts";
import { write } from "../../../../lib/work/write.ts";
import { attempt } from "../../../(_forms)/attempt.ts";
import type { FormState } from "../../../(_forms)/form_state.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../(_rest)/path_uuid.ts";
import { readContactPatch, shownContact } from "../(_contacts)/contact_form.ts";
import { ContactFormPage } from "../(_contacts)/ContactFormPage.tsx";

interface Data {
  contact: Contact;
  form: FormState;
}

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const key = { userId: user.id, contactId: pathUuid(ctx.params) };
    const contact = await requireContact(ctx.state.site.db, key);
    return page<Data>({ contact, form: { values: shownContact(contact), refusal: null } });
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const key = { userId: user.id, contactId: pathUuid(ctx.params) };
    const { values } = await readForm(ctx.req);
    const contact = await requireContact(ctx.state.site.db, key);
    const outcome = await attempt(() => {
      const patch = readContactPatch(values, contact);
      return write(ctx.state.site, actor, (unit) => updateContact(unit, { ...key, patch }));
    });
    if (outcome.kind === "done") {
      return ctx.redirect(`/contacts/${contact.id}?notice=contact_changed`, 303);
    }
    const form = { values, refusal: outcome.refusal };
    return page<Data>({ contact, form }, { status: 422 });
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <ContactFormPage {...{ ...data, translator }} />
));
