/** The form that sets a new password by a recovery link. */
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { Button } from "../../../(_components)/Button.tsx";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../(_components)/PageTitle.tsx";
import type { Refusal } from "../../../(_forms)/attempt.ts";
import { formErrors } from "../../../(_forms)/form_state.ts";
import { FormProblems } from "../../../(_forms)/FormProblems.tsx";
import { NewPasswordInput } from "../../../(_forms)/NewPasswordInput.tsx";

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
      <FormProblems errors={list} {...{ translator }} />
      <PageHead title={title} lead={translator.text("recovery.reset.effect")} />
      <form class="stack" method="post" action="/recover/reset" noValidate>
        <input type="hidden" name="token" value={token} />
        <NewPasswordInput
          name="new_password"
          label={labels.new_password}
          error={byName.new_password}
          autofocus
          {...{ translator }}
        />
        <Button tone="primary">{translator.text("recovery.reset.submit")}</Button>
      </form>
    </>
  );
}
