/** When an entry of a timeline was, as far as it is known. */
import type { Translator } from "../../lib/i18n/translator.ts";
import type { PartialDate } from "../../lib/shared/fields.ts";
import type { TimelineItem } from "../../lib/timeline/timeline_item.ts";
import { Moment } from "../(_components)/Moment.tsx";

interface Props {
  item: TimelineItem;
  now: Date;
  timeZone: string;
  translator: Translator;
}

const UNKNOWN: PartialDate = { year: null, month: null, day: null };

/** Life events are days of the calendar, the same in every zone; all else has an instant. */
export function EntryDate({ item, now, timeZone, translator }: Props) {
  if (item.type === "life_event") {
    const date = item.data.date ?? UNKNOWN;
    return <time dateTime={machineDate(date)}>{translator.partialDate(date)}</time>;
  }
  return (
    <Moment
      instant={item.date}
      text={translator.relative(item.date, { now, timeZone })}
      full={translator.instantDateTime(item.date, timeZone)}
    />
  );
}

/** As `<time>` takes it (HTML, section 4.5.14): a day, a yearless day, a month or a year. */
function machineDate({ year, month, day }: PartialDate): string | undefined {
  const digits = (value: number, length: number) => String(value).padStart(length, "0");
  const parts = [
    ...(year === null ? [] : [digits(year, 4)]),
    ...(month === null ? [] : [digits(month, 2)]),
    ...(month === null || day === null ? [] : [digits(day, 2)]),
  ];
  return year === null && (month === null || day === null) ? undefined : parts.join("-");
}
