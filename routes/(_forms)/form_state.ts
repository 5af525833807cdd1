/** A form as its page shows it: the values that were typed, and what is wrong with them. */
import { domainErrorText, fieldIssueText } from "../../lib/i18n/error_text.ts";
import type { Translator } from "../../lib/i18n/translator.ts";
import type { DomainErrorCode } from "../../lib/shared/domain_error.ts";
import { fieldId } from "../(_components)/Field.tsx";
import type { FormError } from "../(_components)/ErrorSummary.tsx";
import type { Refusal } from "./attempt.ts";

export interface FormState {
  /** What stands in each control, by name. */
  values: Readonly<Record<string, string>>;
  /** Why it was not accepted, null before it was sent. */
  refusal: Refusal | null;
}

/** The errors of a form in the reader's language. */
export interface FormErrors {
  /** By the name of the control. */
  byName: Readonly<Record<string, string>>;
  /** All of them, for the summary. */
  list: readonly FormError[];
}

interface Asked {
  refusal: Refusal | null;
  /** Of the controls by name, in the form's order. */
  labels: Readonly<Record<string, string>>;
  scope?: string;
  /** The controls by name whose value broke a rule; the other rules are the whole form's. */
  culprits?: Readonly<Partial<Record<DomainErrorCode, string>>>;
}

/**
 * An issue belongs to the control that has its path or the nearest one above it (`date.month` to
 * `date`), else to the whole form.
 */
export function formErrors(translator: Translator, asked: Asked): FormErrors {
  const { labels, scope } = asked;
  const faults = faultsIn(translator, asked);
  const ofForm = faults.filter(({ name }) => name === null);
  const ofControls = Object.keys(labels).flatMap((name) =>
    faults.filter((fault) => fault.name === name).map(({ text }) => ({ name, text }))
  );
  return {
    byName: Object.fromEntries(ofControls.map(({ name, text }) => [name, text])),
    list: [
      ...ofForm.map(({ text }) => ({ fieldId: null, text })),
      ...ofControls.map(({ name, text }) => ({
        fieldId: fieldId({ name, scope }),
        text: translator.text("form.problem_of", { label: labels[name] ?? "", problem: text }),
      })),
    ],
  };
}

interface Fault {
  /** Of the control; null: of the whole form. */
  name: string | null;
  text: string;
}

function faultsIn(translator: Translator, { refusal, labels, culprits = {} }: Asked): Fault[] {
  if (refusal === null) return [];
  if (refusal.kind === "forbidden") {
    const { code } = refusal;
    return [{ name: culprits[code] ?? null, text: domainErrorText(translator, code) }];
  }
  return refusal.issues.map((issue) => ({
    name: controlOf(issue.path, labels),
    text: fieldIssueText(translator, issue),
  }));
}

function controlOf(path: string, labels: Readonly<Record<string, string>>): string | null {
  const parts = path.split(".");
  const candidates = parts.map((_, index) => parts.slice(0, parts.length - index).join("."));
  return candidates.find((candidate) => candidate in labels) ?? null;
}
