/** The API tokens of a user: the list, and making one. */
import { page } from "fresh";
import { v7 as uuidv7 } from "uuid";
import { createApiToken, type CreatedApiToken } from "../../../../lib/accounts/api_tokens.ts";
import { define } from "../../../../lib/define.ts";
import { readForm } from "../../../../lib/http/form.ts";
import { write } from "../../../../lib/work/write.ts";
import { attempt } from "../../../(_forms)/attempt.ts";
import { requireSession } from "../../../(_request)/require_session.ts";
import { requireViewer } from "../../../(_request)/require_viewer.ts";
import { type ApiTokenForm, readApiTokenForm } from "./(_api_tokens)/api_token_form.ts";
import { type ApiTokenList, openApiTokenList } from "./(_api_tokens)/api_token_list.ts";
import { ApiTokenFormPage } from "./(_api_tokens)/ApiTokenFormPage.tsx";
import { ApiTokenListPage } from "./(_api_tokens)/ApiTokenListPage.tsx";
import { CreatedApiTokenPage } from "./(_api_tokens)/CreatedApiTokenPage.tsx";

type Data =
  | { kind: "list"; list: ApiTokenList }
  | { kind: "form"; form: ApiTokenForm }
  | { kind: "created"; created: CreatedApiToken };

export const handler = define.handlers({
  async GET(ctx) {
    const { user } = requireViewer(ctx.state);
    const list = await openApiTokenList(ctx.state.site, { userId: user.id, url: ctx.url });
    return page<Data>({ kind: "list", list });
  },

  async POST(ctx) {
    const { user, actor } = requireViewer(ctx.state);
    const { id: sessionId } = requireSession(ctx.state);
    const { values } = await readForm(ctx.req);
    const outcome = await attempt(() => {
      const made = { userId: user.id, sessionId, ...readApiTokenForm(values) };
      return write(ctx.state.site, actor, (unit) => createApiToken(unit, made));
    }, ["already_done"]);
    if (outcome.kind === "done") return page<Data>({ kind: "created", created: outcome.result });
    const { refusal } = outcome;
    if (refusal.kind === "forbidden") {
      return ctx.redirect("/settings/api-tokens?notice=api_token_made_already", 303);
    }
    return page<Data>({ kind: "form", form: { id: uuidv7(), values, refusal } }, { status: 422 });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { translator } = state;
  const { user } = requireViewer(state);
  switch (data.kind) {
    case "list":
      return <ApiTokenListPage {...{ list: data.list, user, translator }} />;
    case "form":
      return <ApiTokenFormPage {...{ form: data.form, translator }} />;
    case "created":
      return <CreatedApiTokenPage {...{ created: data.created, translator }} />;
    default:
      return data satisfies never;
  }
});
