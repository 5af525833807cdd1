/** Reads the query of a REST route. */
import type { z } from "zod";
import { InvalidInput } from "../../lib/shared/domain_error.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";

/** A query value that cannot be taken: answered 400 (DESIGN section 6). */
export class BadQuery extends Error {
  override readonly name = "BadQuery";

  constructor(readonly invalid: InvalidInput) {
    super("Cannot read the query", { cause: invalid });
  }
}

/**
 * The values that the schema names, each taken from its first occurrence. Others mean nothing here.
 *
 * @throws {BadQuery} when a value cannot be taken
 */
export function readQuery<T extends z.ZodObject>(url: URL, schema: T): z.output<T> {
  const values = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, url.searchParams.get(name) ?? undefined]),
  );
  try {
    return parseInput(schema, values);
  } catch (error) {
    if (error instanceof InvalidInput) throw new BadQuery(error);
    throw error;
  }
}
