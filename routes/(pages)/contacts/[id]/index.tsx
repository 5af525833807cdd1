/** The page of a contact. */
import { page } from "fresh";
import { define } from "../../../../lib/define.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../(_rest)/path_uuid.ts";
import { ContactPage } from "./(_contact)/ContactPage.tsx";
import { openContact, type OpenedContact } from "./(_contact)/open_contact.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const contactId = pathUuid(ctx.params);
    const opened = await openContact(ctx.state.site, { user, contactId, url: ctx.url });
    return page<OpenedContact>(opened);
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <ContactPage
    opened={data}
    user={requireViewer(state).user}
    translator={state.translator}
  />
));
