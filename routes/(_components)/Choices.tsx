/** One of a few: radio buttons that say what each of them means. */
import type { ComponentChildren } from "preact";
import { describingIds, FieldError, FieldHint, fieldId, type FieldProps } from "./Field.tsx";

export interface Choice {
  value: string;
  label: string;
  /** What choosing it means. */
  explanation?: string;
}

type Props = FieldProps & {
  choices: readonly Choice[];
  value: string;
  /** Below the choices: what one of them asks for or warns of. */
  children?: ComponentChildren;
};

export function Choices({ name, scope, label, hint, error, choices, value, children }: Props) {
  const id = fieldId({ name, scope });
  return (
    <fieldset class="field choices" id={id} aria-describedby={describingIds({ id, hint, error })}>
      <legend>{label}</legend>
      <FieldHint id={id} text={hint} />
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.value}
          {...{ id, name, choice }}
          checked={choice.value === value}
        />
      ))}
      <FieldError id={id} text={error} />
      {children}
    </fieldset>
  );
}

interface ChoiceCardProps {
  id: string;
  name: string;
  choice: Choice;
  checked: boolean;
}

function ChoiceCard({ id, name, choice: { value, label, explanation }, checked }: ChoiceCardProps) {
  const explanationId = explanation === undefined ? undefined : `${id}-${value}-explanation`;
  return (
    <div class="choice">
      <label>
        <input type="radio" {...{ name, value, checked }} aria-describedby={explanationId} />
        {label}
      </label>
      {explanation !== undefined && <p id={explanationId}>{explanation}</p>}
    </div>
  );
}
