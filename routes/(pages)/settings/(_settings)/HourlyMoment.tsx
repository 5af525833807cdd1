/** When something was last used, as far as it is known: uses are noted by the hour. */
import type { User } from "../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { Moment } from "../../../(_components)/Moment.tsx";
import { RelativeMoment } from "./RelativeMoment.tsx";

interface Props {
  /** Null for never. */
  instant: Date | null;
  /** Absent where there is always an instant. */
  neverText?: string;
  withinTheHourText: string;
  now: Date;
  user: User;
  translator: Translator;
}

const HOUR_MS = 60 * 60 * 1000;

export function HourlyMoment({ instant, neverText, withinTheHourText, ...reader }: Props) {
  const { now, user, translator } = reader;
  if (instant === null) return <>{neverText}</>;
  if (now.getTime() - instant.getTime() >= HOUR_MS) {
    return <RelativeMoment {...{ instant, ...reader }} />;
  }
  const full = translator.instantDateTime(instant, user.timeZone);
  return <Moment {...{ instant, full }} text={withinTheHourText} />;
}
