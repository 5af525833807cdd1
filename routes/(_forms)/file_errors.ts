/** What is wrong with the file of a form that takes one, for the summary. */
import type { Translator } from "../../lib/i18n/translator.ts";
import type { FormError } from "../(_components)/ErrorSummary.tsx";

/** @param problem in the reader's language; none when absent */
export function fileErrors(translator: Translator, problem: string | undefined): FormError[] {
  if (problem === undefined) return [];
  const label = translator.text("import.file");
  return [{ fieldId: "file", text: translator.text("form.problem_of", { label, problem }) }];
}
