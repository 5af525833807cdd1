/** A form's field: label, hint and error, tied to the control that they are about. */
import type { ComponentChildren } from "preact";

export interface FieldProps {
  name: string;
  label: string;
  /** Tells fields of the same name apart where a page has several forms. */
  scope?: string;
  /** What to know before filling it in. */
  hint?: string;
  /** Such as "(optional)", behind the label. */
  labelNote?: string;
  /** What is wrong with the value, and what would be right. */
  error?: string;
}

/** What the control must carry so that the label, hint and error are its own. */
export interface ControlAttributes {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": "true" | undefined;
}

type Props = FieldProps & { children: (control: ControlAttributes) => ComponentChildren };

export function Field({ label, hint, labelNote, error, children, ...named }: Props) {
  const id = fieldId(named);
  const control: ControlAttributes = {
    id,
    name: named.name,
    "aria-describedby": describingIds({ id, hint, error }),
    "aria-invalid": error === undefined ? undefined : "true",
  };
  return (
    <div class="field">
      <label for={id}>
        {label}
        {labelNote !== undefined && <span class="label-note">{labelNote}</span>}
      </label>
      <FieldHint id={id} text={hint} />
      {children(control)}
      <FieldError id={id} text={error} />
    </div>
  );
}

/** The control's id: what a link of the error summary points to. */
export function fieldId({ name, scope }: { name: string; scope?: string }): string {
  const own = name.replaceAll("_", "-");
  return scope === undefined ? own : `${scope}-${own}`;
}

interface Described {
  id: string;
  hint?: string;
  error?: string;
}

/** The ids of the hint and the error of a control, or of a group of them, where there are any. */
export function describingIds({ id, hint, error }: Described): string | undefined {
  const ids = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ];
  return ids.length === 0 ? undefined : ids.join(" ");
}

export function FieldHint({ id, text }: { id: string; text?: string }) {
  return text === undefined ? null : <p id={`${id}-hint`} class="small quiet">{text}</p>;
}

export function FieldError({ id, text }: { id: string; text?: string }) {
  return text === undefined ? null : <p id={`${id}-error`} class="field-error">{text}</p>;
}
