/** The page on which an API token is made. */
import { page } from "fresh";
import { define } from "../../../../lib/define.ts";
import { type ApiTokenForm, emptyApiTokenForm } from "./(_api_tokens)/api_token_form.ts";
import { ApiTokenFormPage } from "./(_api_tokens)/ApiTokenFormPage.tsx";

export const handler = define.handlers({
  GET() {
    return page<ApiTokenForm>(emptyApiTokenForm());
  },
});

export default define.page<typeof handler>(({ data, state }) => (
  <ApiTokenFormPage form={data} translator={state.translator} />
));
