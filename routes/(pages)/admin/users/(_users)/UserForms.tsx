/** The forms of one account: setting its password, suspending or reinstating it, deleting it. */
import type { ComponentChildren } from "preact";
import type { ListedUser } from "../../../../../lib/accounts/list_users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MIN_PASSWORD_LENGTH } from "../../../../../lib/shared/account_forms.ts";
import { Button, type ButtonTone } from "../../../../(_components)/Button.tsx";
import { TextInput } from "../../../../(_components)/TextInput.tsx";
import { type FormErrors, formErrors } from "../../../../(_forms)/form_state.ts";
import type { UserList } from "./user_list.ts";

/** What is wrong with the password that was to be set; nothing where nothing was refused. */
export function resetErrors(translator: Translator, refused: UserList["refused"]): FormErrors {
  const labels = { new_password: translator.text("users.reset.new_password") };
  return formErrors(translator, {
    refusal: refused?.refusal ?? null,
    labels,
    scope: refused?.userId,
  });
}

interface Props {
  user: ListedUser;
  errors: FormErrors | null;
  translator: Translator;
}

export function UserForms({ user, errors, translator }: Props) {
  const name = user.displayName;
  return (
    <div class="row">
      <ResetForm {...{ user, errors, translator }} />
      {user.disabledAt === null
        ? (
          <UserForm
            {...{ user, translator }}
            act="suspension"
            label={translator.text("users.suspension")}
            effect={translator.text("users.suspension.effect")}
            submit={translator.text("users.suspension.submit", { name })}
          />
        )
        : (
          <UserForm
            {...{ user, translator }}
            act="reinstatement"
            label={translator.text("users.reinstatement")}
            effect={translator.text("users.reinstatement.effect")}
            submit={translator.text("users.reinstatement.submit", { name })}
            tone="plain"
          />
        )}
      <UserForm
        {...{ user, translator }}
        act="deletion"
        label={translator.text("users.deletion")}
        effect={translator.text("users.deletion.effect")}
        submit={translator.text("users.deletion.submit", { name })}
      />
    </div>
  );
}

function ResetForm({ user, errors, translator }: Props) {
  return (
    <UserForm
      {...{ user, translator }}
      act="password-reset"
      label={translator.text("users.reset")}
      effect={translator.text("users.reset.effect")}
      submit={translator.text("users.reset.submit", { name: user.displayName })}
      isOpen={errors?.byName.new_password !== undefined}
    >
      <TextInput
        name="new_password"
        scope={user.id}
        type="password"
        label={translator.text("users.reset.new_password")}
        hint={translator.text("users.reset.new_password_hint", { limit: MIN_PASSWORD_LENGTH })}
        error={errors?.byName.new_password}
        autocomplete="new-password"
        required
      />
    </UserForm>
  );
}

interface UserFormProps extends Omit<Props, "errors"> {
  /** Below the path of the user. */
  act: string;
  label: string;
  effect: string;
  submit: string;
  tone?: ButtonTone;
  isOpen?: boolean;
  children?: ComponentChildren;
}

/** Its opener is told by name from those of the other accounts. */
function UserForm({ user, translator, act, label, tone = "ending", ...form }: UserFormProps) {
  const fullLabel = translator.text("form.named", { label, name: user.displayName });
  return (
    <details open={form.isOpen}>
      <summary aria-label={fullLabel}>{label}</summary>
      <form class="stack" method="post" action={`/admin/users/${user.id}/${act}`} noValidate>
        <p>{form.effect}</p>
        {form.children}
        <Button tone={tone}>{form.submit}</Button>
      </form>
    </details>
  );
}
