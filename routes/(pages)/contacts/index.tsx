/** The contacts of a user: the list, and making one. */
import { page } from "fresh";
import { createContact } from "../../../lib/contacts/contacts.ts";
import { define } from "../../../lib/define.ts";
import { readForm } from "../../../lib/http/form.ts";
import { write } from "../../../lib/work/write.ts";
import { attempt } from "../../(_forms)/attempt.ts";
import type { FormState } from "../../(_forms)/form_state.ts";
import { requireViewer } from "../../(_request)/require_viewer.ts";
import { readNewContact } from "./(_contacts)/contact_form.ts";
import { type ContactList, openContactList } from "./(_contacts)/contact_list.ts";
import { ContactFormPage } from "./(_contacts)/ContactFormPage.tsx";
import { ContactListPage } from "./(_contacts)/ContactListPage.tsx";

type Data = { kind: "list"; list: ContactList } | { kind: "form"; form: FormState };

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const list = await openContactList(ctx.state.site, { userId: user.id, url: ctx.url });
    return page<Data>({ kind: "list", list });
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(() => {
      const contact = { userId: user.id, input: readNewContact(values) };
      return write(ctx.state.site, actor, (unit) => createContact(unit, contact));
    });
    if (outcome.kind === "done") {
      return ctx.redirect(`/contacts/${outcome.result.id}?notice=contact_created`, 303);
    }
    const form = { values, refusal: outcome.refusal };
    return page<Data>({ kind: "form", form }, { status: 422 });
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => {
  switch (data.kind) {
    case "list":
      return <ContactListPage {...{ list: data.list, translator }} />;
    case "form":
      return <ContactFormPage {...{ form: data.form, contact: null, translator }} />;
    default:
      return data satisfies never;
  }
});
