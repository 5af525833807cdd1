/** The id that a form brings along for the row that it makes: sent twice, it is made once. */
import { z } from "zod";
import { uuid } from "../../../../lib/shared/fields.ts";
import { parseInput } from "../../../../lib/shared/parse_input.ts";

const formId = z.object({ id: uuid() });

/** @throws {InvalidInput} when there is none */
export function readFormId(values: Readonly<Record<string, string>>): string {
  return parseInput(formId, values).id;
}
