/** A hidden field that tells the browser's time zone. Without JavaScript there is none. */
import { useEffect, useState } from "preact/hooks";

export function TimeZoneField({ name }: { name: string }) {
  const [timeZone, setTimeZone] = useState<string>();
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return timeZone === undefined ? null : <input type="hidden" name={name} value={timeZone} />;
}
