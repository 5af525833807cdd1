/** Those who took part: one box to tick for each person, in a list that scrolls by itself. */
import {
  describingIds,
  FieldError,
  FieldHint,
  fieldId,
  type FieldProps,
} from "../(_components)/Field.tsx";
import type { SelectOption } from "../(_components)/Select.tsx";

type Props = FieldProps & {
  people: readonly SelectOption[];
  chosenIds: readonly string[];
};

/** The first of the boxes has the field's own id: the error summary leads to it. */
export function PeopleField({ name, scope, label, hint, error, people, chosenIds }: Props) {
  const id = fieldId({ name, scope });
  return (
    <fieldset class="field" aria-describedby={describingIds({ id, hint, error })}>
      <legend>{label}</legend>
      <FieldHint id={id} text={hint} />
      <div class="people input">
        {people.map((person, index) => (
          <label key={person.value} class="tick row">
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              name={name}
              value={person.value}
              checked={chosenIds.includes(person.value)}
            />
            {person.label}
          </label>
        ))}
      </div>
      <FieldError id={id} text={error} />
    </fieldset>
  );
}
