/** The form of signing in. */
import type { Translator } from "../../../lib/i18n/translator.ts";
import { Button } from "../../(_components)/Button.tsx";
import { Notice } from "../../(_components)/Notice.tsx";
import { PageHead } from "../../(_components)/PageHead.tsx";
import { PageTitle } from "../../(_components)/PageTitle.tsx";
import { TextInput } from "../../(_components)/TextInput.tsx";
import { formErrors, type FormState } from "../../(_forms)/form_state.ts";
import { FormProblems } from "../../(_forms)/FormProblems.tsx";

export interface SignInData extends FormState {
  /** How long to wait, where there were too many attempts. */
  retryAfterSeconds?: number;
}

interface Props {
  data: SignInData;
  /** What has just happened, as the address says it. */
  notice: string | null;
  /** Whether a link for a new password can be mailed. */
  canRecover: boolean;
  translator: Translator;
}

export function SignInPage({ data, notice, canRecover, translator }: Props) {
  const { values, refusal, retryAfterSeconds } = data;
  const labels = {
    email: translator.text("sign_in.email"),
    password: translator.text("sign_in.password"),
  };
  const { byName, list } = formErrors(translator, { refusal, labels });
  return (
    <>
      <PageTitle parts={[translator.text("sign_in.title")]} />
      <FormProblems errors={list} {...{ translator }} />
      {refusal === null && <EntryNotice {...{ notice, translator }} />}
      {retryAfterSeconds !== undefined && (
        <Notice tone="look">
          {translator.plural("sign_in.wait_minutes", Math.ceil(retryAfterSeconds / 60))}
        </Notice>
      )}
      <PageHead title={translator.text("sign_in.title")} />
      <form class="stack" method="post" action="/sign-in" noValidate>
        <input type="hidden" name="next" value={values.next ?? "/"} />
        <TextInput
          name="email"
          type="email"
          label={labels.email}
          error={byName.email}
          value={values.email}
          autocomplete="username"
          required
          autofocus
        />
        <TextInput
          name="password"
          type="password"
          label={labels.password}
          error={byName.password}
          autocomplete="current-password"
          required
        />
        <Button tone="primary">{translator.text("sign_in.submit")}</Button>
      </form>
      {canRecover && (
        <p class="link-list">
          <a href="/recover">{translator.text("sign_in.recovery")}</a>
        </p>
      )}
    </>
  );
}

/** Nothing for an address that tells of nothing that leads here. */
function EntryNotice({ notice, translator }: Pick<Props, "notice" | "translator">) {
  switch (notice) {
    case "password_set":
      return <Notice>{translator.text("sign_in.password_set")}</Notice>;
    case "account_deleted":
      return <Notice>{translator.text("sign_in.account_deleted")}</Notice>;
    default:
      return null;
  }
}
