import { createContact } from "../../../../../lib/contacts/contacts.ts";
import { listContacts } from "../../../../../lib/contacts/list_contacts.ts";
import { contactListQuery } from "../../../../../lib/contacts/query_values.ts";
import { define } from "../../../../../lib/define.ts";
import { readJson } from "../../../../../lib/http/body.ts";
import { contactSchema } from "../../../../../lib/shared/contact_fields.ts";
import { parseInput } from "../../../../../lib/shared/parse_input.ts";
import { write } from "../../../../../lib/work/write.ts";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { answerCreated } from "../../../../(_rest)/answers.ts";
import { readQuery } from "../../../../(_rest)/query.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const query = readQuery(ctx.url, contactListQuery);
    return Response.json(await listContacts(ctx.state.site.db, { userId: user.id, ...query }));
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const input = parseInput(contactSchema, await readJson(ctx.req));
    const contact = await write(
      ctx.state.site,
      actor,
      (unit) => createContact(unit, { userId: user.id, input }),
    );
    return answerCreated(contact, `/api/v1/contacts/${contact.id}`);
  },
});
