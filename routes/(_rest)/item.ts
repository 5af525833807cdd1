/** The REST routes of one row of a record, the same for all seven. */
import { define } from "../../lib/define.ts";
import { readJson } from "../../lib/http/body.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { RecordName } from "../../lib/shared/records/record.ts";
import { deleteRecord, findRecord, updateRecord } from "../../lib/timeline/records.ts";
import { write } from "../../lib/work/write.ts";
import { requireViewer } from "../(_request)/require_viewer.ts";
import { answerFound, answerNothing } from "./answers.ts";
import { pathUuid } from "./path_uuid.ts";

/** GET reads, PATCH changes the properties that it is given, DELETE deletes. */
export function item(record: RecordName) {
  const patchSchema = RECORDS[record].schema.partial();
  return define.handlers({
    async GET(ctx) {
      const { user } = requireViewer(ctx.state);
      const id = pathUuid(ctx.params);
      return answerFound(await findRecord(ctx.state.site, { record, userId: user.id, id }));
    },

    async PATCH(ctx) {
      const { user, actor } = requireViewer(ctx.state);
      const { site } = ctx.state;
      const id = pathUuid(ctx.params);
      const patch = parseInput(patchSchema, await readJson(ctx.req));
      return Response.json(
        await write(
          site,
          actor,
          (unit) =>
            updateRecord(unit, { record, userId: user.id, id, patch, secretBox: site.secretBox }),
        ),
      );
    },

    async DELETE(ctx) {
      const { user, actor } = requireViewer(ctx.state);
      const id = pathUuid(ctx.params);
      await write(
        ctx.state.site,
        actor,
        (unit) => deleteRecord(unit, { record, userId: user.id, id }),
      );
      return answerNothing();
    },
  });
}
