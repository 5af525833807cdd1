/** A date of which any part may be unknown: a control for each part. */
import type { Translator } from "../../lib/i18n/translator.ts";
import {
  describingIds,
  FieldError,
  FieldHint,
  fieldId,
  type FieldProps,
} from "../(_components)/Field.tsx";

type Props = FieldProps & {
  /** What stands in the controls `<name>_day`, `<name>_month` and `<name>_year`. */
  values: Readonly<Record<string, string>>;
  translator: Translator;
};

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The first of the controls has the field's own id: the error summary leads to it. */
export function PartialDateField(props: Props) {
  const { name, scope, label, labelNote, hint, error, values, translator } = props;
  const id = fieldId({ name, scope });
  const part = (part: "day" | "month" | "year") => ({
    id: part === "day" ? id : `${id}-${part}`,
    name: `${name}_${part}`,
    "aria-invalid": error === undefined ? undefined : "true" as const,
  });
  const valueOf = (part: "day" | "month" | "year") => values[`${name}_${part}`] ?? "";
  return (
    <fieldset class="field" aria-describedby={describingIds({ id, hint, error })}>
      <legend>
        {label}
        {labelNote !== undefined && <span class="label-note">{labelNote}</span>}
      </legend>
      <FieldHint id={id} text={hint} />
      <div class="date-parts">
        <label>
          {translator.text("date.part.day")}
          <input {...part("day")} class="input" inputMode="numeric" value={valueOf("day")} />
        </label>
        <label>
          {translator.text("date.part.month")}
          <select {...part("month")} class="input">
            <MonthOptions {...{ translator }} value={valueOf("month")} />
          </select>
        </label>
        <label>
          {translator.text("date.part.year")}
          <input {...part("year")} class="input" inputMode="numeric" value={valueOf("year")} />
        </label>
      </div>
      <FieldError id={id} text={error} />
    </fieldset>
  );
}

function MonthOptions({ value, translator }: { value: string; translator: Translator }) {
  return (
    <>
      <option value="">–</option>
      {MONTHS.map((month) => (
        <option key={month} value={month} selected={String(month) === value}>
          {translator.partialDate({ year: null, month, day: null })}
        </option>
      ))}
    </>
  );
}
