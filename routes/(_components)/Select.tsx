/** A field whose value is one of a list. */
import { Field, type FieldProps } from "./Field.tsx";

export interface SelectOption {
  value: string;
  label: string;
}

type Props = FieldProps & {
  options: readonly SelectOption[];
  value?: string;
  required?: boolean;
};

export function Select(
  { name, scope, label, hint, labelNote, error, options, value = "", required }: Props,
) {
  return (
    <Field {...{ name, scope, label, hint, labelNote, error }}>
      {(control) => (
        <select {...control} class="input" required={required}>
          {options.map((option) => (
            <option key={option.value} value={option.value} selected={option.value === value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
