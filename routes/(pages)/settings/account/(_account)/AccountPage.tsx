/** The account: what its owner can change here, and the ways to what needs the password. */
import type { Session } from "../../../../../lib/accounts/sessions.ts";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { ButtonLink } from "../../../../(_components)/Button.tsx";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { formErrors, type FormState } from "../../../../(_forms)/form_state.ts";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { SettingsPageTitle } from "../../(_settings)/SettingsPageTitle.tsx";
import { ProfileForm, profileLabels } from "./ProfileForm.tsx";
import { SessionList } from "./SessionList.tsx";

export interface AccountData {
  form: FormState;
  sessions: Session[];
}

interface Props {
  data: AccountData;
  /** What has just happened, as the address says it. */
  notice: string | null;
  now: Date;
  user: User;
  /** The one that this browser has. */
  session: Session;
  translator: Translator;
}

export function AccountPage({ data, notice, now, user, session, translator }: Props) {
  const labels = profileLabels(translator);
  const errors = formErrors(translator, { refusal: data.form.refusal, labels });
  const title = translator.text("account.title");
  return (
    <>
      <SettingsPageTitle place={title} translator={translator} />
      <FormProblems errors={errors.list} {...{ translator }} />
      <AccountNotice {...{ notice, translator }} />
      <PageHead title={title} lead={translator.text("account.lead")} />
      <div class="sections">
        <ProfileForm {...{ form: data.form, labels, errors, user, translator }} />
        <p>
          <ButtonLink href="/settings/account/password">
            {translator.text("account.password.link")}
          </ButtonLink>
        </p>
        <SessionList {...{ sessions: data.sessions, session, now, user, translator }} />
        <p>
          <ButtonLink href="/settings/account/deletion" tone="ending">
            {translator.text("account.deletion.link")}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}

/** Nothing for an address that tells of nothing that can happen here. */
function AccountNotice({ notice, translator }: Pick<Props, "notice" | "translator">) {
  switch (notice) {
    case "saved":
      return <Notice>{translator.text("account.saved")}</Notice>;
    case "password_changed":
      return <Notice>{translator.text("account.password_changed")}</Notice>;
    case "session_ended":
      return <Notice>{translator.text("account.session_ended")}</Notice>;
    case "sessions_ended":
      return <Notice>{translator.text("account.sessions_ended")}</Notice>;
    default:
      return null;
  }
}
