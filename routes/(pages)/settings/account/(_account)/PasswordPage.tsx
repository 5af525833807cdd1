/** The form that changes the password. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MIN_PASSWORD_LENGTH } from "../../../../../lib/shared/account_forms.ts";
import { Button, ButtonLink } from "../../../../(_components)/Button.tsx";
import { ErrorSummary } from "../../../../(_components)/ErrorSummary.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { TextInput } from "../../../../(_components)/TextInput.tsx";
import type { Refusal } from "../../../../(_forms)/attempt.ts";
import { formErrors } from "../../../../(_forms)/form_state.ts";
import { SettingsPageTitle } from "../../(_settings)/SettingsPageTitle.tsx";

interface Props {
  refusal: Refusal | null;
  translator: Translator;
}

export function PasswordPage({ refusal, translator }: Props) {
  const labels = {
    current_password: translator.text("account.password.current"),
    new_password: translator.text("account.password.new"),
  };
  const { byName, list } = formErrors(translator, { refusal, labels });
  const [place, title] = [
    translator.text("account.title"),
    translator.text("account.password.title"),
  ];
  return (
    <>
      <SettingsPageTitle {...{ place, translator }} part={title} />
      <ErrorSummary title={translator.plural("form.problems", list.length)} errors={list} />
      <PageHead
        title={title}
        parent={{ href: "/settings/account", label: place }}
        lead={translator.text("account.password.effect")}
      />
      <form class="stack" method="post" action="/settings/account/password" noValidate>
        <TextInput
          name="current_password"
          type="password"
          label={labels.current_password}
          error={byName.current_password}
          autocomplete="current-password"
          required
          autofocus
        />
        <TextInput
          name="new_password"
          type="password"
          label={labels.new_password}
          hint={translator.text("setup.password_hint", { limit: MIN_PASSWORD_LENGTH })}
          error={byName.new_password}
          autocomplete="new-password"
          required
        />
        <div class="row">
          <Button tone="primary">{translator.text("account.password.submit")}</Button>
          <ButtonLink href="/settings/account" tone="quiet">
            {translator.text("form.cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
