/** Time zones by their IANA names. */

/** The shape of an IANA name; an offset such as `+01:00` would pass the formatter and is none. */
const NAME = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;

/** The zone's name as this runtime spells it, or undefined when it knows no such zone. */
export function canonicalTimeZone(name: string): string | undefined {
  if (!NAME.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Every zone that this runtime offers, by name. */
export function offeredTimeZones(): string[] {
  return ["UTC", ...Intl.supportedValuesOf("timeZone").filter((name) => name !== "UTC")];
}
