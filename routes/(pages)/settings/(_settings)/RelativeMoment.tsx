/** An instant, said by how far it is from now. */
import type { User } from "../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { Moment } from "../../../(_components)/Moment.tsx";

interface Props {
  instant: Date;
  now: Date;
  /** Whose time zone counts. */
  user: User;
  translator: Translator;
}

export function RelativeMoment({ instant, now, user: { timeZone }, translator }: Props) {
  return (
    <Moment
      instant={instant}
      text={translator.relative(instant, { now, timeZone })}
      full={translator.instantDateTime(instant, timeZone)}
    />
  );
}
