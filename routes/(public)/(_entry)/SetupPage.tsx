/** The form of the first account. */
import { TimeZoneField } from "../../../islands/TimeZoneField.tsx";
import type { Translator } from "../../../lib/i18n/translator.ts";
import { MAX_EMAIL_LENGTH, MAX_LABEL_LENGTH } from "../../../lib/shared/limits.ts";
import { Button } from "../../(_components)/Button.tsx";
import { LanguageSelect } from "../../(_components)/LanguageSelect.tsx";
import { PageHead } from "../../(_components)/PageHead.tsx";
import { PageTitle } from "../../(_components)/PageTitle.tsx";
import { TextInput } from "../../(_components)/TextInput.tsx";
import { formErrors, type FormState } from "../../(_forms)/form_state.ts";
import { FormProblems } from "../../(_forms)/FormProblems.tsx";
import { NewPasswordInput } from "../../(_forms)/NewPasswordInput.tsx";

export function SetupPage({ form, translator }: { form: FormState; translator: Translator }) {
  const labels = {
    display_name: translator.text("setup.display_name"),
    email: translator.text("setup.email"),
    password: translator.text("setup.password"),
    language: translator.text("setup.language"),
  };
  const { byName, list } = formErrors(translator, { refusal: form.refusal, labels });
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: byName[name] });
  return (
    <>
      <PageTitle parts={[translator.text("setup.title")]} />
      <FormProblems errors={list} {...{ translator }} />
      <PageHead title={translator.text("setup.title")} lead={translator.text("setup.lead")} />
      <form class="stack" method="post" action="/setup" noValidate>
        <TextInput
          {...field("display_name")}
          hint={translator.text("setup.display_name_hint")}
          value={form.values.display_name}
          maxLength={MAX_LABEL_LENGTH}
          autocomplete="name"
          required
          autofocus
        />
        <TextInput
          {...field("email")}
          type="email"
          hint={translator.text("setup.email_hint")}
          value={form.values.email}
          maxLength={MAX_EMAIL_LENGTH}
          autocomplete="username"
          required
        />
        <NewPasswordInput {...field("password")} {...{ translator }} />
        <LanguageSelect
          {...field("language")}
          hint={translator.text("setup.language_hint")}
          value={form.values.language}
        />
        <TimeZoneField name="time_zone" />
        <Button tone="primary">{translator.text("setup.submit")}</Button>
      </form>
    </>
  );
}
