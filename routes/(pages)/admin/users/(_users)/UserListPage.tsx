/** All accounts, and the form that makes another. */
import type { State } from "../../../../../lib/define.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { formErrors } from "../../../../(_forms)/form_state.ts";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { requireViewer } from "../../../../(_request)/require_viewer.ts";
import { ListPager } from "../../../settings/(_settings)/ListPager.tsx";
import { SettingsPageTitle } from "../../../settings/(_settings)/SettingsPageTitle.tsx";
import { NewUserForm, newUserLabels } from "./NewUserForm.tsx";
import type { UserList } from "./user_list.ts";
import { resetErrors } from "./UserForms.tsx";
import { UserRow } from "./UserRow.tsx";

interface Props {
  list: UserList;
  /** What has just happened, as the address says it. */
  notice: string | null;
  state: State;
}

export function UserListPage({ list: { page, newUser, refused }, notice, state }: Props) {
  const { translator, site } = state;
  const { user: admin } = requireViewer(state);
  const labels = newUserLabels(translator);
  const errors = formErrors(translator, {
    refusal: newUser.refusal,
    labels,
    scope: "new",
    culprits: { email_taken: "email" },
  });
  const ofUser = resetErrors(translator, refused);
  const title = translator.text("users.title");
  return (
    <>
      <SettingsPageTitle place={title} translator={translator} />
      <FormProblems errors={[...errors.list, ...ofUser.list]} translator={translator} />
      <UserNotice notice={notice} translator={translator} />
      <PageHead title={title} lead={translator.text("users.lead")} />
      <ul class="user-list" aria-label={translator.text("users.list")}>
        {page.items.map((user) => (
          <UserRow
            key={user.id}
            errors={refused?.userId === user.id ? ofUser : null}
            now={site.now()}
            {...{ user, admin, translator }}
          />
        ))}
      </ul>
      <ListPager list="users" path="/admin/users" {...{ page, translator }} />
      <NewUserForm {...{ form: newUser, labels, errors, translator }} />
    </>
  );
}

/** Nothing for an address that tells of nothing that can happen here. */
function UserNotice({ notice, translator }: { notice: string | null; translator: Translator }) {
  switch (notice) {
    case "made":
      return <Notice>{translator.text("users.made")}</Notice>;
    case "password_reset":
      return <Notice>{translator.text("users.password_reset")}</Notice>;
    case "suspended":
      return <Notice>{translator.text("users.suspended_now")}</Notice>;
    case "reinstated":
      return <Notice>{translator.text("users.reinstated")}</Notice>;
    case "deleted":
      return <Notice>{translator.text("users.deleted")}</Notice>;
    default:
      return null;
  }
}
