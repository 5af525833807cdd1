/** Carries through a form which page one came from. */

export function ReturnField({ from }: { from: string | null }) {
  return from === null ? null : <input type="hidden" name="from" value={from} />;
}
