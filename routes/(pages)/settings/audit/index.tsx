/** The audit log of a user. */
import { page } from "fresh";
import { type LoggedEvent, readAuditLog } from "../../../../lib/accounts/audit_log.ts";
import { define } from "../../../../lib/define.ts";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { ListPager } from "../(_settings)/ListPager.tsx";
import { type OpenPage, openPage } from "../(_settings)/open_page.ts";
import { SettingsPageTitle } from "../(_settings)/SettingsPageTitle.tsx";
import { AuditEntry } from "./(_audit)/AuditEntry.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const { db } = ctx.state.site;
    const events = await openPage(
      ctx.url,
      (page) => readAuditLog(db, { userId: user.id, ...page }),
    );
    return page<OpenPage<LoggedEvent>>(events);
  },
});

export default define.page<typeof handler>(({ data: events, state }) => {
  const { translator, site } = state;
  const { user } = requireViewer(state);
  const title = translator.text("audit.title");
  const now = site.now();
  return (
    <>
      <SettingsPageTitle place={title} translator={translator} />
      <PageHead title={title} lead={translator.text("audit.lead")} />
      <ul class="event-list" aria-label={translator.text("audit.list")}>
        {events.items.map((event) => (
          <AuditEntry key={event.id} {...{ event, now, user, translator }} />
        ))}
      </ul>
      <ListPager list="audit" path="/settings/audit" {...{ page: events, translator }} />
    </>
  );
});
