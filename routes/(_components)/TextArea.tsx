/** A field of several lines. */
import type { JSX } from "preact";
import { Field, type FieldProps } from "./Field.tsx";

type Props =
  & FieldProps
  & { value?: string }
  & Pick<
    JSX.TextareaHTMLAttributes<HTMLTextAreaElement>,
    "autofocus" | "maxLength" | "placeholder" | "required" | "rows"
  >;

export function TextArea(
  { name, scope, label, hint, labelNote, error, value = "", ...area }: Props,
) {
  return (
    <Field {...{ name, scope, label, hint, labelNote, error }}>
      {(control) => <textarea {...area} {...control} class="input" value={asContent(value)} />}
    </Field>
  );
}

/** A line break at the very beginning is dropped by the parser (HTML, section 13.1.2.5). */
function asContent(value: string): string {
  return /^[\r\n]/.test(value) ? `\n${value}` : value;
}
