/** The REST routes of a record, the same for every record but completions. */
import { define } from "../../lib/define.ts";
import { readJson } from "../../lib/http/body.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { encodeRecordCursor } from "../../lib/timeline/cursor.ts";
import { recordListQuery } from "../../lib/timeline/query_values.ts";
import { createRecord, listRecords } from "../../lib/timeline/records.ts";
import { write } from "../../lib/work/write.ts";
import { requireViewer } from "../(_request)/require_viewer.ts";
import { answerCreated, answerPage } from "./answers.ts";
import { readQuery } from "./query.ts";

/** The records that have a collection of their own; completions belong to a reminder. */
export type CollectionName = Exclude<keyof typeof RECORDS, "completion">;

/** GET lists, POST creates, or answers 200 where an external activity was known already. */
export function collection(record: CollectionName) {
  const { path, schema } = RECORDS[record];
  return define.handlers({
    async GET(ctx) {
      const { user } = requireViewer(ctx.state);
      const { contact_id: contactId, cursor: after, limit } = readQuery(ctx.url, recordListQuery);
      const { items, next } = await listRecords(ctx.state.site, {
        record,
        userId: user.id,
        contactId,
        after,
        limit,
      });
      return answerPage(items, next && encodeRecordCursor(next));
    },

    async POST(ctx) {
      const { user, actor } = requireViewer(ctx.state);
      const { site } = ctx.state;
      const input = parseInput(schema, await readJson(ctx.req));
      const { created, row } = await write(
        site,
        actor,
        (unit) => createRecord(unit, { record, userId: user.id, input, secretBox: site.secretBox }),
      );
      return created ? answerCreated(row, `/api/v1/${path}/${row.id}`) : Response.json(row);
    },
  });
}
