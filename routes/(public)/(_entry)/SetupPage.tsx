/** The form of the first account. */
import { TimeZoneField } from "../../../islands/TimeZoneField.tsx";
import type { Translator } from "../../../lib/i18n/translator.ts";
import { MIN_PASSWORD_LENGTH } from "../../../lib/shared/account_forms.ts";
import { MAX_EMAIL_LENGTH, MAX_LABEL_LENGTH } from "../../../lib/shared/limits.ts";
import { LOCALE_NAMES, LOCALES } from "../../../lib/shared/locales.ts";
import { Button } from "../../(_components)/Button.tsx";
import { ErrorSummary } from "../../(_components)/ErrorSummary.tsx";
import { PageHead } from "../../(_components)/PageHead.tsx";
import { PageTitle } from "../../(_components)/PageTitle.tsx";
import { Select } from "../../(_components)/Select.tsx";
import { TextInput } from "../../(_components)/TextInput.tsx";
import { formErrors, type FormState } from "../../(_forms)/form_state.ts";

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
      <ErrorSummary title={translator.plural("form.problems", list.length)} errors={list} />
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
        <TextInput
          {...field("password")}
          type="password"
          hint={translator.text("setup.password_hint", { limit: MIN_PASSWORD_LENGTH })}
          autocomplete="new-password"
          required
        />
        <Select
          {...field("language")}
          hint={translator.text("setup.language_hint")}
          options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          value={form.values.language}
        />
        <TimeZoneField name="time_zone" />
        <Button tone="primary">{translator.text("setup.submit")}</Button>
      </form>
    </>
  );
}
