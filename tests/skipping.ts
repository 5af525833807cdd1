/** Tests that need something which not every machine has. */

/**
 * Registers a test, which is skipped when `missing` says what this machine does not have. The
 * reason stands in the name, so that the report of the run can tell it.
 */
export function testNeeding(
  missing: string | undefined,
  name: string,
  body: () => void | Promise<void>,
): void {
  if (missing) Deno.test.ignore(`${name} [skipped: ${missing}]`, body);
  else Deno.test(name, body);
}
