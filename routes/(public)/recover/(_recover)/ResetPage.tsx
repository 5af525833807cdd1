/** The form that sets a new password by a recovery link. */
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { MIN_PASSWORD_LENGTH } from "../../../../lib/shared/account_forms.ts";
import { Button } from "../../../(_components)/Button.tsx";
import { ErrorSummary } from "../../../(_components)/ErrorSummary.tsx";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../(_components)/PageTitle.tsx";
import { TextInput } from "../../../(_components)/TextInput.tsx";
import type { Refusal } from "../../../(_forms)/attempt.ts";
import { formErrors } from "../../../(_forms)/form_state.ts";

interface Props {
  /** The secret of the link. */
  token: string;
  refusal: Refusal | null;
  translator: Translator;
}

export function ResetPage({ token, refusal, translator }: Props) {
  const labels = { new_password: translator.text("recovery.reset.new_password") };
  const { byName, list } = formErrors(translator, { refusal, labels });
  const title = translator.text("recovery.reset.title");
  return (
    <>
      <PageTitle parts={[title]} />
      <ErrorSummary title={translator.plural("form.problems", list.length)} errors={list} />
      <PageHead title={title} lead={translator.text("recovery.reset.effect")} />
      <form class="stack" method="post" action="/recover/reset" noValidate>
        <input type="hidden" name="token" value={token} />
        <TextInput
          name="new_password"
          type="password"
          label={labels.new_password}
          hint={translator.text("setup.password_hint", { limit: MIN_PASSWORD_LENGTH })}
          error={byName.new_password}
          autocomplete="new-password"
          required
          autofocus
        />
        <Button tone="primary">{translator.text("recovery.reset.submit")}</Button>
      </form>
    </>
  );
}
