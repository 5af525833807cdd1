/** A field of one line. */
import type { JSX } from "preact";
import { Field, type FieldProps } from "./Field.tsx";

type Props =
  & FieldProps
  & {
    value?: string;
    type?: "text" | "email" | "password" | "search" | "url" | "tel" | "number" | "datetime-local";
  }
  & Pick<
    JSX.InputHTMLAttributes<HTMLInputElement>,
    | "autocomplete"
    | "autofocus"
    | "inputMode"
    | "list"
    | "max"
    | "maxLength"
    | "min"
    | "placeholder"
    | "required"
    | "step"
  >;

export function TextInput(
  { name, scope, label, hint, labelNote, error, type = "text", value = "", ...input }: Props,
) {
  return (
    <Field {...{ name, scope, label, hint, labelNote, error }}>
      {(control) => <input {...input} {...control} class="input" type={type} value={value} />}
    </Field>
  );
}
