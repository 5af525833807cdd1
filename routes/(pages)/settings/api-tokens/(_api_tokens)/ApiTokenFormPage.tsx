/** The form that makes an API token, as a page of its own. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import {
  API_TOKEN_SCOPES,
  DEFAULT_API_TOKEN_DAYS,
  MAX_API_TOKEN_DAYS,
} from "../../../../../lib/shared/api_token_form.ts";
import { MAX_LABEL_LENGTH } from "../../../../../lib/shared/limits.ts";
import { Choices } from "../../../../(_components)/Choices.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { TextInput } from "../../../../(_components)/TextInput.tsx";
import { type FormErrors, formErrors } from "../../../../(_forms)/form_state.ts";
import { FormEnd } from "../../../../(_forms)/FormEnd.tsx";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import type { ApiTokenForm as ApiTokenFormData } from "./api_token_form.ts";
import { ApiTokensPageTitle } from "./ApiTokensPageTitle.tsx";

interface Props {
  form: ApiTokenFormData;
  translator: Translator;
}

export function ApiTokenFormPage({ form, translator }: Props) {
  const labels = labelsOf(translator);
  const errors = formErrors(translator, { refusal: form.refusal, labels });
  const title = translator.text("api_tokens.form.title");
  return (
    <>
      <ApiTokensPageTitle part={title} translator={translator} />
      <FormProblems errors={errors.list} {...{ translator }} />
      <PageHead
        title={title}
        parent={{ href: "/settings/api-tokens", label: translator.text("api_tokens.title") }}
      />
      <ApiTokenForm {...{ form, labels, errors, translator }} />
    </>
  );
}

/** Each control's label by its name, in the form's order. */
function labelsOf(translator: Translator) {
  return {
    name: translator.text("api_tokens.form.name"),
    scope: translator.text("api_tokens.form.scope"),
    expires_in_days: translator.text("api_tokens.form.expires_in_days"),
  };
}

interface FormProps extends Props {
  labels: ReturnType<typeof labelsOf>;
  errors: FormErrors;
}

function ApiTokenForm({ form, labels, errors, translator }: FormProps) {
  return (
    <form class="stack" method="post" action="/settings/api-tokens" noValidate>
      <input type="hidden" name="id" value={form.id} />
      <TextInput
        name="name"
        label={labels.name}
        hint={translator.text("api_tokens.form.name_hint")}
        error={errors.byName.name}
        value={form.values.name}
        maxLength={MAX_LABEL_LENGTH}
        autocomplete="off"
        required
        autofocus
      />
      <Choices
        name="scope"
        label={labels.scope}
        error={errors.byName.scope}
        value={form.values.scope ?? ""}
        choices={API_TOKEN_SCOPES.map((scope) => ({
          value: scope,
          label: translator.text(`api_tokens.scope.${scope}`),
          explanation: translator.text(`api_tokens.scope.${scope}.explanation`),
        }))}
      />
      <ExpiryField {...{ form, labels, errors, translator }} />
      <FormEnd
        submit={translator.text("api_tokens.form.submit")}
        cancelHref="/settings/api-tokens"
        {...{ translator }}
      />
    </form>
  );
}

function ExpiryField({ form, labels, errors, translator }: FormProps) {
  return (
    <TextInput
      name="expires_in_days"
      type="number"
      label={labels.expires_in_days}
      hint={translator.text("api_tokens.form.expires_in_days_hint", {
        limit: MAX_API_TOKEN_DAYS,
        days: DEFAULT_API_TOKEN_DAYS,
      })}
      error={errors.byName.expires_in_days}
      value={form.values.expires_in_days}
      min={1}
      max={MAX_API_TOKEN_DAYS}
      step={1}
    />
  );
}
