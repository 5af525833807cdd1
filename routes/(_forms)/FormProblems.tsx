/** What keeps a form from being accepted, counted in the reader's language. */
import type { Translator } from "../../lib/i18n/translator.ts";
import { ErrorSummary, type FormError } from "../(_components)/ErrorSummary.tsx";

interface Props {
  errors: readonly FormError[];
  translator: Translator;
}

/** Nothing while there are no errors. */
export function FormProblems({ errors, translator }: Props) {
  return <ErrorSummary title={translator.plural("form.problems", errors.length)} errors={errors} />;
}
