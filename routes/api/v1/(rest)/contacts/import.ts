import { importVcards } from "../../../../../lib/contacts/import_vcards.ts";
import { define } from "../../../../../lib/define.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { readVcardBody } from "../../../../(_rest)/vcard_body.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const bytes = await readVcardBody(ctx.req);
    return Response.json(await importVcards(ctx.state.site, { actor, userId: user.id, bytes }));
  },
});
