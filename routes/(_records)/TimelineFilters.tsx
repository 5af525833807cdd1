/** The form that narrows a timeline to some types and a period. */
import type { Translator } from "../../lib/i18n/translator.ts";
import { TIMELINE_TYPES } from "../../lib/shared/records/record.ts";
import { BUCKETS } from "../../lib/timeline/bucket.ts";
import { Button, ButtonLink } from "../(_components)/Button.tsx";
import { Select } from "../(_components)/Select.tsx";
import { isNarrowed, type TimelineFilter } from "./timeline_filter.ts";

interface Props {
  filter: TimelineFilter;
  path: string;
  translator: Translator;
}

/** Open while it narrows anything, so that nobody takes a part for the whole. */
export function TimelineFilters({ filter, path, translator }: Props) {
  const narrows = isNarrowed(filter);
  return (
    <details class="filters" open={narrows}>
      <summary>{translator.text("timeline.filter")}</summary>
      <form class="stack" method="get" action={path}>
        <TypeBoxes {...{ filter, translator }} />
        <div class="field-grid">
          <Select
            name="bucket"
            label={translator.text("timeline.filter.bucket")}
            value={filter.bucket}
            options={BUCKETS.toReversed().map((bucket) => ({
              value: bucket,
              label: translator.text(`timeline.bucket.${bucket}`),
            }))}
          />
        </div>
        <div class="row">
          <Button>{translator.text("timeline.filter.submit")}</Button>
          {narrows && (
            <ButtonLink href={path} tone="quiet">{translator.text("timeline.show_all")}</ButtonLink>
          )}
        </div>
      </form>
    </details>
  );
}

function TypeBoxes({ filter, translator }: Pick<Props, "filter" | "translator">) {
  return (
    <fieldset class="field">
      <legend>{translator.text("timeline.filter.types")}</legend>
      <div class="row">
        {TIMELINE_TYPES.map((type) => (
          <label key={type} class="tick row">
            <input
              type="checkbox"
              name="type"
              value={type}
              checked={filter.types.includes(type)}
            />
            {translator.text(`timeline.type.${type}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
