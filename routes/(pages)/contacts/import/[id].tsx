/** The page on which an import is followed, and on which one reads afterwards what became of it. */
import { page } from "fresh";
import { type ContactImport, findImport } from "../../../../lib/contacts/contact_imports.ts";
import { define } from "../../../../lib/define.ts";
import { DomainError } from "../../../../lib/shared/domain_error.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { pathUuid } from "../../../(_rest)/path_uuid.ts";
import { ImportPage } from "./(_import)/ImportPage.tsx";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const { db, now } = ctx.state.site;
    const importId = pathUuid(ctx.params);
    const found = await findImport(db, { userId: user.id, importId, now: now() });
    if (found === undefined) throw new DomainError("not_found", "Cannot find the import");
    return page<ContactImport>(found);
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <ImportPage {...{ found: data, translator }} />
));
