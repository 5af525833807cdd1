/** Calendar days as instants. Pure. */

/** Midnight UTC of the day. In common years 29 February falls on 1 March. */
export function utcDay(year: number, month: number, day: number): Date {
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  return midnight;
}
