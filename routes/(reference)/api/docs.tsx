/** The page that shows the description of REST to people, open to all. */
import { define } from "../../../lib/define.ts";
import { apiDocument } from "../../../lib/openapi/api_document.ts";
import { ApiPage } from "./(_docs)/ApiPage.tsx";

export default define.page(({ state }) => (
  <ApiPage document={apiDocument()} translator={state.translator} />
));
