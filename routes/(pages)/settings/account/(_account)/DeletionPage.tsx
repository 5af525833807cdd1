/** The form that deletes the account: what ends, what stays, and the password once more. */
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { TextInput } from "../../../../(_components)/TextInput.tsx";
import type { Refusal } from "../../../../(_forms)/attempt.ts";
import { formErrors } from "../../../../(_forms)/form_state.ts";
import { FormEnd } from "../../../../(_forms)/FormEnd.tsx";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { SettingsPageTitle } from "../../(_settings)/SettingsPageTitle.tsx";

interface Props {
  refusal: Refusal | null;
  user: User;
  translator: Translator;
}

export function DeletionPage({ refusal, user, translator }: Props) {
  const labels = { password: translator.text("account.deletion.password") };
  const { byName, list } = formErrors(translator, { refusal, labels });
  const place = translator.text("account.title");
  const title = translator.text("account.deletion.submit", { email: user.email });
  return (
    <>
      <SettingsPageTitle {...{ place, translator }} part={title} />
      <FormProblems errors={list} {...{ translator }} />
      <PageHead title={title} parent={{ href: "/settings/account", label: place }} />
      <form class="stack" method="post" action="/settings/account/deletion" noValidate>
        <p>{translator.text("account.deletion.effect")}</p>
        <p>{translator.text("account.deletion.final")}</p>
        <TextInput
          name="password"
          type="password"
          label={labels.password}
          error={byName.password}
          autocomplete="current-password"
          required
        />
        <FormEnd submit={title} tone="ending" cancelHref="/settings/account" {...{ translator }} />
      </form>
    </>
  );
}
