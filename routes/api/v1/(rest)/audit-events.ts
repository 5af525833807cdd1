import { readAuditLog } from "../../../../lib/accounts/audit_log.ts";
import { define } from "../../../../lib/define.ts";
import { pageQuery } from "../../../../lib/shared/page_query.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { answerPage } from "../../../(_rest)/answers.ts";
import { readQuery } from "../../../(_rest)/query.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const page = readQuery(ctx.url, pageQuery);
    const log = await readAuditLog(ctx.state.site.db, { userId: user.id, ...page });
    return answerPage(log.items.map(({ entity_name: _, ...event }) => event), log.next_cursor);
  },
});
