/** When a feed last changed: with the newest of its entries. */

/** Undefined of a feed without entries. */
export function newestChange(changes: readonly Date[]): Date | undefined {
  return changes.reduce<Date | undefined>(
    (newest, change) => newest === undefined || change > newest ? change : newest,
    undefined,
  );
}
