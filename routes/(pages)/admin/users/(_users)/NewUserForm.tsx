/** The form that makes an account. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MIN_PASSWORD_LENGTH, ROLES } from "../../../../../lib/shared/account_forms.ts";
import { MAX_EMAIL_LENGTH, MAX_LABEL_LENGTH } from "../../../../../lib/shared/limits.ts";
import { Button } from "../../../../(_components)/Button.tsx";
import { Choices } from "../../../../(_components)/Choices.tsx";
import { TextInput } from "../../../../(_components)/TextInput.tsx";
import type { FormErrors, FormState } from "../../../../(_forms)/form_state.ts";

export type NewUserLabels = Record<"email" | "display_name" | "password" | "role", string>;

/** Each control's label by its name, in the form's order. */
export function newUserLabels(translator: Translator): NewUserLabels {
  return {
    display_name: translator.text("users.new.display_name"),
    email: translator.text("users.new.email"),
    password: translator.text("users.new.password"),
    role: translator.text("users.new.role"),
  };
}

interface Props {
  form: FormState;
  labels: NewUserLabels;
  errors: FormErrors;
  translator: Translator;
}

export function NewUserForm({ form: { values }, labels, errors, translator }: Props) {
  const field = (name: keyof NewUserLabels) => ({
    name,
    scope: "new",
    label: labels[name],
    error: errors.byName[name],
  });
  return (
    <form class="list-end stack" method="post" action="/admin/users" noValidate>
      <h2>{translator.text("users.new")}</h2>
      <TextInput
        {...field("display_name")}
        value={values.display_name}
        maxLength={MAX_LABEL_LENGTH}
        autocomplete="off"
        required
      />
      <TextInput
        {...field("email")}
        type="email"
        value={values.email}
        maxLength={MAX_EMAIL_LENGTH}
        autocomplete="off"
        required
      />
      <TextInput
        {...field("password")}
        type="password"
        hint={translator.text("users.new.password_hint", { limit: MIN_PASSWORD_LENGTH })}
        autocomplete="new-password"
        required
      />
      <Choices
        {...field("role")}
        value={values.role ?? ""}
        choices={ROLES.map((role) => ({
          value: role,
          label: translator.text(`users.${role}`),
          explanation: translator.text(`users.new.role.${role}.explanation`),
        }))}
      />
      <Button tone="primary">{translator.text("users.new.submit")}</Button>
    </form>
  );
}
