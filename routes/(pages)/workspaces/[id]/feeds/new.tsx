/** The page on which an address of a workspace's feeds is issued. */
import { page } from "fresh";
import { v7 as uuidv7 } from "uuid";
import { define } from "../../../../../lib/define.ts";
import { CURATORS, type Membership } from "../../../../../lib/workspaces/membership.ts";
import { type AddressForm, AddressFormPage } from "../(_feeds)/AddressFormPage.tsx";
import { openWorkspace } from "../(_workspace)/open_workspace.ts";

interface Data {
  workspace: Membership;
  form: AddressForm;
}

export const handler = define.handlers({
  async GET(ctx) {
    const workspace = await openWorkspace(ctx, CURATORS);
    return page<Data>({ workspace, form: { id: uuidv7(), values: {}, refusal: null } });
  },
});

export default define.page<typeof handler>(({ data, state: { translator } }) => (
  <AddressFormPage {...{ ...data, translator }} />
));
