/** The page on which a contact is made. */
import { page } from "fresh";
import { define } from "../../../lib/define.ts";
import type { FormState } from "../../(_forms)/form_state.ts";
import { ContactFormPage } from "./(_contacts)/ContactFormPage.tsx";

export const handler = define.handlers({
  GET() {
    return page<FormState>({ values: {}, refusal: null });
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <ContactFormPage {...{ form: data, contact: null, translator }} />
));
