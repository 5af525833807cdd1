/** The field in which people choose a password of their own. */
import type { Translator } from "../../lib/i18n/translator.ts";
import { MIN_PASSWORD_LENGTH } from "../../lib/shared/account_forms.ts";
import type { FieldProps } from "../(_components)/Field.tsx";
import { TextInput } from "../(_components)/TextInput.tsx";

interface Props extends Pick<FieldProps, "name" | "label" | "error"> {
  autofocus?: boolean;
  translator: Translator;
}

export function NewPasswordInput({ translator, ...field }: Props) {
  return (
    <TextInput
      {...field}
      type="password"
      hint={translator.text("setup.password_hint", { limit: MIN_PASSWORD_LENGTH })}
      autocomplete="new-password"
      required
    />
  );
}
