import { define } from "../../../../../../lib/define.ts";
import { readJson } from "../../../../../../lib/http/body.ts";
import { parseInput } from "../../../../../../lib/shared/parse_input.ts";
import { completion } from "../../../../../../lib/shared/records/completion.ts";
import { completeReminder } from "../../../../../../lib/timeline/complete_reminder.ts";
import { write } from "../../../../../../lib/work/write.ts";
import { requireViewer } from "../../../../../(_request)/require_viewer.ts";
import { answerCreated } from "../../../../../(_rest)/answers.ts";
import { pathUuid } from "../../../../../(_rest)/path_uuid.ts";

export const handler = define.handlers({
  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const { site } = ctx.state;
    const reminderId = pathUuid(ctx.params);
    const input = parseInput(completion.schema, await readJson(ctx.req));
    const row = await write(
      site,
      actor,
      (unit) =>
        completeReminder(unit, { userId: user.id, reminderId, input, secretBox: site.secretBox }),
    );
    return answerCreated(row, `/api/v1/completions/${row.id}`);
  },
});
