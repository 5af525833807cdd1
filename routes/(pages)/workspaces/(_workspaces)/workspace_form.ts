/** The form that makes a workspace or changes it. */
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { parseInput } from "../../../../lib/shared/parse_input.ts";
import { type WorkspaceInput, workspaceSchema } from "../../../../lib/shared/workspace_forms.ts";
import type { FormState } from "../../../(_forms)/form_state.ts";

export interface WorkspaceForm extends FormState {
  /** The id that the new workspace will have; null where one is changed. */
  id: string | null;
}

export type WorkspaceLabels = Record<"name" | "language", string>;

/** Each control's label by its name, in the form's order. */
export function workspaceLabels(translator: Translator): WorkspaceLabels {
  return {
    name: translator.text("workspaces.form.name"),
    language: translator.text("workspaces.form.language"),
  };
}

/** @throws {InvalidInput} */
export function readWorkspaceForm(
  { name, language }: Readonly<Record<string, string>>,
): WorkspaceInput {
  return parseInput(workspaceSchema, { name, language });
}
