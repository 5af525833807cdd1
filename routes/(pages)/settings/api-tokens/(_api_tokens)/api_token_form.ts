/** What the create form of API tokens shows and sends. */
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import {
  type ApiTokenInput,
  apiTokenSchema,
  DEFAULT_API_TOKEN_DAYS,
} from "../../../../../lib/shared/api_token_form.ts";
import { uuid } from "../../../../../lib/shared/fields.ts";
import { parseInput } from "../../../../../lib/shared/parse_input.ts";
import type { FormState } from "../../../../(_forms)/form_state.ts";

export interface ApiTokenForm extends FormState {
  /** The id that the API token will have. */
  id: string;
}

/** A form that nobody has filled in. */
export function emptyApiTokenForm(): ApiTokenForm {
  const values = { scope: "read", expires_in_days: String(DEFAULT_API_TOKEN_DAYS) };
  return { id: uuidv7(), values, refusal: null };
}

const formId = z.object({ id: uuid() });

/**
 * The new API token and the id of its row, which the form brings along: sent twice, it is made
 * once.
 *
 * @throws {InvalidInput}
 */
export function readApiTokenForm(
  values: FormState["values"],
): { id: string; input: ApiTokenInput } {
  const { id } = parseInput(formId, values);
  const { name, scope, expires_in_days: days = "" } = values;
  const input = { name, scope, expires_in_days: days === "" ? undefined : Number(days) };
  return { id, input: parseInput(apiTokenSchema, input) };
}

/** @throws {InvalidInput} when the form brings no id for the row */
export function readFormId(values: FormState["values"]): string {
  return parseInput(formId, values).id;
}
