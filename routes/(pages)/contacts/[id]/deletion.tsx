/** The page on which a contact is deleted. */
import { page } from "fresh";
import { deleteContact, requireContact } from "../../../../lib/contacts/contacts.ts";
import { define } from "../../../../lib/define.ts";
import { listNamedFeeds } from "../../../../lib/feeds/named_feeds.ts";
import { write } from "../../../../lib/work/write.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../(_rest)/path_uuid.ts";
import { type ContactToDelete, DeletionPage } from "./(_contact)/DeletionPage.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const { db } = ctx.state.site;
    const contact = await requireContact(db, { userId: user.id, contactId: pathUuid(ctx.params) });
    const feeds = await listNamedFeeds(db, user.id);
    const ending = feeds.filter(({ entity_id }) => entity_id === contact.id);
    return page<ContactToDelete>({ contact, feeds: ending });
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const key = { userId: user.id, contactId: pathUuid(ctx.params) };
    await write(ctx.state.site, actor, (unit) => deleteContact(unit, key));
    return ctx.redirect(`/contacts?deleted=${key.contactId}`, 303);
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <DeletionPage {...{ ...data, translator }} />
));
