/** The form that changes the password. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { TextInput } from "../../../../(_components)/TextInput.tsx";
import type { Refusal } from "../../../../(_forms)/attempt.ts";
import { formErrors } from "../../../../(_forms)/form_state.ts";
import { FormEnd } from "../../../../(_forms)/FormEnd.tsx";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { NewPasswordInput } from "../../../../(_forms)/NewPasswordInput.tsx";
import { SettingsPageTitle } from "../../(_settings)/SettingsPageTitle.tsx";

interface Props {
  refusal: Refusal | null;
  translator: Translator;
}

const CULPRITS = { wrong_password: "current_password" } as const;

export function PasswordPage({ refusal, translator }: Props) {
  const labels = {
    current_password: translator.text("account.password.current"),
    new_password: translator.text("account.password.new"),
  };
  const { byName, list } = formErrors(translator, { refusal, labels, culprits: CULPRITS });
  const [place, title] = [
    translator.text("account.title"),
    translator.text("account.password.title"),
  ];
  return (
    <>
      <SettingsPageTitle {...{ place, translator }} part={title} />
      <FormProblems errors={list} {...{ translator }} />
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
        <NewPasswordInput
          name="new_password"
          label={labels.new_password}
          error={byName.new_password}
          {...{ translator }}
        />
        <FormEnd
          submit={translator.text("account.password.submit")}
          cancelHref="/settings/account"
          {...{ translator }}
        />
      </form>
    </>
  );
}
